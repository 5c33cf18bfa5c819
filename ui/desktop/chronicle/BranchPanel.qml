// The branches of the kingdom. The one that was chosen says how it compares with the branch
// of the present; it can be looked at, switched to and called something else.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: panel

    required property Story story

    signal renameRequested(int row)
    signal switched

    function takeUp(): void {
        list.currentIndex = Math.max(0, list.currentIndex)
        list.forceActiveFocus()
    }

    Text {
        id: record

        objectName: "record"
        width: panel.width
        text: panel.story.record
        wrapMode: Text.WordWrap
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmall
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    ListView {
        id: list

        objectName: "branches"
        y: record.height + Theme.gapSmall
        width: panel.width
        height: panel.height - y
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        spacing: Theme.gapSmall
        bottomMargin: Theme.gap
        model: panel.story.branches
        Keys.onReturnPressed: panel.story.showBranch(currentIndex)
        Keys.onEnterPressed: panel.story.showBranch(currentIndex)
        Keys.onSpacePressed: panel.story.showBranch(currentIndex)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Branches")
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: Rectangle {
            id: entry

            required property int index
            required property branchValue shown
            readonly property bool current: ListView.isCurrentItem

            objectName: "branch" + index
            width: list.width - Theme.gap
            height: content.height + Theme.gapSmall * 2
            radius: Theme.corner
            color: current ? Theme.surfaceRaised : Theme.surface
            border.width: current && list.activeFocus ? Theme.focusWidth : 1
            border.color: current && list.activeFocus ? Theme.focus : Theme.line
            Accessible.role: Accessible.ListItem
            Accessible.name: shown.name + (marks.visible ? ", " + marks.text : "")
            Accessible.description: shown.tip + ". " + shown.parting
            Accessible.selectable: true
            Accessible.selected: current
            Accessible.onPressAction: panel.story.showBranch(index)

            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.PointingHandCursor
                onClicked: {
                    list.currentIndex = entry.index
                    list.forceActiveFocus(Qt.MouseFocusReason)
                    panel.story.showBranch(entry.index)
                }
            }

            Column {
                id: content

                x: Theme.gapSmall
                y: Theme.gapSmall
                width: entry.width - x * 2
                spacing: 2

                Text {
                    width: content.width
                    text: entry.shown.name
                    wrapMode: Text.Wrap
                    color: Theme.text
                    font.family: Theme.displayFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.textBody
                    Accessible.ignored: true
                }

                Text {
                    id: marks

                    width: content.width
                    visible: text !== ""
                    text: entry.shown.here ? qsTr("the present is here")
                        : entry.shown.shown ? qsTr("looked at now") : ""
                    wrapMode: Text.WordWrap
                    color: Theme.accent
                    font.family: Theme.plainFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.textSmallest
                    Accessible.ignored: true
                }

                BranchLane {
                    width: content.width
                    branch: entry.shown
                }

                Text {
                    width: content.width
                    text: entry.shown.tip
                          + (entry.shown.parting === "" ? "" : "\n" + entry.shown.parting)
                    wrapMode: Text.WordWrap
                    color: Theme.textQuiet
                    font.family: Theme.plainFamily
                    font.pixelSize: Theme.textSmallest
                    Accessible.ignored: true
                }

                Text {
                    objectName: "comparison" + entry.index
                    width: content.width
                    visible: entry.current && text !== ""
                    text: entry.shown.comparison
                    topPadding: Theme.gapTiny
                    wrapMode: Text.WordWrap
                    color: Theme.text
                    font.family: Theme.plainFamily
                    font.pixelSize: Theme.textSmall
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                Text {
                    width: content.width
                    visible: entry.current && text !== ""
                    text: entry.shown.refusal
                    wrapMode: Text.WordWrap
                    color: Theme.textQuiet
                    font.family: Theme.plainFamily
                    font.pixelSize: Theme.textSmall
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                Flow {
                    width: content.width
                    visible: entry.current
                    topPadding: Theme.gapTiny
                    spacing: Theme.gapTiny

                    AppButton {
                        objectName: "switch" + entry.index
                        text: qsTr("Switch to it")
                        opacity: entry.shown.refusal === "" ? 1 : 0.5
                        Accessible.description: entry.shown.refusal
                        onClicked: if (panel.story.switchTo(entry.index)) panel.switched()
                        Keys.onReturnPressed: clicked()
                        Keys.onEnterPressed: clicked()
                    }

                    AppButton {
                        objectName: "rename" + entry.index
                        text: qsTr("Rename")
                        onClicked: panel.renameRequested(entry.index)
                        Keys.onReturnPressed: clicked()
                        Keys.onEnterPressed: clicked()
                    }
                }
            }
        }
    }
}
