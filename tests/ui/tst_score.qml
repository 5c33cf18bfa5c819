// The side of the box, a card whole with its history, and what is left: from the table and
// back, by mouse and by keyboard.
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

        name: "Score"
        when: windowShown

        property Main window
        readonly property KingdomTable table: Kit.desk.table

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
            window = windowComponent.createObject(null)
            verify(window)
            waitForRendering(window.contentItem)
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            Kit.draw(window.contentItem)
        }

        function cleanup() {
            window.destroy()
            window = null
            wait(0)
        }

        function find(name) {
            let top = window.contentItem
            while (top.parent)
                top = top.parent
            let item = findChild(top, name)
            // Sheets belong to their screen, and not to what is drawn.
            for (const screen of ["table", "score"]) {
                if (!item && findChild(top, screen))
                    item = findChild(findChild(top, screen), name)
            }
            verify(item, "no " + name)
            return item
        }

        function correct(...corrections) {
            for (const correction of corrections)
                verify(table.make("correct card " + correction), correction)
            table.forgetDiscovered()
            Kit.draw(window.contentItem)
        }

        function go_to_the_score() {
            keyClick(Qt.Key_S)
            tryCompare(window.navigator, "screen", "score")
            Kit.draw(window.contentItem)
            tryVerify(() => find("scoreCards").activeFocus)
        }

        function test_from_the_table_and_back_by_keyboard() {
            go_to_the_score()
            keyClick(Qt.Key_Escape)
            tryCompare(window.navigator, "screen", "")
        }

        function test_from_the_table_and_back_by_mouse() {
            mouseClick(findChild(find("table"), "score"))
            tryCompare(window.navigator, "screen", "score")
            Kit.draw(window.contentItem)
            mouseClick(find("back"))
            tryCompare(window.navigator, "screen", "")
        }

        function test_shows_every_card_and_the_total() {
            correct("9 stage 2", "14 zone play")
            go_to_the_score()
            compare(find("scoreCards").count, 11)
            compare(find("total").text, "1")
            compare(find("worth9").Accessible.name, "Town Hall, 3 glory")
            compare(find("worth14").Accessible.name, "Bandit, −2 glory")
            verify(find("comparison").text.indexOf("simulated") < 0)
            verify(find("comparison").text.indexOf("200 kingdoms") > 0)
        }

        function test_the_order_is_chosen_by_key_and_mouse() {
            correct("9 stage 2", "14 zone play")
            go_to_the_score()
            const cards = find("scoreCards")
            compare(cards.itemAtIndex(0).worth.card, 9)
            keyClick(Qt.Key_2)
            Kit.draw(window.contentItem)
            compare(cards.itemAtIndex(0).worth.card, 1)
            mouseClick(find("orderKind"))
            Kit.draw(window.contentItem)
            compare(cards.itemAtIndex(0).worth.card, 9)
            mouseClick(find("orderGlory"))
            Kit.draw(window.contentItem)
            compare(cards.itemAtIndex(1).worth.card, 14)
        }

        function test_a_card_is_opened_and_left_by_keyboard() {
            go_to_the_score()
            keyClick(Qt.Key_2)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            const sheet = find("stagesSheet")
            tryVerify(() => sheet.opened)
            compare(sheet.number, 2)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !sheet.opened)
            tryVerify(() => find("scoreCards").activeFocus)
            compare(window.navigator.screen, "score")
        }

        function test_a_card_is_opened_by_mouse() {
            go_to_the_score()
            keyClick(Qt.Key_2)
            Kit.draw(window.contentItem)
            mouseClick(find("worth3"))
            const sheet = find("stagesSheet")
            tryVerify(() => sheet.opened)
            compare(sheet.number, 3)
            Kit.draw(window.contentItem)
            mouseClick(find("closeStages"))
            tryVerify(() => !sheet.opened)
        }

        function test_the_rules_are_one_key_away() {
            go_to_the_score()
            keyClick(Qt.Key_R)
            tryCompare(window.navigator, "screen", "rulebook")
            compare(window.navigator.topic, "16")
            window.navigator.back()
            compare(window.navigator.screen, "score")
        }

        function open_card(number) {
            find("table").showStages(number)
            tryVerify(() => find("stagesSheet").opened)
            Kit.draw(window.contentItem)
            return find("stagesSheet")
        }

        function test_the_history_shows_the_older_card_by_keyboard() {
            correct("5 sticker 1", "5 stage 2")
            const sheet = open_card(5)
            compare(sheet.stage, 2)
            keyClick(Qt.Key_H)
            tryVerify(() => find("versions").activeFocus)
            compare(find("versions").count, 3)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            compare(sheet.stage, 1)
            verify(sheet.card.stage(1).production.indexOf("+coin") >= 0)
            verify(find("asItWas").visible)
            keyClick(Qt.Key_Down)
            verify(sheet.card.stage(1).production.indexOf("+coin") < 0)
            keyClick(Qt.Key_Return)
            tryCompare(window.navigator, "screen", "chronicle")
            verify(Number(window.navigator.topic) > 0)
        }

        function test_the_history_shows_the_older_card_by_mouse() {
            correct("5 sticker 1", "5 stage 2")
            const sheet = open_card(5)
            mouseClick(find("showHistory"))
            Kit.draw(window.contentItem)
            mouseClick(find("version2"))
            compare(sheet.stage, 1)
            Kit.draw(window.contentItem)
            mouseClick(find("backToNow"))
            compare(sheet.stage, 2)
            mouseClick(find("wanderings"))
            verify(find("versions").count >= 3)
        }

        // rule 2.2
        function test_a_card_of_the_box_is_not_opened() {
            find("table").showStages(50)
            verify(!find("stagesSheet").opened)
        }

        function test_a_card_of_a_pile_is_opened_by_keyboard() {
            table.pass()
            Kit.draw(window.contentItem)
            keyClick(Qt.Key_D)
            tryVerify(() => find("discardSheet").opened)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            tryVerify(() => find("stagesSheet").opened)
            compare(find("stagesSheet").number, table.discard.numberAt(1))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("stagesSheet").opened)
            verify(find("discardSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("discardSheet").opened)
        }

        function test_a_card_of_a_pile_is_opened_by_mouse() {
            table.pass()
            Kit.draw(window.contentItem)
            keyClick(Qt.Key_D)
            tryVerify(() => find("discardSheet").opened)
            Kit.draw(window.contentItem)
            const number = table.discard.numberAt(2)
            mouseClick(findChild(find("sheetCards"), "pile" + number))
            tryVerify(() => find("stagesSheet").opened)
            compare(find("stagesSheet").number, number)
        }

        function test_what_is_left_by_key_and_by_mouse() {
            keyClick(Qt.Key_B)
            const sheet = find("countSheet")
            tryVerify(() => sheet.opened)
            Kit.draw(window.contentItem)
            compare(find("left0").Accessible.name, "Box: 128 cards")
            compare(find("left1").Accessible.description, "8 lands, 1 building, 1 person")
            keyClick(Qt.Key_Escape)
            tryVerify(() => !sheet.opened)
            mouseClick(find("whatIsLeft"))
            tryVerify(() => sheet.opened)
        }

        function test_the_sheets_of_piles_say_their_keywords() {
            table.pass()
            Kit.draw(window.contentItem)
            mouseClick(find("deck"))
            tryVerify(() => find("deckSheet").opened)
            Kit.draw(window.contentItem)
            const totals = findChild(find("sheetCards").parent, "totals")
            let cards = 0
            for (const total of totals.place.totals)
                cards += total.count
            // Every starting card has one keyword.
            compare(cards, table.deckCount)
        }
    }
}
