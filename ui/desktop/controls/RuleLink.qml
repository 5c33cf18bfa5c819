// Leads to the rule that stands behind a sentence.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

AbstractButton {
    id: link

    required property string rule
    // R does the same here.
    property bool keyed: false

    objectName: "ruleLink"
    implicitWidth: words.implicitWidth + Theme.gapTiny * 2
    implicitHeight: words.implicitHeight + Theme.gapTiny
    focusPolicy: Qt.TabFocus
    text: qsTr("Rule %1").arg(rule)
    Accessible.name: text
    Accessible.description: keyed ? qsTr("Key %1").arg(qsTr("R")) : ""
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.corner / 2
        color: "transparent"
        border.width: link.visualFocus ? Theme.focusWidth : 0
        border.color: Theme.focus
    }

    Text {
        id: words

        x: Theme.gapTiny
        y: (link.height - height) / 2
        text: link.keyed ? qsTr("%1 (R)", "a rule, and the key that leads to it").arg(link.text)
                         : link.text
        color: Theme.accent
        font.family: Theme.plainFamily
        font.underline: true
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
