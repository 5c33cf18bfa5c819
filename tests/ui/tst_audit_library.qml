// The library, its sheets and troubles, and the settings, as AuditCase.qml looks at them.
import QtQuick
import Kronika
import KronikaTest

AuditCase {
    name: "AuditLibrary"

    function test_an_empty_library() {
        show()
        audit("empty library")
        find("library").askForNew()
        find("newName").text = ""
        find("newSeed").text = "spade"
        audit("new kingdom")
    }

    function test_kingdoms() {
        for (const name of ["Arkach", "Mirra", "The Kingdom Beyond the Seven Mountains and Lakes",
                            "Vesna", "Long Barrow", "Winterhold", "Greywater", "Saltmark"])
            Kit.desk.kingdoms.begin(name, "1", name.length > 30)
        Kit.desk.kingdoms.setArchived(Kit.desk.kingdoms.idAt(7), true)
        Kit.desk.kingdoms.showArchived = true
        show()
        audit("library")
        Kit.desk.files.exportKingdom(Kit.desk.kingdoms.idAt(0))
        audit("library with a notice")
        find("library").askToDelete(1, "The Kingdom Beyond the Seven Mountains and Lakes")
        audit("delete")
        find("deleteSheet").close()
        find("library").askForName(1, "Arkach")
        audit("rename")
        find("renameSheet").close()
        find("kingdomsArea").showMenu()
        audit("menu of a kingdom")
    }

    function test_a_library_that_cannot_be_opened_data() {
        return [{ tag: "spoiled" }, { tag: "protected" }, { tag: "newer" }, { tag: "locked" }]
    }

    function test_a_library_that_cannot_be_opened(data) {
        Kit.makeTrouble(data.tag)
        show()
        audit("library that is " + data.tag)
    }

    function test_settings() {
        show()
        go("settings")
        audit("settings")
        press("backUp")
        for (const part of ["libraryFile", "backupOutcome"])
            audit("settings, " + part, () => find("settingsRoom").reveal(find(part)))
    }
}
