// What happened, the latest first, under the turns it happened in.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: log

    required property LogModel entries

    Rectangle {
        anchors.fill: parent
        color: Theme.surface
    }

    Rectangle {
        width: 1
        height: log.height
        color: Theme.line
    }

    Text {
        id: heading

        x: Theme.gapLarge
        y: Theme.gap
        text: qsTr("Log")
        color: Theme.text
        font.family: Theme.displayFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textLead
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    ListView {
        id: list

        objectName: "log"
        x: Theme.gapLarge
        y: heading.y + heading.height + Theme.gapSmall
        width: log.width - x - Theme.gapSmall
        height: log.height - y
        clip: true
        focus: true
        model: log.entries
        boundsBehavior: Flickable.StopAtBounds
        bottomMargin: Theme.gap
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: Column {
            id: entry

            required property string summary
            required property string moment
            required property bool newTurn

            width: list.width - Theme.gap
            topPadding: newTurn ? Theme.gapTiny : 0
            bottomPadding: Theme.gapTiny + 2
            Accessible.role: Accessible.ListItem
            Accessible.name: summary

            Text {
                visible: entry.newTurn
                text: entry.moment
                color: Theme.textQuiet
                font.family: Theme.plainFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textSmallest
                topPadding: Theme.gapSmall
                bottomPadding: 2
                Accessible.ignored: true
            }

            Text {
                width: entry.width
                text: entry.summary
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.plainFamily
                font.pixelSize: Theme.textSmall
                lineHeight: 1.1
                Accessible.ignored: true
            }
        }
    }

    Text {
        x: Theme.gapLarge
        y: list.y
        width: list.width
        visible: log.entries.count === 0
        text: qsTr("Nothing happened yet. Every move will be told here.")
        wrapMode: Text.WordWrap
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmall
    }
}
