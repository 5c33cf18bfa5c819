// The big thing: go on with the kingdom that was played last.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

AbstractButton {
    id: banner

    required property crestValue crest
    required property string name
    required property string details
    // The call to go on stands below the name where both are too wide for one line.
    readonly property bool stacked: width < 460 * Theme.textScale

    implicitHeight: Math.max(shield.height, words.height) + Theme.gapHuge * 2
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("Continue %1").arg(name)
    Accessible.description: details
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.corner * 1.5
        color: banner.hovered || banner.down ? Theme.surfaceRaised : Theme.surface
        border.width: banner.visualFocus ? Theme.focusWidth : 2
        border.color: banner.visualFocus ? Theme.focus : Theme.accent
    }

    contentItem: Item {}

    component Call: Rectangle {
        width: label.implicitWidth + Theme.gapHuge * 2
        height: Math.round(56 * Theme.textScale)
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

    Crest {
        id: shield

        x: Theme.gapHuge
        y: (parent.height - height) / 2
        size: Math.round(104 * Math.min(1.4, Theme.textScale))
        value: banner.crest
    }

    Column {
        id: words

        x: shield.x + shield.width + Theme.gapHuge
        y: (parent.height - height) / 2
        width: (banner.stacked ? parent.width : go.x) - x - Theme.gapLarge
        spacing: Theme.gapTiny

        Text {
            width: parent.width
            text: qsTr("Played last")
            color: Theme.accent
            font.family: Theme.plainFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }

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
            wrapMode: Text.WordWrap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.ignored: true
        }

        Item {
            width: 1
            height: Theme.gapTiny
            visible: banner.stacked
        }

        Call {
            visible: banner.stacked
        }
    }

    Call {
        id: go

        x: parent.width - width - Theme.gapHuge
        y: (parent.height - height) / 2
        visible: !banner.stacked
    }
}
