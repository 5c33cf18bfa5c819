// A chapter, to be gone to.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

AbstractButton {
    id: line

    required property string number
    required property string title
    property bool current: false
    property bool focused: false

    implicitHeight: words.implicitHeight + Theme.gapSmall * 2
    focusPolicy: Qt.NoFocus
    text: number + "  " + title
    Accessible.name: text

    background: Rectangle {
        radius: Theme.corner
        color: line.current ? Theme.surfaceRaised : line.hovered ? Theme.surface : "transparent"
        border.width: line.current ? line.focused ? Theme.focusWidth : 1 : 0
        border.color: line.focused ? Theme.focus : Theme.line
    }

    Text {
        id: words

        x: Theme.gap
        y: Theme.gapSmall
        width: line.width - Theme.gap * 2
        text: line.text
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: Theme.plainFamily
        font.weight: line.current ? Font.DemiBold : Font.Normal
        font.pixelSize: Theme.textBody
        Accessible.ignored: true
    }
}
