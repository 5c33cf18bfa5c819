// One of the two ways on from card 23, with what it means; it is picked before it is taken.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

AbstractButton {
    id: way

    required property string title
    required property int digit
    required property bool picked
    // Paragraphs.
    required property string meaning

    implicitHeight: words.implicitHeight + Theme.gap * 2
    focusPolicy: Qt.StrongFocus
    text: title
    Accessible.role: Accessible.RadioButton
    Accessible.name: title
    Accessible.checkable: true
    Accessible.checked: picked
    Accessible.description: meaning
    onDoubleClicked: {}

    background: Rectangle {
        radius: Theme.corner
        color: way.picked || way.hovered ? Theme.surfaceRaised : Theme.surface
        border.width: way.picked ? 4 : way.visualFocus ? Theme.focusWidth : 1
        border.color: way.picked ? Theme.chosen : way.visualFocus ? Theme.focus : Theme.line
    }

    Column {
        id: words

        x: Theme.gapLarge
        y: Theme.gap
        width: way.width - x * 2
        spacing: Theme.gapTiny

        Row {
            spacing: Theme.gapSmall

            Rectangle {
                id: badge

                width: Math.max(26, number.implicitHeight + 6)
                height: width
                radius: width / 2
                color: way.picked ? Theme.chosen : Theme.surfaceRaised
                border.width: 2
                border.color: way.picked ? Theme.chosenText : Theme.glow

                Text {
                    id: number

                    anchors.centerIn: parent
                    text: way.picked ? "✓" : way.digit
                    color: way.picked ? Theme.chosenText : Theme.text
                    font.family: Theme.plainFamily
                    font.weight: Font.Bold
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }

            Text {
                anchors.verticalCenter: badge.verticalCenter
                text: way.title
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textLead
                Accessible.ignored: true
            }
        }

        Text {
            width: words.width
            text: way.meaning
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.plainFamily
            font.pixelSize: way.width > 560 ? Theme.textBody : Theme.textSmall
            lineHeight: 1.2
            Accessible.ignored: true
        }
    }
}
