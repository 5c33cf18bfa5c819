// A choice that is on or off. It shows what is so and only asks for a change:
// whoever owns the choice makes it. Where the knob is says it, not the colour
// alone.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

AbstractButton {
    id: control

    required property bool on

    implicitWidth: track.width + words.implicitWidth + spacing + Theme.gapSmall
    implicitHeight: Theme.controlHeight
    spacing: Theme.gapSmall
    focusPolicy: Qt.StrongFocus
    font.family: Theme.plainFamily
    font.pixelSize: Theme.textBody
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.corner
        color: "transparent"
        border.width: control.visualFocus ? Theme.focusWidth : 0
        border.color: Theme.focus
    }

    Rectangle {
        id: track

        x: Theme.gapTiny
        y: (control.height - height) / 2
        width: Math.round(40 * Theme.textScale)
        height: Math.round(22 * Theme.textScale)
        radius: height / 2
        color: control.on ? Theme.accent : Theme.surface
        border.width: 1
        border.color: control.on ? Theme.accent : Theme.textQuiet

        Rectangle {
            x: control.on ? parent.width - width - 3 : 3
            y: 3
            width: parent.height - 6
            height: width
            radius: width / 2
            color: control.on ? Theme.accentText : Theme.textQuiet

            Behavior on x {
                NumberAnimation { duration: Theme.fadeDuration }
            }
        }
    }

    Text {
        id: words

        x: track.x + track.width + control.spacing
        height: control.height
        text: control.text
        font: control.font
        color: Theme.text
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
