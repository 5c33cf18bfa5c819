// The table as a player uses it, by mouse and by keyboard alone, at the smallest size a
// window can have.
import QtQuick
import QtTest
import Kronika
import KronikaTest

Item {
    id: root

    width: 1024
    height: 640

    Component {
        id: tableComponent

        Table {
            anchors.fill: parent
            focus: true
            table: Kit.desk.table
        }
    }

    SignalSpy {
        id: leaving

        signalName: "leaveRequested"
    }

    TestCase {
        id: testCase

        name: "Table"
        when: windowShown

        property Table screen
        readonly property KingdomTable table: screen ? screen.table : null

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Theme.reducedMotion = true
        }

        function cleanup() {
            if (screen)
                screen.destroy()
            screen = null
            wait(0)
        }

        function show_table() {
            screen = tableComponent.createObject(root)
            verify(screen)
            screen.forceActiveFocus()
            waitForRendering(screen)
        }

        function begin() {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            show_table()
        }

        function stage(kind) {
            verify(Kit.stage(kind), "no campaign asks for " + kind)
            show_table()
            compare(table.question.kind, kind)
        }

        function find(name) {
            let top = screen
            while (top.parent)
                top = top.parent
            const item = findChild(top, name)
            verify(item, "no " + name)
            return item
        }

        // The first card in play with an offer of this kind that is possible, or is not.
        function card_with(kind, possible) {
            for (let row = 0; row < table.play.count; ++row) {
                table.openCard = table.play.numberAt(row)
                const offers = table.offers
                for (let i = 0; i < offers.length; ++i) {
                    const offer = table.offerAt(i)
                    if (offer.kind === kind && offer.possible === possible) {
                        const number = table.openCard
                        table.openCard = 0
                        return number
                    }
                }
            }
            table.openCard = 0
            return 0
        }

        function test_shows_the_kingdom() {
            begin()
            compare(find("kingdomName").text, "Arkach")
            verify(find("moment").text.startsWith("Round 1, turn 1"))
            compare(find("play").count, 4)
            compare(find("deck").Accessible.name, "Deck, 6")
            verify(find("box").text.indexOf("card 11") > 0)
            for (let row = 0; row < 4; ++row)
                verify(find("card" + table.play.numberAt(row)).width > 100)
        }

        function test_a_card_produces_by_mouse() {
            begin()
            const number = card_with("produce", true)
            mouseClick(find("card" + number))
            const offer = find("offer-produce " + number)
            tryVerify(() => offer.visible)
            waitForRendering(screen)
            mouseClick(offer)
            tryCompare(table.log, "count", 1)
            tryVerify(() => !find("offersPopup").opened)
        }

        function test_a_card_produces_by_keyboard() {
            begin()
            find("play").forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => find("offersPopup").opened)
            keyClick(Qt.Key_1)
            tryCompare(table.log, "count", 1)
        }

        function test_the_card_that_was_clicked_is_left_by_escape() {
            begin()
            find("play").forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => find("offersPopup").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("offersPopup").opened)
            compare(table.log.count, 0)
        }

        function test_what_is_not_possible_says_why() {
            begin()
            const number = card_with("upgrade", false)
            verify(number > 0)
            mouseClick(find("card" + number))
            tryVerify(() => find("offersPopup").opened)
            let reason = ""
            for (let i = 0; i < table.offers.length; ++i) {
                if (table.offerAt(i).kind === "upgrade")
                    reason = table.offerAt(i).refusal
            }
            verify(reason.startsWith("7.2: "), reason)
        }

        function test_an_upgrade() {
            begin()
            // Until one can be paid: take what is produced, else go on.
            let upgraded = 0
            for (let step = 0; step < 60 && upgraded === 0; ++step) {
                const number = card_with("upgrade", true)
                if (number > 0) {
                    const stage = table.stageOf(number)
                    screen.openCard(number)
                    tryVerify(() => find("offersPopup").opened)
                    for (let i = 0; i < table.offers.length; ++i) {
                        if (table.offerAt(i).kind === "upgrade" && table.offerAt(i).possible) {
                            keyClick(Qt.Key_0 + table.offerAt(i).digit)
                            break
                        }
                    }
                    tryVerify(() => !find("offersPopup").opened)
                    tryVerify(() => find("upgradeSheet").opened)
                    keyClick(Qt.Key_Return)
                    tryVerify(() => !find("upgradeSheet").opened)
                    if (table.stageOf(number) !== stage || table.question.open)
                        upgraded = number
                } else if (table.question.open) {
                    table.question.choose(0)
                } else {
                    const producer = card_with("produce", true)
                    if (producer > 0)
                        table.make("produce " + producer)
                    else
                        table.pass()
                }
            }
            verify(upgraded > 0)
        }

        function test_a_whole_round_by_keyboard() {
            begin()
            find("play").forceActiveFocus()
            for (let step = 0; step < 80 && table.round === 1; ++step) {
                if (table.discovered.count > 0) {
                    keyClick(Qt.Key_Escape)
                    tryCompare(table.discovered, "count", 0)
                } else if (table.question.open) {
                    keyClick(Qt.Key_1)
                } else {
                    keyClick(Qt.Key_P)
                }
            }
            compare(table.round, 2)
        }

        function test_undo_and_redo_by_keyboard() {
            begin()
            find("play").forceActiveFocus()
            keyClick(Qt.Key_P)
            tryCompare(table, "turn", 2)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            tryCompare(table, "turn", 1)
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
            tryCompare(table, "turn", 2)
        }

        function test_undo_and_advance_by_mouse() {
            begin()
            mouseClick(find("undo"))
            verify(find("prompt").text.indexOf("undone") > 0)
            mouseClick(find("advance"))
            tryCompare(table.log, "count", 1)
            mouseClick(find("undo"))
            tryCompare(table.log, "count", 0)
        }

        function test_cards_on_the_table_are_chosen_there() {
            for (let number = 0; number < 1; ++number)
                stage("cards")
            const before = table.log.count
            if (table.question.onTable) {
                const card = table.question.answers[0].card.number
                mouseClick(find("card" + card))
                if (!table.question.single && table.question.ready)
                    keyClick(Qt.Key_C)
            } else {
                tryVerify(() => find("answerPanel").visible || find("questionScene").visible)
                keyClick(Qt.Key_1)
            }
            tryVerify(() => table.log.count > before)
        }

        function test_questions_of_a_line_are_answered_in_the_line_data() {
            return [{ tag: "confirm" }, { tag: "resources" }, { tag: "production" }]
        }

        function test_questions_of_a_line_are_answered_in_the_line(data) {
            if (!Kit.stage(data.tag))
                skip("no campaign asks for " + data.tag)
            show_table()
            const before = table.log.count
            verify(!find("answerPanel").visible)
            const label = table.question.answers[0].label
            mouseClick(find("take-" + label))
            if (table.log.count === before) {
                while (!table.question.ready)
                    table.question.choose(0)
                mouseClick(find("confirm"))
            }
            tryVerify(() => table.log.count > before)
        }

        function test_questions_that_want_room_have_a_panel_data() {
            return [{ tag: "order" }, { tag: "option" }, { tag: "stage" },
                    { tag: "arrow" }, { tag: "sticker" }, { tag: "box" }]
        }

        function test_questions_that_want_room_have_a_panel(data) {
            if (!Kit.stage(data.tag))
                skip("no campaign asks for " + data.tag)
            show_table()
            tryVerify(() => find("answerPanel").visible)
            keyClick(Qt.Key_T)
            tryVerify(() => !find("answerPanel").visible)
            keyClick(Qt.Key_T)
            tryVerify(() => find("answerPanel").visible)
            const before = table.log.count
            keyClick(Qt.Key_1)
            if (!table.question.single && table.question.ready)
                keyClick(Qt.Key_C)
            tryVerify(() => table.log.count > before)
        }

        function test_a_name_is_written() {
            stage("name")
            const field = find("nameField")
            tryVerify(() => field.activeFocus)
            const before = table.log.count
            for (const letter of "Ruth")
                keyClick(letter)
            compare(field.text, "Ruth")
            keyClick(Qt.Key_Return)
            tryVerify(() => table.log.count > before)
        }

        function test_the_discard_pile_can_be_looked_through() {
            begin()
            table.pass()
            waitForRendering(screen)
            mouseClick(find("discard"))
            tryVerify(() => find("discardSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("discardSheet").opened)
        }

        function test_the_log_help_and_stages_open_by_key() {
            begin()
            find("play").forceActiveFocus()
            keyClick(Qt.Key_L)
            verify(screen.logOpen)
            keyClick(Qt.Key_F1)
            tryVerify(() => find("helpSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("helpSheet").opened)
            keyClick(Qt.Key_I)
            tryVerify(() => find("stagesSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("stagesSheet").opened)
        }

        function test_escape_goes_back_to_the_library() {
            begin()
            leaving.target = screen
            leaving.clear()
            find("play").forceActiveFocus()
            keyClick(Qt.Key_Escape)
            compare(leaving.count, 1)
        }
    }
}
