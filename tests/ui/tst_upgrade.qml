// An upgrade as a player makes it: shown first, then confirmed, by mouse and by keyboard;
// and where it would lead while it cannot be paid.
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
        name: "Upgrade"
        when: windowShown

        property Table screen
        readonly property KingdomTable table: screen ? screen.table : null

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Theme.reducedMotion = true
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            verify(Kit.desk.table.make("correct card 1 zone play"))
        }

        function cleanup() {
            if (screen)
                screen.destroy()
            screen = null
            wait(0)
        }

        function show_table(coins) {
            verify(Kit.desk.table.make("correct resources coin " + coins))
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

        function open_offers() {
            mouseClick(find("card1"))
            tryVerify(() => find("offersPopup").opened)
            waitForRendering(screen)
        }

        function test_by_mouse() {
            show_table(2)
            open_offers()
            const told = table.log.count
            mouseClick(find("offer-upgrade 1"))
            tryVerify(() => find("upgradeSheet").opened)
            waitForRendering(screen)
            compare(table.log.count, told)
            compare(find("upgradeTitle").text, "Wild Grass becomes Plains")
            compare(find("upgradeFrom").stage, 1)
            compare(find("upgradeTo").stage, 2)
            mouseClick(find("confirmUpgrade"))
            tryCompare(table.log, "count", told + 1)
            compare(table.stageOf(1), 2)
            tryVerify(() => !find("upgradeSheet").visible)
            tryVerify(() => find("play").activeFocus)
        }

        function test_by_keyboard() {
            show_table(2)
            screen.openCard(1)
            tryVerify(() => find("offersPopup").opened)
            let digit = 0
            for (let row = 0; row < table.offers.length; ++row) {
                if (table.offerAt(row).kind === "upgrade")
                    digit = table.offerAt(row).digit
            }
            verify(digit > 0)
            keyClick(Qt.Key_0 + digit)
            tryVerify(() => find("upgradeSheet").opened)
            keyClick(Qt.Key_Return)
            tryVerify(() => table.stageOf(1) === 2)
        }

        function test_escape_leaves_it() {
            show_table(2)
            open_offers()
            const told = table.log.count
            mouseClick(find("offer-upgrade 1"))
            tryVerify(() => find("upgradeSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("upgradeSheet").visible)
            compare(table.log.count, told)
            tryVerify(() => find("play").activeFocus)
        }

        function test_what_cannot_be_paid_may_be_looked_at() {
            show_table(1)
            open_offers()
            const told = table.log.count
            mouseClick(find("offer-upgrade 1"))
            tryVerify(() => find("upgradeSheet").opened)
            waitForRendering(screen)
            verify(find("upgradeRefusal").text.startsWith("7.2: "))
            verify(!find("confirmUpgrade").enabled)
            keyClick(Qt.Key_Return)
            verify(find("upgradeSheet").opened)
            compare(table.log.count, told)
            compare(table.stageOf(1), 1)
            mouseClick(find("leaveUpgrade"))
            tryVerify(() => !find("upgradeSheet").visible)
        }

        function test_an_upgrade_paid_with_a_card_asks_which() {
            verify(Kit.desk.table.make("correct card 59 zone play"))
            verify(Kit.desk.table.make("correct card 10 zone play"))
            verify(Kit.desk.table.make("correct card 119 zone play"))
            show_table(0)
            screen.openCard(59)
            tryVerify(() => find("offersPopup").opened)
            keyClick(Qt.Key_1)
            tryVerify(() => find("upgradeSheet").opened)
            keyClick(Qt.Key_Return)
            tryCompare(table.question, "kind", "cards")
            waitForRendering(screen)
            mouseClick(find("card119"))
            tryVerify(() => table.stageOf(59) === 2)
        }
    }
}
