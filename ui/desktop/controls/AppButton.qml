// The program's button: words, an optional symbol, a visible focus.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

Button {
    id: button

    property string symbol
    property string key
    property bool primary: false
    // For counting up and down, where two clicks are meant; else a double click acts once.
    property bool repeats: false
    // As wide as whoever shows it says, with one sign in the middle.
    property bool square: false

    implicitHeight: Theme.controlHeight
    leftPadding: square ? 0 : symbol === "" ? Theme.gap : Theme.gapSmall
    rightPadding: square ? 0 : Theme.gap
    font.family: Theme.plainFamily
    font.pixelSize: Theme.textBody
    font.weight: primary ? Font.DemiBold : Font.Normal
    opacity: enabled ? 1 : 0.45
    Accessible.name: text
    Accessible.description: key === "" ? "" : qsTr("Key %1").arg(key)
    onDoubleClicked: {
        if (repeats)
            clicked()
    }

    contentItem: Row {
        spacing: Theme.gapSmall

        Symbol {
            anchors.verticalCenter: parent.verticalCenter
            visible: button.symbol !== ""
            name: button.symbol
            size: Theme.symbolSize
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            width: button.square ? button.availableWidth : implicitWidth
            horizontalAlignment: Text.AlignHCenter
            text: button.text
            font: button.font
            color: button.primary ? Theme.accentText : Theme.text
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: button.key !== ""
            text: button.key
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            color: button.primary ? Theme.accentText : Theme.textQuiet
        }
    }

    background: Rectangle {
        radius: Theme.corner
        color: button.primary ? Theme.accent
             : button.down || button.hovered ? Theme.surfaceRaised : Theme.surface
        border.width: button.visualFocus ? Theme.focusWidth : 1
        border.color: button.visualFocus ? Theme.focus
                    : button.primary ? Theme.accent : Theme.controlEdge
    }
}
