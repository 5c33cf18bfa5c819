// Asks for a name: of a bookmark, or of a branch.
import QtQuick
import Kronika

Sheet {
    id: sheet

    required property string doneText
    // Why what is written cannot be the name.
    property string reason
    property alias written: field.text
    readonly property bool ready: field.text !== "" && reason === ""

    signal named(string name)

    function ask(name: string): void {
        open()
        field.begin(name)
    }

    function finish(): void {
        if (!ready)
            return
        const name = field.text
        close()
        named(name)
    }

    LineField {
        id: field

        width: parent ? parent.width : 0
        fieldName: "momentName"
        label: qsTr("Name")
        reason: sheet.written === "" ? "" : sheet.reason
        maximumLength: 60
        onAccepted: sheet.finish()
    }

    SheetButtons {
        AppButton {
            objectName: "nameDone"
            text: sheet.doneText
            primary: sheet.ready
            enabled: sheet.ready
            onClicked: sheet.finish()
        }

        AppButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
