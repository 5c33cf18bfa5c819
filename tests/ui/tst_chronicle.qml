// The chronicle as a player uses it, by mouse and by keyboard alone, at the smallest size a
// window can have: looking leaves the present alone, continuing begins branches.
import QtQuick
import QtTest
import Kronika
import KronikaTest

Item {
    id: root

    width: 1024
    height: 640

    Component {
        id: chronicleComponent

        ChronicleScreen {
            anchors.fill: parent
            focus: true
            table: Kit.desk.table
            topic: ""
        }
    }

    Component {
        id: tableComponent

        Table {
            anchors.fill: parent
            focus: true
            table: Kit.desk.table
        }
    }

    Component {
        id: windowComponent

        Main {
            width: 1024
            height: 640
            cards: Kit.cards
            preferences: Kit.preferences
            desk: Kit.desk
        }
    }

    SignalSpy {
        id: leaving

        signalName: "leaveRequested"
    }

    SignalSpy {
        id: asking

        signalName: "screenRequested"
    }

    TestCase {
        id: testCase

        name: "Chronicle"
        when: windowShown

        property Item screen
        property Main window
        readonly property KingdomTable table: Kit.desk.table

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
            Theme.reducedMotion = true
        }

        function cleanup() {
            if (screen)
                screen.destroy()
            screen = null
            if (window)
                window.destroy()
            window = null
            wait(0)
        }

        // A kingdom in its third round or so, with nothing but passes and first answers.
        function play_on(moves) {
            for (let move = 0; move < moves; ++move) {
                if (table.question.open) {
                    if (table.question.kind === "name")
                        table.question.writeName("Ruth")
                    else if (table.question.canDecline)
                        table.question.decline()
                    else
                        table.question.choose(0)
                } else {
                    table.pass()
                }
            }
            table.forgetDiscovered()
        }

        function begin(moves, strict) {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", strict === true)))
            play_on(moves)
            verify(table.log.count >= moves - 5, table.log.count)
        }

        function show_chronicle() {
            screen = chronicleComponent.createObject(root)
            verify(screen)
            screen.forceActiveFocus()
            waitForRendering(screen)
            leaving.target = screen
            leaving.clear()
        }

        function find(name) {
            let top = window ? window.contentItem : screen
            while (top.parent)
                top = top.parent
            const item = findChild(top, name)
            verify(item, "no " + name)
            return item
        }

        function present() {
            return [table.log.count, table.round, table.turn, table.score].join("/")
        }

        function test_a_past_moment_is_looked_at_and_the_present_stays() {
            begin(20)
            show_chronicle()
            const before = present()
            compare(find("story").currentIndex, table.log.count)
            verify(find("pastMark").text.startsWith("The present"))
            const deck = find("pastDeck").Accessible.name
            keyClick(Qt.Key_Home)
            compare(find("story").currentIndex, 0)
            verify(find("pastMark").text.startsWith("You look at the past: round 1, turn 1"),
                   find("pastMark").text)
            compare(find("pastDeck").Accessible.name, "Deck, 6")
            compare(find("pastPlay").cards.count, 4)
            waitForRendering(screen)
            mouseClick(find("moveLine1"))
            compare(find("story").currentIndex, 1)
            compare(present(), before)
            mouseClick(find("backToPresent"))
            compare(find("story").currentIndex, table.log.count)
            compare(find("pastDeck").Accessible.name, deck)
            compare(present(), before)
        }

        function test_the_slider_by_keyboard() {
            begin(20)
            show_chronicle()
            const slider = find("momentSlider")
            const last = table.log.count
            slider.forceActiveFocus()
            compare(slider.value, last)
            keyClick(Qt.Key_Left)
            compare(slider.value, last - 1)
            compare(find("story").currentIndex, last - 1)
            keyClick(Qt.Key_Home)
            compare(slider.value, 0)
            keyClick(Qt.Key_Right)
            compare(slider.value, 1)
            keyClick(Qt.Key_PageDown, Qt.ShiftModifier)
            verify(find("pastMark").text.indexOf("round 2") > 0, find("pastMark").text)
            keyClick(Qt.Key_PageUp)
            verify(find("pastMark").text.indexOf("round 1") > 0, find("pastMark").text)
            keyClick(Qt.Key_End)
            compare(slider.value, last)
        }

        function test_the_slider_by_mouse() {
            begin(20)
            show_chronicle()
            const slider = find("momentSlider")
            const before = present()
            mousePress(slider, slider.place(table.log.count), 12)
            mouseMove(slider, slider.place(10), 12)
            mouseRelease(slider, slider.place(10), 12)
            compare(find("story").currentIndex, 10)
            compare(present(), before)
        }

        function test_continue_from_here_begins_a_branch() {
            begin(20)
            show_chronicle()
            const last = table.log.count
            compare(find("continueFromHere").Accessible.description, "This is the present.")
            keyClick(Qt.Key_C)
            compare(leaving.count, 0)
            for (let step = 0; step < 6; ++step)
                keyClick(Qt.Key_Up)
            keyClick(Qt.Key_C)
            compare(leaving.count, 1)
            compare(table.log.count, last - 6)
            keyClick(Qt.Key_2)
            const list = find("branches")
            compare(list.count, 2)
            tryVerify(() => list.activeFocus)
            compare(findChild(find("branch1"), "switch1").opacity, 0.5)
            // Back to the way that was left, by keyboard.
            compare(list.currentIndex, 0)
            keyClick(Qt.Key_Return)
            compare(find("story").count, last + 1)
            verify(find("comparison0").text.indexOf("They part after move " + (last - 6)) === 0,
                   find("comparison0").text)
            const way = find("switch0")
            for (let tabs = 0; tabs < 12 && !way.activeFocus; ++tabs)
                keyClick(Qt.Key_Tab)
            verify(way.activeFocus)
            keyClick(Qt.Key_Space)
            compare(leaving.count, 2)
            compare(table.log.count, last)
        }

        function test_a_branch_is_renamed() {
            begin(12)
            show_chronicle()
            keyClick(Qt.Key_2)
            waitForRendering(screen)
            mouseClick(find("rename0"))
            const field = find("momentName")
            tryVerify(() => field.activeFocus)
            compare(field.text, "main")
            for (const letter of "Mill")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            tryVerify(() => !find("nameSheet").opened)
            tryVerify(() => find("chronicleBranch").text.startsWith("Branch: Mill"))
        }

        function test_before_card_23_has_come() {
            begin(12)
            show_chronicle()
            const reason = find("beforeLegacy").Accessible.description
            verify(reason.startsWith("B2: "), reason)
            mouseClick(find("beforeLegacy"))
            verify(!find("beforeLegacySheet").opened)
        }

        function test_before_card_23() {
            verify(Kit.stage("reset"))
            // Continue: 24 to 27 are discovered, and card 23 lies behind.
            screen = tableComponent.createObject(root)
            screen.forceActiveFocus()
            tryVerify(() => find("questionScene").visible)
            waitForRendering(screen)
            const question = table.question.sentence
            mouseClick(find("continueWith"))
            keyClick(Qt.Key_C)
            tryVerify(() => table.question.sentence !== question)
            table.forgetDiscovered()
            screen.destroy()
            screen = null
            wait(0)

            show_chronicle()
            verify(find("record").text.indexOf("never") > 0)
            mouseClick(find("beforeLegacy"))
            tryVerify(() => find("beforeLegacySheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("beforeLegacySheet").opened)
            compare(leaving.count, 0)
            mouseClick(find("beforeLegacy"))
            tryVerify(() => find("beforeLegacySheet").opened)
            waitForRendering(screen)
            mouseClick(find("goBeforeLegacy"))
            tryCompare(leaving, "count", 1)
            verify(find("record").text.indexOf("1 of them across card 23") > 0,
                   find("record").text)
        }

        function test_a_bookmark_is_added_and_removed_by_keyboard() {
            begin(16)
            show_chronicle()
            keyClick(Qt.Key_Home)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_B)
            const field = find("momentName")
            tryVerify(() => field.activeFocus)
            field.selectAll()
            for (const letter of "Storm")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            tryVerify(() => !find("nameSheet").opened)
            keyClick(Qt.Key_End)
            keyClick(Qt.Key_3)
            const list = find("bookmarks")
            tryVerify(() => list.activeFocus)
            const count = list.count
            compare(list.currentIndex, 0)
            keyClick(Qt.Key_Down)
            compare(list.currentItem.Accessible.name, "Storm")
            keyClick(Qt.Key_Return)
            compare(find("story").currentIndex, 1)
            keyClick(Qt.Key_Delete)
            compare(list.count, count - 1)
            // The program's stay.
            keyClick(Qt.Key_Home)
            list.currentIndex = 0
            keyClick(Qt.Key_Delete)
            compare(list.count, count - 1)
        }

        function test_a_strict_kingdom_says_that_it_refuses() {
            begin(20, true)
            show_chronicle()
            const before = present()
            keyClick(Qt.Key_Home)
            verify(find("whyNot").text.startsWith("B2: "), find("whyNot").text)
            const button = find("continueFromHere")
            verify(button.visible)
            verify(button.Accessible.description.startsWith("B2: "))
            mouseClick(button)
            keyClick(Qt.Key_C)
            compare(leaving.count, 0)
            compare(present(), before)
        }

        function test_a_round_in_a_plot_is_looked_at() {
            begin(24)
            show_chronicle()
            keyClick(Qt.Key_4)
            waitForRendering(screen)
            const plot = find("gloryPlot")
            tryVerify(() => plot.activeFocus)
            keyClick(Qt.Key_Home)
            compare(find("glory0").Accessible.name, "Round 1: " + find("glory0").value + " glory")
            keyClick(Qt.Key_Right)
            verify(find("pastMark").text.indexOf("round 2") > 0, find("pastMark").text)
            mouseClick(find("glory0"))
            verify(find("pastMark").text.indexOf("round 1") > 0, find("pastMark").text)
            verify(find("plotSentence").text.startsWith("Round 1: "))
        }

        function test_cards_of_the_past_show_their_stages() {
            begin(8)
            show_chronicle()
            keyClick(Qt.Key_Home)
            waitForRendering(screen)
            mouseClick(find("card" + find("pastPlay").cards.numberAt(0)))
            tryVerify(() => find("pastStages").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("pastStages").opened)
            compare(leaving.count, 0)
        }

        function test_escape_steps_back() {
            begin(4)
            show_chronicle()
            keyClick(Qt.Key_Escape)
            compare(leaving.count, 1)
            keyClick(Qt.Key_F1)
            tryVerify(() => find("chronicleHelp").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("chronicleHelp").opened)
            compare(leaving.count, 1)
            mouseClick(find("leaveChronicle"))
            compare(leaving.count, 2)
        }

        function test_a_line_of_the_log_leads_to_its_moment() {
            begin(14)
            const move = table.log.moveAt(4)
            window = windowComponent.createObject(null)
            verify(window)
            waitForRendering(window.contentItem)
            find("table").logOpen = true
            Kit.draw(window.contentItem)
            mouseClick(find("logLine4"))
            tryCompare(window.navigator, "screen", "chronicle")
            compare(window.navigator.topic, move)
            Kit.draw(window.contentItem)
            compare(find("story").currentIndex, table.log.count - 4)
            mouseClick(find("leaveChronicle"))
            tryCompare(window.navigator, "screen", "")
        }

        function test_the_log_by_keyboard() {
            begin(14)
            screen = tableComponent.createObject(root)
            screen.forceActiveFocus()
            waitForRendering(screen)
            asking.target = screen
            asking.clear()
            leaving.target = screen
            leaving.clear()
            keyClick(Qt.Key_L)
            const log = find("log")
            for (let tabs = 0; tabs < 30 && !log.activeFocus; ++tabs)
                keyClick(Qt.Key_Tab)
            verify(log.activeFocus)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(asking.count, 1)
            compare(asking.signalArguments[0][0], "chronicle")
            compare(asking.signalArguments[0][1], table.log.moveAt(1))
            keyClick(Qt.Key_Escape)
            verify(!log.activeFocus)
            compare(leaving.count, 0)
        }
    }
}
