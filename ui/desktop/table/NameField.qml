// A line to write a name on a card (rule 13.8), with the reason where it cannot be.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

Flow {
    id: row

    required property Question question
    readonly property string reason: field.text === "" ? "" : question.whyNotName(field.text)

    spacing: Theme.gapSmall
    onVisibleChanged: field.clear()

    function begin(): void {
        field.forceActiveFocus()
    }

    Text {
        width: Math.min(implicitWidth, 260 * Theme.textScale)
        height: Math.max(Theme.controlHeight, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        visible: row.reason !== ""
        text: row.reason
        wrapMode: Text.WordWrap
        color: Theme.accent
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmall
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    TextField {
        id: field

        objectName: "nameField"
        width: Math.round(220 * Theme.textScale)
        height: Theme.controlHeight
        placeholderText: qsTr("Name")
        maximumLength: 40
        color: Theme.text
        placeholderTextColor: Theme.textQuiet
        selectionColor: Theme.chosen
        selectedTextColor: Theme.chosenText
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        Accessible.name: placeholderText
        Keys.onReturnPressed: row.question.writeName(text)
        Keys.onEnterPressed: row.question.writeName(text)

        background: Rectangle {
            radius: Theme.corner
            color: Theme.surface
            border.width: field.activeFocus ? Theme.focusWidth : 1
            border.color: field.activeFocus ? Theme.focus : Theme.controlEdge
        }
    }

    AppButton {
        objectName: "writeName"
        text: qsTr("Write it")
        primary: enabled
        enabled: field.text !== "" && row.reason === ""
        onClicked: row.question.writeName(field.text)
    }
}
