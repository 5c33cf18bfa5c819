// Motion at the table: what moves is seen moving and is never in the way; and a double
// click never acts twice, whatever moves under the pointer.
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

    TestCase {
        id: testCase

        name: "Motion"
        when: windowShown

        property Table screen
        readonly property KingdomTable table: screen ? screen.table : null

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Theme.reducedMotion = false
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            screen = tableComponent.createObject(root)
            verify(screen)
            screen.forceActiveFocus()
            waitForRendering(screen)
        }

        function cleanup() {
            if (screen)
                screen.destroy()
            screen = null
            wait(0)
            Theme.reducedMotion = true
        }

        function find(name) {
            let top = screen
            while (top.parent)
                top = top.parent
            const item = findChild(top, name)
            verify(item, "no " + name)
            return item
        }

        function card_that_produces() {
            for (let row = 0; row < table.play.count; ++row) {
                table.openCard = table.play.numberAt(row)
                if (table.offers.length > 0 && table.offerAt(0).kind === "produce"
                        && table.offerAt(0).possible) {
                    const number = table.openCard
                    table.openCard = 0
                    return number
                }
            }
            fail("nothing produces")
        }

        // Opens what a card offers, and gives back the offer to produce.
        function offer_of(number) {
            mouseClick(find("card" + number))
            const offer = find("offer-produce " + number)
            tryVerify(() => offer.visible && offer.height > 0)
            waitForRendering(screen)
            return offer
        }

        function test_what_is_produced_and_discarded_flies() {
            const flights = find("flights")
            mouseClick(offer_of(card_that_produces()))
            compare(table.log.count, 1)
            verify(flights.running)
            verify(flights.count >= 2, "the card and a coin")
            tryCompare(flights, "running", false)
            compare(flights.count, 0)
        }

        function test_cards_come_from_the_deck() {
            const flights = find("flights")
            const before = table.play.count
            keyClick(Qt.Key_A)
            compare(table.play.count, before + 2)
            compare(flights.count, 2)
            verify(flights.running)
            tryCompare(flights, "count", 0)
        }

        function test_the_table_answers_while_cards_fly() {
            const flights = find("flights")
            keyClick(Qt.Key_A)
            verify(flights.running)
            mouseClick(find("card" + table.play.numberAt(0)))
            verify(flights.running)
            verify(find("offersPopup").visible)
            keyClick(Qt.Key_Escape)
            verify(flights.running)
            keyClick(Qt.Key_P)
            compare(table.log.count, 2)
        }

        function test_the_next_move_ends_what_flew() {
            const flights = find("flights")
            keyClick(Qt.Key_A)
            tryVerify(() => flights.time > 0)
            keyClick(Qt.Key_A)
            compare(table.log.count, 2)
            verify(flights.running)
            compare(flights.count, 2)
            verify(flights.time < Theme.flightDuration / 2, "began anew")
        }

        function test_undo_and_redo_show_the_result() {
            const flights = find("flights")
            keyClick(Qt.Key_A)
            verify(flights.running)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            verify(!flights.running)
            compare(flights.count, 0)
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
            compare(flights.count, 0)
            compare(table.log.count, 1)
        }

        function test_reduced_motion_has_none() {
            Theme.reducedMotion = true
            const flights = find("flights")
            keyClick(Qt.Key_A)
            compare(table.log.count, 1)
            verify(!flights.running)
            compare(flights.count, 0)
        }

        function test_leaving_while_cards_fly() {
            keyClick(Qt.Key_A)
            verify(find("flights").running)
            screen.destroy()
            screen = null
            wait(0)
            Kit.desk.leave()
            compare(Kit.desk.table, null)
        }

        function test_a_whole_round_in_a_hurry() {
            let moves = 0
            for (; moves < 40 && table.round === 1; ++moves) {
                if (table.question.open)
                    break
                keyClick(table.canAdvance ? Qt.Key_A : Qt.Key_P)
                Kit.draw(screen)
            }
            verify(moves > 3)
            tryCompare(find("flights"), "count", 0)
        }

        function test_a_double_click_on_a_card_opens_it_once() {
            mouseDoubleClickSequence(find("card" + card_that_produces()))
            tryVerify(() => find("offersPopup").opened)
            compare(table.log.count, 0)
        }

        function test_a_double_click_on_an_offer_takes_it_once() {
            const offer = offer_of(card_that_produces())
            mouseDoubleClickSequence(offer)
            compare(table.log.count, 1)
            verify(!find("offersPopup").visible, "what lay below was not meant")
        }

        function test_a_double_click_on_a_button_presses_it_once_data() {
            return [{ tag: "advance" }, { tag: "pass" }]
        }

        function test_a_double_click_on_a_button_presses_it_once(data) {
            mouseDoubleClickSequence(find(data.tag))
            compare(table.log.count, 1)
        }

        // The second halves of ten double clicks on one spot, over which cards come, go and
        // fly, do nothing.
        function test_hurried_clicks_on_one_spot() {
            const place = find("card" + table.play.numberAt(0))
            const spot = place.mapToItem(screen, place.width / 2, place.height / 4)
            for (let i = 0; i < 10; ++i) {
                const before = table.log.count
                mouseDoubleClickSequence(screen, spot.x, spot.y)
                verify(table.log.count - before <= 1)
                compare(table.log.count, before, "a card only opens what it offers")
                keyClick(Qt.Key_Escape)
                keyClick(i % 2 === 0 ? Qt.Key_A : Qt.Key_Z, i % 2 === 0 ? Qt.NoModifier
                                                                      : Qt.ControlModifier)
            }
        }
    }
}
