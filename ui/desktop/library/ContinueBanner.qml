// The big thing: go on with the kingdom that was played last.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

AbstractButton {
    id: banner

    required property crestValue crest
    required property string name
    required property string details

    implicitHeight: 148
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("Continue %1").arg(name)
    Accessible.description: details
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.corner * 1.5
        color: banner.hovered || banner.down ? Theme.surfaceRaised : Theme.surface
        border.width: banner.visualFocus ? Theme.focusWidth : 2
        border.color: banner.visualFocus ? Theme.focus : Theme.accent
    }

    contentItem: Item {}

    Crest {
        id: shield

        x: Theme.gapHuge
        y: (parent.height - height) / 2
        size: 94
        value: banner.crest
    }

    Column {
        x: shield.x + shield.width + Theme.gapHuge
        y: (parent.height - height) / 2
        width: go.x - x - Theme.gapLarge
        spacing: Theme.gapTiny

        Text {
            width: parent.width
            text: banner.name
            elide: Text.ElideRight
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textDisplay
            Accessible.ignored: true
        }

        Text {
            width: parent.width
            text: banner.details
            elide: Text.ElideRight
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.ignored: true
        }
    }

    Rectangle {
        id: go

        x: parent.width - width - Theme.gapHuge
        y: (parent.height - height) / 2
        width: label.implicitWidth + Theme.gapHuge * 2
        height: 56
        radius: Theme.corner
        color: Theme.accent

        Text {
            id: label

            anchors.centerIn: parent
            text: qsTr("Continue")
            color: Theme.accentText
            font.family: Theme.plainFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textLead
            Accessible.ignored: true
        }
    }
}
