// The line of moves as a story under its rounds and turns. Up and Down go from move to
// move; whatever is pointed at is looked at.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: panel

    required property Story story

    ListView {
        id: list

        objectName: "story"
        anchors.fill: parent
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        bottomMargin: Theme.gap
        model: panel.story.line
        currentIndex: panel.story.row
        onCurrentIndexChanged: positionViewAtIndex(currentIndex, ListView.Contain)
        Keys.onUpPressed: panel.story.step(-1)
        Keys.onDownPressed: panel.story.step(1)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Story, move by move")
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: Column {
            id: entry

            required property int index
            required property string summary
            required property int round
            required property int turn
            required property bool newRound
            required property bool newTurn
            required property bool present
            required property bool ahead
            required property bool bookmarked
            readonly property bool current: ListView.isCurrentItem

            objectName: "move" + index
            width: list.width - Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: summary
            Accessible.description: qsTr("Round %1, turn %2").arg(round).arg(turn)
                                    + (present ? ". " + qsTr("The present") : "")
                                    + (ahead ? ". " + panel.aheadWords : "")
                                    + (bookmarked ? ". " + qsTr("Bookmarked") : "")
            Accessible.selectable: true
            Accessible.selected: current
            Accessible.onPressAction: panel.story.row = index

            Text {
                width: entry.width
                visible: entry.newRound
                text: qsTr("Round %1").arg(entry.round)
                topPadding: entry.index === 0 ? 0 : Theme.gap
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textLead
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Text {
                width: entry.width
                visible: entry.newTurn && entry.turn > 0
                text: qsTr("Turn %1").arg(entry.turn)
                topPadding: Theme.gapTiny
                bottomPadding: 2
                color: Theme.textQuiet
                font.family: Theme.plainFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textSmallest
                Accessible.ignored: true
            }

            Text {
                width: entry.width
                visible: entry.ahead && entry.index === panel.story.present + 1
                text: panel.aheadWords
                topPadding: Theme.gapTiny
                bottomPadding: Theme.gapTiny
                wrapMode: Text.WordWrap
                color: Theme.accent
                font.family: Theme.plainFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textSmallest
                Accessible.ignored: true
            }

            Rectangle {
                objectName: "moveLine" + entry.index
                width: entry.width
                height: words.height + Theme.gapSmall
                radius: Theme.corner / 2
                color: entry.current ? Theme.surfaceRaised
                     : pointer.containsMouse ? Theme.surface : "transparent"
                border.width: entry.current ? (list.activeFocus ? Theme.focusWidth : 1) : 0
                border.color: list.activeFocus ? Theme.focus : Theme.textQuiet

                Rectangle {
                    // What has happened is a full dot, what has not (or no more) a ring; the
                    // present is larger than both.
                    x: Theme.gapSmall + 5 - width / 2
                    y: Theme.gapTiny + Theme.textSmall * 0.62 - height / 2
                    width: entry.present ? 13 : 8
                    height: width
                    radius: width / 2
                    color: entry.ahead ? "transparent"
                         : entry.present ? Theme.accent : Theme.textQuiet
                    border.width: entry.ahead ? 2 : 0
                    border.color: Theme.textQuiet
                }

                Text {
                    id: words

                    x: Theme.gapSmall * 2 + 12
                    y: Theme.gapTiny
                    width: entry.width - x - Theme.gapTiny - (star.visible ? star.width : 0)
                    text: entry.summary + (entry.present ? "  ·  " + qsTr("now") : "")
                    wrapMode: Text.Wrap
                    color: entry.ahead ? Theme.textQuiet : Theme.text
                    font.family: Theme.plainFamily
                    font.weight: entry.present ? Font.Bold : Font.Normal
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }

                Symbol {
                    id: star

                    x: entry.width - width - 2
                    y: 2
                    visible: entry.bookmarked
                    name: "star"
                    size: 18
                }

                MouseArea {
                    id: pointer

                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onClicked: {
                        list.forceActiveFocus(Qt.MouseFocusReason)
                        panel.story.row = entry.index
                    }
                }
            }
        }
    }

    readonly property string aheadWords: story.ownBranch
        ? qsTr("From here on undone; it can be made again")
        : qsTr("From here on only on this branch")
}
