// What comes out of the box, by mouse and by keyboard: cards turning over, scrolls, sides,
// two of four, and card 23 both ways, at the smallest size a window can have.
import QtQuick
import QtTest
import Kronika
import KronikaTest

Item {
    id: root

    width: 100
    height: 100

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

    TestCase {
        id: testCase

        name: "Discovery"
        when: windowShown

        property Main window
        readonly property KingdomTable table: Kit.desk.table
        readonly property DiscoveryShow shown: table ? table.discovered : null

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
        }

        function cleanup() {
            if (window)
                window.destroy()
            window = null
            wait(0)
        }

        function show_window() {
            window = windowComponent.createObject(null)
            verify(window)
            window.requestActivate()
            Kit.draw(window.contentItem)
            tryVerify(() => window.active)
        }

        function find(name) {
            let top = window.contentItem
            while (top.parent)
                top = top.parent
            // Sheets are no items: the table has them.
            const item = findChild(top, name) || findChild(findChild(top, "table"), name)
            verify(item, "no " + name)
            return item
        }

        // In the scene that asks: what is hidden below may have the same names.
        function inside(name) {
            const item = findChild(find("questionScene"), name)
            verify(item, "no " + name)
            return item
        }

        // The first round ends, and the next discovers this card: those before it are laid
        // away by hand.
        function bring(number, strict) {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", strict === true)))
            for (let earlier = 11; earlier < number; ++earlier)
                verify(table.make(`correct card ${earlier} zone destroyed`))
            show_window()
            while (table.round === 1 && !table.question.open)
                verify(table.pass())
            Kit.draw(window.contentItem)
        }

        function close_shown() {
            if (shown.count > 0) {
                keyClick(Qt.Key_Escape)
                compare(shown.count, 0)
                tryVerify(() => !find("discoveredSheet").visible)
            }
            Kit.draw(window.contentItem)
        }

        function test_a_round_begins_by_keyboard_data() {
            return [{ tag: "still", reduced: true }, { tag: "moving", reduced: false }]
        }

        function test_a_round_begins_by_keyboard(data) {
            Kit.preferences.reducedMotion = data.reduced
            bring(11)
            verify(find("discoveredSheet").visible)
            compare(find("discoveryTitle").text, "Round 2 begins")
            compare(shown.uncovered, 1)
            const first = find("discoveryName").text
            verify(first !== "")
            keyClick(Qt.Key_Right)
            compare(shown.uncovered, 2)
            verify(find("discoveryName").text !== first)
            verify(find("discoveryFate").text.indexOf("14.1") > 0)
            keyClick(Qt.Key_Left)
            compare(find("discoveryName").text, first)
            keyClick(Qt.Key_Return)
            compare(shown.count, 0)
            tryVerify(() => !find("discoveredSheet").visible)
            // The table has the keys again.
            keyClick(Qt.Key_P)
            compare(table.turn, 2)
        }

        function test_a_round_begins_by_mouse() {
            bring(11)
            mouseClick(find("discovered1"))
            compare(shown.uncovered, 2)
            mouseClick(find("discovered0"))
            compare(shown.current, 0)
            mouseClick(find("discoveryNext"))
            compare(shown.count, 0)
        }

        function test_all_are_shown_at_once() {
            bring(11)
            mouseClick(find("discoveryAll"))
            compare(shown.uncovered, 2)
            verify(!find("discoveryAll").visible)
            keyClick(Qt.Key_Space)
            compare(shown.count, 0)
        }

        function test_escape_ends_it() {
            bring(11)
            keyClick(Qt.Key_Escape)
            compare(shown.count, 0)
            verify(Kit.desk.table !== null)
        }

        function test_a_click_beside_it_ends_it() {
            bring(11)
            mouseClick(window.contentItem, 4, window.height / 2)
            compare(shown.count, 0)
        }

        function test_a_double_click_turns_one_card_over() {
            bring(11)
            mouseDoubleClickSequence(find("discoveryNext"))
            compare(shown.count, 2)
            compare(shown.uncovered, 2)
        }

        function test_all_stages_of_a_discovered_card() {
            bring(11)
            keyClick(Qt.Key_I)
            tryVerify(() => find("stagesSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("stagesSheet").visible)
            keyClick(Qt.Key_Return)
            compare(shown.uncovered, 2)
        }

        function test_undo_while_it_is_shown() {
            bring(11)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(shown.count, 0)
            compare(table.round, 1)
            tryVerify(() => !find("discoveredSheet").visible)
        }

        function test_another_language_meanwhile() {
            bring(11)
            keyClick(Qt.Key_Return)
            const english = find("discoveryFate").text
            Kit.preferences.language = "pl"
            verify(find("discoveryFate").text !== english)
            compare(shown.uncovered, 2)
            Kit.preferences.language = "en"
            compare(find("discoveryFate").text, english)
        }

        function test_in_mid_turn_it_is_small() {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            verify(table.make("correct card 31 zone play"))
            show_window()
            verify(table.make("use 31"))
            tryVerify(() => find("discoveredSheet").opened)
            verify(find("discoveredSheet").width < window.width - 200)
            keyClick(Qt.Key_Return)
            compare(shown.count, 0)
        }

        function test_a_side_is_chosen_data() {
            return [{ tag: "by mouse", stage: 3 }, { tag: "by arrows", stage: 3 },
                    { tag: "by digit", stage: 1 }]
        }

        function test_a_side_is_chosen(data) {
            bring(13)
            close_shown()
            verify(find("questionScene").visible)
            if (data.tag === "by mouse") {
                mouseClick(inside("answer1"))
            } else if (data.tag === "by arrows") {
                keyClick(Qt.Key_Right)
                keyClick(Qt.Key_Return)
            } else {
                keyClick(Qt.Key_1)
            }
            verify(table.question.kind !== "side")
            compare(table.stageOf(13), data.stage)
            // Card 14 came with it.
            compare(shown.count, 2)
        }

        function test_the_table_can_be_looked_at_before_choosing() {
            bring(13)
            close_shown()
            keyClick(Qt.Key_T)
            verify(!find("questionScene").visible)
            keyClick(Qt.Key_T)
            verify(find("questionScene").visible)
            mouseClick(inside("lookAtTable"))
            verify(!find("questionScene").visible)
            keyClick(Qt.Key_Escape)
            verify(find("questionScene").visible)
            keyClick(Qt.Key_2)
            compare(table.stageOf(13), 3)
        }

        function test_a_scroll_and_two_of_four_by_keyboard() {
            bring(30)
            compare(shown.now.kind, "scroll")
            keyClick(Qt.Key_Return)
            compare(shown.count, 0)
            tryVerify(() => find("questionScene").visible)
            compare(inside("answerCards").count, 4)
            verify(find("othersFate").text.indexOf("destroyed") > 0)
            verify(!inside("panelConfirm").enabled)
            keyClick(Qt.Key_1)
            compare(find("progress").text, "1 of 2 chosen")
            keyClick(Qt.Key_1)
            compare(find("progress").text, "0 of 2 chosen")
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_3)
            verify(inside("panelConfirm").enabled)
            keyClick(Qt.Key_C)
            compare(table.question.scene, "")
            compare(shown.now.kind, "followed")
            compare(shown.now.outcomes.length, 4)
            keyClick(Qt.Key_Return)
            compare(shown.count, 0)
        }

        function test_two_of_four_by_mouse() {
            bring(30)
            close_shown()
            mouseClick(inside("answer1"))
            mouseClick(find("look32"))
            tryVerify(() => find("stagesSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("stagesSheet").visible)
            compare(find("progress").text, "1 of 2 chosen")
            mouseClick(inside("answer2"))
            mouseClick(inside("panelConfirm"))
            compare(table.question.scene, "")
            verify(shown.count > 0)
        }

        function test_card_23_continues() {
            bring(23)
            close_shown()
            verify(find("questionScene").visible)
            for (const number of [24, 25, 26, 27])
                verify(find("looked" + number).visible)
            // Nothing is chosen before.
            verify(!find("confirmLegacy").enabled)
            keyClick(Qt.Key_Return)
            compare(table.question.kind, "reset")
            // A double click picks, and no more.
            mouseDoubleClickSequence(find("continueWith"))
            compare(table.question.kind, "reset")
            verify(find("continueWith").picked)
            verify(!find("resetKingdom").picked)
            mouseClick(find("confirmLegacy"))
            verify(table.question.kind !== "reset")
            compare(shown.sentence, "From now on every change is for good (13.1).")
            // And back to before it.
            close_shown()
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(table.question.kind, "reset")
            verify(find("questionScene").visible)
            verify(!find("confirmLegacy").enabled)
        }

        function test_card_23_begins_anew_by_keyboard() {
            bring(23)
            close_shown()
            keyClick(Qt.Key_1)
            verify(find("continueWith").picked)
            keyClick(Qt.Key_Right)
            verify(find("resetKingdom").picked)
            keyClick(Qt.Key_Return)
            verify(!table.question.open)
            compare(table.boxNext, 11)
            compare(find("discoveryTitle").text, "The kingdom begins anew")
            keyClick(Qt.Key_Return)
            compare(shown.count, 0)
            keyClick(Qt.Key_P)
            compare(table.turn, 2)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(table.question.kind, "reset")
        }

        function test_the_cards_of_card_23_can_be_enlarged() {
            bring(23)
            close_shown()
            mouseClick(find("looked25"))
            tryVerify(() => find("stagesSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("stagesSheet").visible)
            keyClick(Qt.Key_2)
            verify(find("resetKingdom").picked)
        }

        function test_card_23_asks_the_same_after_coming_back() {
            bring(23)
            close_shown()
            keyClick(Qt.Key_2)
            const kingdom = Kit.desk.kingdoms.idAt(0)
            Kit.desk.leave()
            Kit.draw(window.contentItem)
            verify(Kit.desk.open(kingdom))
            Kit.draw(window.contentItem)
            verify(find("questionScene").visible)
            compare(table.question.kind, "reset")
            verify(!find("confirmLegacy").enabled)
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_C)
            verify(table.question.kind !== "reset")
        }

        function test_a_strict_kingdom_says_that_there_is_no_way_back() {
            bring(23, true)
            close_shown()
            verify(find("continueWith").meaning.indexOf("strict") > 0)
            verify(find("resetKingdom").meaning.indexOf("strict") > 0)
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_Return)
            verify(table.question.kind !== "reset")
            close_shown()
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            verify(table.refused)
            verify(table.question.kind !== "reset")
        }
    }
}
