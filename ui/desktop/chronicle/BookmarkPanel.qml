// The bookmarks in the order of the game. A click or Enter looks at one; those that the
// player set can be removed.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: panel

    required property Story story

    signal addRequested

    function takeUp(): void {
        list.currentIndex = Math.max(0, list.currentIndex)
        list.forceActiveFocus()
    }

    AppButton {
        id: add

        objectName: "addBookmark"
        text: qsTr("Bookmark this moment")
        key: qsTr("B")
        width: Math.min(implicitWidth, panel.width)
        onClicked: panel.addRequested()
    }

    ListView {
        id: list

        objectName: "bookmarks"
        y: add.height + Theme.gapSmall
        width: panel.width
        height: panel.height - y
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        spacing: Theme.gapTiny
        bottomMargin: Theme.gap
        model: panel.story.bookmarks
        Keys.onReturnPressed: panel.story.lookAtBookmark(currentIndex)
        Keys.onEnterPressed: panel.story.lookAtBookmark(currentIndex)
        Keys.onSpacePressed: panel.story.lookAtBookmark(currentIndex)
        Keys.onDeletePressed: panel.story.removeBookmark(currentIndex)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Bookmarks")
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: Rectangle {
            id: entry

            required property int index
            required property bookmarkValue shown
            readonly property bool current: ListView.isCurrentItem

            objectName: "bookmark" + index
            width: list.width - Theme.gap
            height: words.height + Theme.gapSmall * 2
            radius: Theme.corner
            color: current ? Theme.surfaceRaised : Theme.surface
            border.width: current && list.activeFocus ? Theme.focusWidth : 1
            border.color: current && list.activeFocus ? Theme.focus : Theme.line
            Accessible.role: Accessible.ListItem
            Accessible.name: shown.name
            Accessible.description: details.text
            Accessible.selectable: true
            Accessible.selected: current
            Accessible.onPressAction: panel.story.lookAtBookmark(index)

            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.PointingHandCursor
                onClicked: {
                    list.currentIndex = entry.index
                    list.forceActiveFocus(Qt.MouseFocusReason)
                    panel.story.lookAtBookmark(entry.index)
                }
            }

            Symbol {
                id: star

                x: Theme.gapSmall
                y: Theme.gapSmall
                visible: entry.shown.own
                name: "star"
                size: 20
            }

            Column {
                id: words

                x: Theme.gapSmall * 2 + star.width
                y: Theme.gapSmall
                width: entry.width - x - Theme.gapSmall
                spacing: 2

                Text {
                    width: words.width
                    text: entry.shown.name
                    wrapMode: Text.Wrap
                    color: Theme.text
                    font.family: Theme.displayFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.textBody
                    Accessible.ignored: true
                }

                Text {
                    id: details

                    width: words.width
                    text: entry.shown.moment + " · " + (entry.shown.own ? qsTr("yours")
                                                                        : qsTr("set by Kronika"))
                    wrapMode: Text.WordWrap
                    color: Theme.textQuiet
                    font.family: Theme.plainFamily
                    font.pixelSize: Theme.textSmallest
                    Accessible.ignored: true
                }

                AppButton {
                    objectName: "removeBookmark" + entry.index
                    visible: entry.shown.own && entry.current
                    text: qsTr("Remove")
                    key: qsTr("Del")
                    onClicked: panel.story.removeBookmark(entry.index)
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                }
            }
        }
    }
}
