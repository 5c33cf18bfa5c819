// Calling a kingdom something else.
import QtQuick
import Kronika

Sheet {
    id: sheet

    required property KingdomList kingdoms
    property int kingdom: 0
    readonly property string reason: nameField.text === "" ? ""
                                     : kingdoms.whyNotName(nameField.text, kingdom)
    readonly property bool ready: nameField.text.trim() !== "" && reason === ""

    title: qsTr("Another name")

    function ask(id: int, name: string): void {
        kingdom = id
        open()
        nameField.begin(name)
    }

    function rename(): void {
        if (!ready)
            return
        kingdoms.rename(kingdom, nameField.text)
        close()
    }

    LineField {
        id: nameField

        width: parent ? parent.width : 0
        fieldName: "renameField"
        label: qsTr("Name")
        reason: sheet.reason
        maximumLength: 60
        onAccepted: sheet.rename()
    }

    SheetButtons {
        AppButton {
            objectName: "renameDone"
            text: qsTr("Rename")
            primary: sheet.ready
            enabled: sheet.ready
            onClicked: sheet.rename()
        }

        AppButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
