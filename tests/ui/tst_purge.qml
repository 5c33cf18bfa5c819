// The end of a game, beginning an expansion and its purge (rules 16 to 18), as a player
// goes through them by mouse and by keyboard.
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
        id: asking

        signalName: "screenRequested"
    }

    TestCase {
        name: "Purge"
        when: windowShown

        property Table screen
        readonly property KingdomTable table: screen ? screen.table : null
        // A bandit and a protected rival; permanent cards, one of them protected.
        readonly property list<int> more: [13, 14, 15, 17, 18, 20, 22, 28, 29, 33, 134,
                                           25, 26, 27, 108]

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

        function show_end() {
            verify(Kit.finish(more))
            show_table()
        }

        function show_purge() {
            show_end()
            verify(table.make("begin 136"))
            tryVerify(() => find("purgeScreen").visible)
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

        function in_purge(name) {
            const item = findChild(find("purgeScreen"), name)
            verify(item, "no " + name)
            return item
        }

        function first_possible() {
            const answers = table.question.answers
            for (let index = 0; index < answers.length; ++index) {
                if (answers[index].possible)
                    return index
            }
            return -1
        }

        function step() {
            return find("purgeScreen").view.step
        }

        function test_the_end_of_the_base_game_blocks_nothing() {
            show_end()
            verify(find("endPanel").visible)
            compare(find("endTitle").text, "The base game is over")
            verify(find("endScore").text.indexOf(Math.abs(table.score)) >= 0)
            verify(find("endScoreScreen").activeFocus)
            asking.target = screen
            asking.clear()
            mouseClick(find("endScoreScreen"))
            compare(asking.count, 1)
            compare(asking.signalArguments[0][0], "score")
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            tryVerify(() => table.canRedo)
        }

        function test_an_expansion_is_begun_by_mouse() {
            show_end()
            const told = table.log.count
            mouseClick(find("endBegin137"))
            tryVerify(() => find("beginSheet").opened)
            waitForRendering(screen)
            compare(table.log.count, told)
            // No double click: the hand has been elsewhere.
            mouseClick(find("beginWords"))
            mouseClick(find("confirmBegin"))
            tryCompare(table.log, "count", told + 1)
            tryVerify(() => find("purgeScreen").visible)
            verify(!find("endPanel").visible)
        }

        function test_an_expansion_is_begun_by_keyboard() {
            show_end()
            keyClick(Qt.Key_Down)
            verify(find("endBegin136").activeFocus)
            keyClick(Qt.Key_Return)
            tryVerify(() => find("beginSheet").opened)
            keyClick(Qt.Key_Return)
            tryVerify(() => step() === "group")
            tryVerify(() => find("purgeCards").activeFocus)
        }

        function test_beginning_can_be_thought_better_of() {
            show_end()
            const told = table.log.count
            mouseClick(find("endBegin136"))
            tryVerify(() => find("beginSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("beginSheet").visible)
            compare(table.log.count, told)
            verify(find("endPanel").visible)
            verify(find("endBegin136").activeFocus)
        }

        function test_a_group_is_chosen_from_by_mouse() {
            show_purge()
            compare(find("purgeCards").count, 12)
            verify(find("purgeTitle").text.endsWith("group 1 of 2"), find("purgeTitle").text)
            const card = table.question.answers[first_possible()].card.number
            mouseClick(find("purge" + card))
            tryCompare(find("setAside"), "count", 1)
            verify(find("purgeTitle").text.endsWith("group 2 of 2"))
            waitForRendering(screen)
            // It can be looked at again.
            mouseClick(find("aside" + card))
            tryVerify(() => find("stagesSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("stagesSheet").visible)
            // And be taken back.
            mouseClick(find("undo"))
            tryCompare(find("setAside"), "count", 0)
        }

        function test_a_protected_card_says_why() {
            show_purge()
            let refused = -1
            while (refused < 0) {
                compare(step(), "group")
                refused = table.question.answers.findIndex(answer => !answer.possible)
                if (refused < 0)
                    table.question.choose(0)
            }
            waitForRendering(screen)
            const told = table.log.count
            const number = table.question.answers[refused].card.number
            find("purgeCards").positionViewAtIndex(refused, GridView.Contain)
            mouseClick(find("purge" + number))
            verify(find("prompt").text.startsWith("18."), find("prompt").text)
            compare(table.log.count, told)
        }

        function test_a_purge_by_keyboard_to_its_end() {
            show_purge()
            let chosen = 0
            while (step() === "group") {
                const index = first_possible()
                if (index < 9) {
                    keyClick(Qt.Key_1 + index)
                } else {
                    for (let at = 0; at < index; ++at)
                        keyClick(Qt.Key_Right)
                    keyClick(Qt.Key_Return)
                }
                tryCompare(find("setAside"), "count", ++chosen)
            }
            compare(step(), "permanent")
            for (let at = first_possible(); at > 0; --at)
                keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            tryVerify(() => step() === "summary")
            const total = find("purgeScreen").view.total
            verify(find("purgeOutcome").text.indexOf(String(total)) > 0)
            // A digit or Enter too many does nothing.
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_Return)
            tryVerify(() => find("stagesSheet").opened === false)
            compare(step(), "summary")
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            tryVerify(() => step() === "permanent")
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
            tryVerify(() => step() === "summary")
            keyClick(Qt.Key_C)
            tryVerify(() => !find("purgeScreen").visible)
            compare(find("purgeScreen").view.open, false)
            verify(table.round > 2)
        }

        function test_the_summary_by_mouse() {
            show_purge()
            while (step() !== "summary")
                table.question.choose(first_possible())
            waitForRendering(screen)
            mouseClick(in_purge("undoLastChoice"))
            tryVerify(() => step() === "permanent")
            table.question.choose(first_possible())
            waitForRendering(screen)
            mouseClick(in_purge("purgeAgain"))
            tryVerify(() => step() === "group")
            compare(find("purgeScreen").view.total, 0)
            while (step() !== "summary")
                table.question.choose(first_possible())
            waitForRendering(screen)
            mouseClick(in_purge("purgeFinal"))
            tryVerify(() => !find("purgeScreen").visible)
        }

        function test_the_table_can_be_looked_at_meanwhile() {
            show_purge()
            keyClick(Qt.Key_T)
            tryVerify(() => !find("purgeScreen").visible)
            verify(find("backToQuestion").visible)
            keyClick(Qt.Key_Escape)
            tryVerify(() => find("purgeScreen").visible)
            tryVerify(() => find("purgeCards").activeFocus)
            keyClick(Qt.Key_I)
            tryVerify(() => find("stagesSheet").opened)
        }
    }
}
