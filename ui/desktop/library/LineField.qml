// One line of text with its name above and, below, why it cannot be.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

Column {
    id: field

    required property string label
    property string reason
    property string hint
    property alias text: line.text
    property alias maximumLength: line.maximumLength
    property string fieldName

    signal accepted

    function begin(text: string): void {
        line.text = text
        line.selectAll()
        line.forceActiveFocus()
    }

    spacing: Theme.gapTiny

    Text {
        text: field.label
        color: Theme.text
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }

    TextField {
        id: line

        objectName: field.fieldName
        width: field.width
        height: Theme.controlHeight
        leftPadding: Theme.gap
        color: Theme.text
        placeholderText: field.hint
        placeholderTextColor: Theme.textQuiet
        selectionColor: Theme.chosen
        selectedTextColor: Theme.chosenText
        selectByMouse: true
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        Accessible.name: field.label
        Accessible.description: field.reason
        onAccepted: field.accepted()

        background: Rectangle {
            radius: Theme.corner
            color: Theme.surface
            border.width: line.activeFocus ? Theme.focusWidth : 1
            border.color: line.activeFocus ? Theme.focus : Theme.controlEdge
        }
    }

    Text {
        width: field.width
        visible: text !== ""
        text: field.reason
        wrapMode: Text.WordWrap
        color: Theme.accent
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmall
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
