// What happened, the latest first, under the turns it happened in. A click on a line, or
// Enter, asks for the moment it tells of.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: log

    required property LogModel entries

    // As the chronicle wants it for its topic.
    signal momentRequested(string move)
    signal escaped

    function ask(row: int): void {
        const move = entries.moveAt(row)
        if (move !== "")
            momentRequested(move)
    }

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
        activeFocusOnTab: log.visible
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Keys.onReturnPressed: log.ask(currentIndex)
        Keys.onEnterPressed: log.ask(currentIndex)
        Keys.onSpacePressed: log.ask(currentIndex)
        Keys.onEscapePressed: log.escaped()
        onCountChanged: currentIndex = 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: Column {
            id: entry

            required property int index
            required property string move
            required property string summary
            required property string moment
            required property bool newTurn

            width: list.width - Theme.gap
            topPadding: newTurn ? Theme.gapTiny : 0
            bottomPadding: Theme.gapTiny
            Accessible.role: Accessible.ListItem
            Accessible.name: summary
            Accessible.description: moment
            Accessible.onPressAction: log.momentRequested(move)

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

            Rectangle {
                readonly property bool current: entry.ListView.isCurrentItem && list.activeFocus

                objectName: "logLine" + entry.index
                x: -Theme.gapTiny
                width: entry.width + Theme.gapTiny
                height: words.height + Theme.gapTiny
                radius: Theme.corner / 2
                color: pointer.containsMouse || current ? Theme.surfaceRaised : "transparent"
                border.width: current ? Theme.focusWidth : pointer.containsMouse ? 1 : 0
                border.color: current ? Theme.focus : Theme.textQuiet

                Text {
                    id: words

                    x: Theme.gapTiny
                    y: Theme.gapTiny / 2
                    width: entry.width - Theme.gapTiny
                    text: entry.summary
                    wrapMode: Text.WordWrap
                    color: Theme.text
                    font.family: Theme.plainFamily
                    font.pixelSize: Theme.textSmall
                    lineHeight: 1.1
                    Accessible.ignored: true
                }

                MouseArea {
                    id: pointer

                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onClicked: log.momentRequested(entry.move)
                }
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
