// One card of the score sheet: what it is, what it is worth, and why.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

AbstractButton {
    id: line

    required property worthValue worth
    property bool current: false
    property bool focused: false
    // Of the group that begins with this line; empty: it began before.
    property string heading

    readonly property real paperY: headingText.visible ? headingText.height : 0
    readonly property real paperHeight: Math.max(words.height, disc.height) + Theme.gapSmall * 2
    readonly property bool takes: worth.glory < 0

    implicitHeight: paperY + paperHeight + Theme.gapTiny
    // The list's keys lead to it.
    focusPolicy: Qt.NoFocus
    Accessible.name: qsTr("%1, %2 glory").arg(worth.name).arg(worth.gloryText)
    Accessible.description: worth.reason === "" ? worth.kind : worth.kind + ". " + worth.reason

    contentItem: Item {}
    background: Item {}

    Text {
        id: headingText

        width: line.width
        visible: line.heading !== ""
        text: line.heading
        topPadding: Theme.gap
        bottomPadding: Theme.gapTiny
        wrapMode: Text.WordWrap
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textSmall
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Rectangle {
        y: line.paperY
        width: line.width
        height: line.paperHeight
        radius: Theme.corner
        color: line.hovered || line.down ? Theme.surfaceRaised : Theme.surface
        border.width: line.current && line.focused ? Theme.focusWidth : 1
        border.color: line.current && line.focused ? Theme.focus : Theme.line
    }

    Rectangle {
        id: disc

        x: Theme.gapSmall
        y: line.paperY + (line.paperHeight - height) / 2
        width: 36
        height: 36
        radius: 18
        color: Theme.bannerColor(line.worth.banner)

        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: width / 2
            color: Theme.parchment
        }

        Symbol {
            anchors.centerIn: parent
            name: line.worth.emblem
            size: 24
        }
    }

    Column {
        id: words

        x: disc.x + disc.width + Theme.gap
        y: line.paperY + (line.paperHeight - height) / 2
        width: amount.x - x - Theme.gap
        spacing: 2

        Text {
            width: words.width
            text: qsTr("%1 (%2)").arg(line.worth.name).arg(line.worth.card)
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textBody
            Accessible.ignored: true
        }

        Text {
            width: words.width
            visible: text !== ""
            text: line.worth.reason === "" ? line.worth.kind
                : line.worth.kind === "" ? line.worth.reason
                : line.worth.kind + " · " + line.worth.reason
            wrapMode: Text.WordWrap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }

    Row {
        id: amount

        x: line.width - width - Theme.gap
        y: line.paperY
        height: line.paperHeight
        spacing: Theme.gapTiny

        Symbol {
            anchors.verticalCenter: parent.verticalCenter
            visible: line.worth.glory !== 0
            name: line.takes ? "medal-negative" : "glory"
            size: 22

            Rectangle {
                // The medal is dark, as the background may be.
                anchors.centerIn: parent
                z: -1
                width: 26
                height: 26
                radius: 13
                visible: line.takes
                color: Theme.parchment
            }
        }

        Text {
            height: line.paperHeight
            width: Math.max(implicitWidth, Theme.textTitle * 1.4)
            text: line.worth.gloryText
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            color: line.worth.glory === 0 ? Theme.textQuiet : line.takes ? Theme.accent : Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.Bold
            font.pixelSize: Theme.textTitle
            Accessible.ignored: true
        }
    }
}
