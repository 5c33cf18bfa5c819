// Controls that few campaigns come to, each by mouse and by keyboard: top or bottom of the
// deck, an amount to be spent, equipment.
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
        name: "Controls"
        when: windowShown

        property Table screen
        readonly property KingdomTable table: screen ? screen.table : null

        function init() {
            // The test edition's resources have no symbols of ours.
            failOnWarning(/^(?!.*(bread|pearl)\.svg)/)
            Kit.renew()
            Theme.reducedMotion = true
        }

        function cleanup() {
            if (screen)
                screen.destroy()
            screen = null
            wait(0)
        }

        function show_table(corrections) {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            for (const correction of corrections)
                verify(Kit.desk.table.make("correct " + correction), Kit.desk.table.said)
            screen = tableComponent.createObject(root)
            verify(screen)
            screen.forceActiveFocus()
            waitForRendering(screen)
        }

        function find(name) {
            let top = screen
            while (top.parent)
                top = top.parent
            const item = findChild(top, name)
            verify(item, "no " + name)
            return item
        }

        // C95: the astrologist puts two cards, the first of which lies on top in the end.
        function show_ends() {
            show_table(["card 95 zone play", "card 95 stage 3", "card 1 zone play",
                        "card 9 zone play"])
            verify(table.make("use 95"))
            for (const number of [1, 9])
                table.question.choose(table.question.answerOf(number))
            table.question.confirm()
            compare(table.question.kind, "ends")
            tryVerify(() => find("answerPanel").visible)
            waitForRendering(screen)
        }

        function test_top_or_bottom_by_mouse() {
            show_ends()
            const before = table.deckCount
            const buttons = findChild(find("answerPanel"), "answer1")
            mouseClick(findChild(buttons, "end"))
            compare(table.question.counts, [1, 2])
            mouseClick(find("panelConfirm"))
            tryCompare(table.question, "open", false)
            compare(table.deckCount, before + 2)
            compare(table.deck.numberAt(0), 1)
        }

        function test_top_or_bottom_by_keyboard() {
            show_ends()
            keyClick(Qt.Key_1)
            compare(table.question.counts, [2, 1])
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Return)
            compare(table.question.counts, [2, 1])
            keyClick(Qt.Key_C)
            tryCompare(table.question, "open", false)
            compare(table.deck.numberAt(0), 9)
        }

        function offer_row(kind) {
            for (let row = 0; row < table.offers.length; ++row) {
                if (table.offerAt(row).kind === kind && table.offerAt(row).possible)
                    return row
            }
            fail("no offer to " + kind)
        }

        function goods() {
            return table.resources.find(resource => resource.icon === "goods").count
        }

        // C27: any number of goods is put on Export.
        function show_export() {
            show_table(["card 27 zone permanent", "resources goods 5"])
        }

        function test_an_amount_by_mouse() {
            show_export()
            mouseClick(find("card27"))
            tryVerify(() => find("offersPopup").opened)
            const row = offer_row("use")
            waitForRendering(screen)
            mouseClick(find("offer-" + table.offerAt(row).notation))
            waitForRendering(screen)
            mouseClick(find("less"))
            mouseClick(find("less"))
            mouseClick(findChild(find("takeAmount").parent, "more"))
            mouseClick(find("takeAmount"))
            tryVerify(() => goods() === 1)
            tryVerify(() => !find("offersPopup").visible)
        }

        function test_an_amount_by_keyboard() {
            show_export()
            find("play").forceActiveFocus()
            screen.openCard(27)
            tryVerify(() => find("offersPopup").opened)
            keyClick(Qt.Key_0 + table.offerAt(offer_row("use")).digit)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Return)
            tryVerify(() => goods() === 1)
        }

        // rule 15.2
        function show_harpoon() {
            Kit.renewFarShores()
            show_table(["card 12 zone play", "card 13 zone play"])
        }

        function wielded() {
            return table.play.rowOf(12) < 0 && table.play.rowOf(13) >= 0
        }

        function test_equipment_by_mouse() {
            show_harpoon()
            mouseClick(find("card12"))
            tryVerify(() => find("offersPopup").opened)
            const row = offer_row("equip")
            waitForRendering(screen)
            mouseClick(find("offer-" + table.offerAt(row).notation))
            tryVerify(() => wielded())
        }

        function test_equipment_by_keyboard() {
            show_harpoon()
            find("play").forceActiveFocus()
            for (let at = table.play.rowOf(12); at > 0; --at)
                keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            tryVerify(() => find("offersPopup").opened)
            keyClick(Qt.Key_0 + table.offerAt(offer_row("equip")).digit)
            tryVerify(() => wielded())
        }
    }
}
