// The library as a player uses it: a first kingdom, several of them, and a file that
// cannot be opened.
import QtQuick
import QtTest
import Kronika
import KronikaTest

Item {
    id: root

    width: 1024
    height: 640

    Component {
        id: libraryComponent

        Library {
            anchors.fill: parent
            focus: true
            desk: Kit.desk
            preferences: Kit.preferences
        }
    }

    TestCase {
        id: testCase

        name: "Library"
        when: windowShown

        property Library library

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
            Theme.reducedMotion = true
            show_library()
        }

        function cleanup() {
            library.destroy()
            wait(0)
        }

        function show_library() {
            library = libraryComponent.createObject(root)
            verify(library)
            library.forceActiveFocus()
            waitForRendering(library)
        }

        function find(name) {
            let top = library
            while (top.parent)
                top = top.parent
            const item = findChild(top, name)
            verify(item, "no " + name)
            return item
        }

        // From the menu of a kingdom.
        function choose(kingdom, what) {
            waitForRendering(library)
            mouseClick(find("menu-" + kingdom))
            const entry = find(what + "-" + kingdom)
            tryVerify(() => entry.visible)
            mouseClick(entry)
        }

        function test_one_button_leads_to_the_table_of_a_first_kingdom() {
            mouseClick(find("firstKingdom"))
            tryVerify(() => Kit.desk.table !== null)
            compare(Kit.desk.table.name, "First Kingdom")
            compare(Kit.desk.table.play.count, 4)
            verify(!Kit.desk.table.strict)
        }

        function test_a_first_kingdom_can_be_named() {
            mouseClick(find("firstChoices"))
            const name = find("newName")
            tryVerify(() => name.activeFocus)
            name.text = "Arkach"
            mouseClick(find("beginKingdom"))
            tryVerify(() => Kit.desk.table !== null)
            compare(Kit.desk.table.name, "Arkach")
            compare(Kit.desk.table.play.count, 4)
        }

        function test_a_kingdom_by_keyboard_alone() {
            keyClick(Qt.Key_N)
            const name = find("newName")
            tryVerify(() => name.activeFocus)
            compare(name.text, "Kingdom")
            name.selectAll()
            for (const letter of "Mirra")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            tryVerify(() => Kit.desk.table !== null)
            compare(Kit.desk.table.name, "Mirra")
        }

        function test_a_taken_name_and_a_wrong_seed_are_refused_in_words() {
            Kit.desk.kingdoms.begin("Arkach", "", false)
            library.askForNew()
            const name = find("newName")
            tryVerify(() => name.activeFocus)
            name.text = "Arkach"
            verify(!find("beginKingdom").enabled)
            name.text = "Mirra"
            verify(find("beginKingdom").enabled)
            find("newSeed").text = "spade"
            verify(!find("beginKingdom").enabled)
            find("newSeed").text = "8f3a"
            mouseClick(find("newStrict"))
            mouseClick(find("beginKingdom"))
            tryVerify(() => Kit.desk.table !== null)
            verify(Kit.desk.table.strict)
        }

        function test_continue_opens_the_kingdom_played_last() {
            Kit.desk.kingdoms.begin("Arkach", "1", false)
            const second = Kit.desk.kingdoms.begin("Mirra", "2", false)
            Kit.desk.open(second)
            Kit.desk.table.pass()
            Kit.desk.leave()
            tryVerify(() => find("continue").visible)
            compare(find("continue").Accessible.name, "Continue Mirra")
            mouseClick(find("continue"))
            tryVerify(() => Kit.desk.table !== null)
            compare(Kit.desk.table.name, "Mirra")
        }

        function test_arrows_and_enter_open_a_kingdom() {
            Kit.desk.kingdoms.begin("Arkach", "1", false)
            Kit.desk.kingdoms.begin("Mirra", "2", false)
            const grid = find("kingdoms")
            tryCompare(grid, "count", 2)
            grid.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(grid.currentIndex, 1)
            const name = Kit.desk.kingdoms.nameAt(1)
            keyClick(Qt.Key_Return)
            tryVerify(() => Kit.desk.table !== null)
            compare(Kit.desk.table.name, name)
        }

        function test_renaming_copying_and_putting_away() {
            Kit.desk.kingdoms.begin("Arkach", "1", false)
            tryVerify(() => find("kingdom-Arkach").visible)
            choose("Arkach", "rename")
            const field = find("renameField")
            tryVerify(() => field.activeFocus)
            field.text = "Old Arkach"
            keyClick(Qt.Key_Return)
            tryCompare(Kit.desk.kingdoms, "latestName", "Old Arkach")

            choose("Old Arkach", "duplicate")
            tryCompare(Kit.desk.kingdoms, "count", 2)
            compare(find("notice").sentence, "")

            choose("Old Arkach", "archive")
            tryCompare(Kit.desk.kingdoms, "count", 1)
            tryVerify(() => find("showArchived").visible)
            waitForRendering(library)
            mouseClick(find("showArchived"))
            tryCompare(Kit.desk.kingdoms, "count", 2)
        }

        function test_a_file_that_falls_on_the_window_is_imported() {
            Kit.desk.kingdoms.begin("Arkach", "1", false)
            const file = Kit.desk.files.exportKingdom(Kit.desk.kingdoms.idAt(0))
            Kit.drop(library, "file://" + file)
            tryCompare(Kit.desk.kingdoms, "count", 2)
            verify(find("notice").sentence.indexOf("Arkach (2)") > 0, find("notice").sentence)
            mouseClick(find("dismissNotice"))
            tryVerify(() => !find("notice").visible)
        }

        function test_what_is_wrong_with_a_file_is_said_with_its_line() {
            Kit.drop(library, Kit.fileWith("eggs.kingdom", "eggs\nbread\n"))
            tryVerify(() => find("notice").visible)
            verify(find("notice").sentence.startsWith("eggs.kingdom, line 1: "),
                   find("notice").sentence)
            compare(Kit.desk.kingdoms.count, 0)
            verify(find("firstKingdom").visible)
        }

        function test_a_kingdom_of_other_cards_is_tried_only_when_asked() {
            const text = "kronika 1\nkingdom \"Far Tarn\"\nedition feudal-kingdom sha256:"
                       + "0".repeat(64) + "\nseed 0000000000000001\npass\n"
            const file = Kit.fileWith("other.kingdom", text)
            Kit.drop(library, file)
            tryVerify(() => find("otherCardsSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("otherCardsSheet").visible)
            compare(Kit.desk.kingdoms.count, 0)

            Kit.drop(library, file)
            tryVerify(() => find("otherCardsSheet").opened)
            keyClick(Qt.Key_Return)
            tryCompare(Kit.desk.kingdoms, "count", 1)
        }

        function test_the_file_dialog_opens_by_button_and_key() {
            mouseClick(find("importKingdom"))
            const loader = find("importDialog")
            tryVerify(() => loader.item !== null)
            tryVerify(() => loader.item.visible)
            loader.item.reject()
            tryVerify(() => !loader.item.visible)
            library.forceActiveFocus()
            keyClick(Qt.Key_I)
            tryVerify(() => loader.item.visible)
            loader.item.reject()
        }

        function test_export_and_report_say_where_the_file_is() {
            Kit.desk.kingdoms.begin("Arkach", "1", false)
            tryVerify(() => find("kingdom-Arkach").visible)
            choose("Arkach", "export")
            tryVerify(() => find("notice").sentence.indexOf("/Arkach.kingdom") > 0)
            choose("Arkach", "report")
            tryVerify(() => find("notice").sentence.indexOf("/Arkach-report.kingdom") > 0)
        }

        function test_only_what_is_put_away_can_be_deleted_and_only_when_confirmed() {
            Kit.desk.kingdoms.begin("Arkach", "1", false)
            tryVerify(() => find("kingdom-Arkach").visible)
            waitForRendering(library)
            mouseClick(find("menu-Arkach"))
            tryVerify(() => find("archive-Arkach").visible)
            verify(!find("delete-Arkach").visible)
            mouseClick(find("archive-Arkach"))
            tryVerify(() => find("showArchived").visible)
            waitForRendering(library)
            mouseClick(find("showArchived"))

            choose("Arkach", "delete")
            tryVerify(() => find("deleteSheet").opened)
            verify(find("deleteCopies").text.indexOf("/deleted-Arkach") > 0)
            // Whoever presses Enter without reading keeps it.
            keyClick(Qt.Key_Return)
            tryVerify(() => !find("deleteSheet").opened)
            compare(Kit.desk.kingdoms.count, 1)

            choose("Arkach", "delete")
            tryVerify(() => find("deleteSheet").opened)
            waitForRendering(library)
            mouseClick(find("deleteKingdom"))
            tryCompare(Kit.desk.kingdoms, "count", 0)
            verify(find("notice").sentence.indexOf("/deleted-Arkach") > 0)
        }

        function test_a_library_that_cannot_be_opened_says_so_and_can_be_tried_again() {
            Kit.spoilLibrary()
            const trouble = find("trouble")
            tryVerify(() => trouble.visible)
            verify(find("troubleSentence").text.length > 40)
            Kit.mendLibrary()
            mouseClick(find("retry"))
            tryVerify(() => !trouble.visible)
            verify(find("firstKingdom").visible)
        }
    }
}
