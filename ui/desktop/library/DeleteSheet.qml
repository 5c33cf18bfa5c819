// Deleting a kingdom that was put away: the one thing here that undo does not reach.
import QtQuick
import Kronika

Sheet {
    id: sheet

    required property KingdomFiles files
    property int kingdom: 0
    property string name

    title: qsTr("Delete %1?").arg(name)

    function ask(id: int, called: string): void {
        kingdom = id
        name = called
        open()
        cancel.forceActiveFocus(Qt.TabFocusReason)
    }

    SheetText {
        text: qsTr("It leaves the library, with every branch and bookmark, and undo does not bring "
                   + "it back.")
    }

    SheetText {
        objectName: "deleteCopies"
        text: qsTr("Before that, every branch is written into a folder beside the library, from "
                   + "where it can be imported again:") + "\n"
              + (sheet.visible ? sheet.files.folderOfCopies(sheet.name) : "")
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.textQuiet
    }

    SheetButtons {
        AppButton {
            id: cancel

            objectName: "cancelDelete"
            text: qsTr("Keep it")
            primary: true
            onClicked: sheet.close()
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }

        AppButton {
            objectName: "deleteKingdom"
            text: qsTr("Write the copies and delete")
            onClicked: {
                sheet.close()
                sheet.files.remove(sheet.kingdom)
            }
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }
    }
}
