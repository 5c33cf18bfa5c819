// What can happen while somebody plays: another program plays in the same kingdom, the disk
// is full, the library is gone for a while, the program is closed in the middle of anything.
// The table says so in a sentence, shows what is true, and nothing that was done is lost.
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

        name: "Trouble"
        when: windowShown

        property Main window
        readonly property KingdomTable table: Kit.desk.table

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
            waitForRendering(window.contentItem)
        }

        function find(name) {
            let top = window.contentItem
            while (top.parent)
                top = top.parent
            // Popups are no items; they belong to the screen.
            const screen = findChild(top, "table") ?? findChild(top, "library")
            const item = findChild(top, name) ?? findChild(screen, name)
            verify(item, "no " + name)
            return item
        }

        function begin() {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            show_window()
        }

        function click(name) {
            Kit.draw(window.contentItem)
            mouseClick(find(name))
        }

        function notice() {
            return find("table").visible ? find("notice").sentence : ""
        }

        function test_another_program_plays_in_the_same_kingdom() {
            begin()
            click("pass")
            tryCompare(table, "turn", 2)
            verify(Kit.playElsewhere("pass"))
            click("advance")
            tryVerify(() => notice().indexOf("another program") > 0)
            // What the other one did is shown, what was wanted here was not done.
            compare(table.turn, 3)
            compare(table.log.count, 2)
            verify(find("moment").text.startsWith("Round 1, turn 3"))
            click("dismissNotice")
            tryVerify(() => notice() === "")
            click("undo")
            tryCompare(table, "turn", 2)
        }

        function test_another_program_deletes_the_kingdom() {
            begin()
            Kit.deleteElsewhere()
            click("pass")
            tryVerify(() => notice() !== "")
            compare(table.turn, 1)
            compare(table.log.count, 0)
            click("leave")
            tryVerify(() => table === null)
            Kit.draw(window.contentItem)
            verify(find("firstKingdom").visible)
        }

        function test_the_disk_is_full() {
            Kit.renewOnSmallDisk()
            Kit.preferences.reducedMotion = true
            begin()
            click("pass")
            tryCompare(table, "turn", 2)
            Kit.fillDisk()
            click("pass")
            tryVerify(() => notice().startsWith("What you did just now was not saved."))
            compare(table.turn, 2)
            compare(table.log.count, 1)
            click("undo")
            compare(table.turn, 2)
            Kit.clearDisk()
            click("dismissNotice")
            click("pass")
            tryCompare(table, "turn", 3)
            compare(notice(), "")
            // What was shown as done is there when it is opened again.
            window.destroy()
            window = null
            Kit.startAgain()
            show_window()
            compare(table.turn, 3)
            compare(table.log.count, 2)
        }

        function test_the_disk_is_full_in_the_library() {
            Kit.renewOnSmallDisk()
            verify(Kit.desk.kingdoms.begin("Arkach", "1", false) > 0)
            show_window()
            Kit.fillDisk()
            compare(Kit.desk.kingdoms.begin("Vesna", "1", false), 0)
            Kit.draw(window.contentItem)
            verify(find("notice").visible)
            verify(find("notice").sentence.indexOf("full") >= 0, find("notice").sentence)
            compare(Kit.desk.kingdoms.count, 1)
            find("dismissNotice").forceActiveFocus()
            keyClick(Qt.Key_Space)
            verify(!find("notice").visible)
            Kit.clearDisk()
            verify(Kit.desk.kingdoms.begin("Vesna", "1", false) > 0)
        }

        function test_the_library_is_moved_away_and_back() {
            begin()
            click("pass")
            tryCompare(table, "turn", 2)
            Kit.moveLibraryAway()
            click("pass")
            tryVerify(() => notice().indexOf("not in its place") > 0)
            compare(table.turn, 2)
            compare(table.log.count, 1)
            Kit.moveLibraryBack()
            click("dismissNotice")
            click("pass")
            tryCompare(table, "turn", 3)
            compare(notice(), "")
        }

        function test_closed_in_the_middle_of_anything_data() {
            return ["cards", "resources", "side", "order", "reset", "option", "name"]
                .map(kind => ({ tag: kind }))
        }

        function test_closed_in_the_middle_of_anything(data) {
            verify(Kit.stage(data.tag))
            show_window()
            const sentence = table.question.sentence
            const answers = table.question.answers.length
            const moves = table.log.count
            window.destroy()
            window = null
            wait(0)
            Kit.startAgain()
            show_window()
            verify(table !== null)
            compare(table.question.kind, data.tag)
            compare(table.question.sentence, sentence)
            compare(table.question.answers.length, answers)
            compare(table.log.count, moves)
            verify(find("table").visible)
        }

        function test_the_window_opens_as_large_as_it_was() {
            show_window()
            Kit.keepPlace(window)
            window.width = 1100
            window.height = 700
            Kit.draw(window.contentItem)
            window.close()
            window.destroy()
            window = null
            wait(0)
            show_window()
            compare(window.width, 1024)
            Kit.keepPlace(window)
            // No larger than the screen that tests have.
            compare(window.width, Math.min(1100, Screen.desktopAvailableWidth))
            compare(window.height, Math.min(700, Screen.desktopAvailableHeight))
        }

        function test_closed_at_the_library() {
            begin()
            click("leave")
            tryVerify(() => table === null)
            window.destroy()
            window = null
            wait(0)
            Kit.startAgain()
            show_window()
            compare(table, null)
            compare(find("continue").Accessible.name, "Continue Arkach")
        }

        function test_the_kingdom_was_deleted_while_the_program_was_closed() {
            begin()
            window.destroy()
            window = null
            wait(0)
            Kit.deleteElsewhere()
            Kit.startAgain()
            show_window()
            compare(table, null)
            verify(find("notice").sentence.indexOf("deleted") > 0)
        }
    }
}
