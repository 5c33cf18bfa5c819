// The cards that lie open in a purge, with the glory each would save; those that cannot
// be chosen say why. In the summary the same cards are only looked at.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: area

    required property PurgeView view
    required property Question question
    readonly property bool choosable: view.step !== "summary"
    // A reason takes more room than a number.
    readonly property int lines: !view.anyProtected ? 1 : Theme.textScale > 1.4 ? 5 : 4
    readonly property real wordsHeight: Math.ceil(Theme.textSmallest * 1.3 * lines)
                                        + Theme.gapSmall
    readonly property bool half: whole.rows * cellHeightOf(whole.cell, Theme.cardShape) > height
    readonly property real shape: half ? Theme.halfShape : Theme.cardShape
    readonly property real cell: half ? halves.cell : whole.cell

    signal inspected(int number)
    signal refused(string reason)

    function cellHeightOf(cell: real, shape: real): real {
        return (cell - Theme.gapLarge) * shape + wordsHeight + Theme.gap + Theme.gapTiny
    }

    function take(index: int): void {
        if (!choosable || index < 0 || index >= view.cards.length)
            return
        if (view.cardAt(index).possible)
            question.choose(index)
        else
            refused(view.cardAt(index).reason)
    }

    function inspect(): void {
        if (grid.currentIndex >= 0 && grid.currentIndex < view.cards.length)
            inspected(view.cardAt(grid.currentIndex).card.number)
    }

    GridShape {
        id: whole

        width: area.width
        height: area.height
        count: Math.max(1, area.view.cards.length)
        gap: Theme.gapLarge
        smallestCell: Math.round(184 * Math.min(1.4, Theme.textScale))
        largestCell: 300
        cardShape: Theme.cardShape + area.wordsHeight / 200
    }

    GridShape {
        id: halves

        width: area.width
        height: area.height
        count: Math.max(1, area.view.cards.length)
        gap: Theme.gapLarge
        smallestCell: Math.round(158 * Math.min(1.4, Theme.textScale))
        largestCell: 280
        cardShape: Theme.halfShape + area.wordsHeight / 160
    }

    GridView {
        id: grid

        objectName: "purgeCards"
        x: Math.max(0, (area.width - width) / 2)
        width: Math.min(area.width, (area.half ? halves.columns : whole.columns) * cellWidth + 1)
        height: area.height
        cellWidth: area.cell
        cellHeight: area.cellHeightOf(area.cell, area.shape)
        clip: contentHeight > height
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: area.view.cards
        onModelChanged: currentIndex = 0
        Accessible.role: Accessible.List
        Accessible.name: area.view.title
        Keys.onReturnPressed: area.take(currentIndex)
        Keys.onEnterPressed: area.take(currentIndex)
        Keys.onSpacePressed: area.take(currentIndex)

        ScrollBar.vertical: ScrollBar {
            parent: area
            x: area.width - width
            height: area.height
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: Item {
            id: place

            required property purgeCardValue modelData
            required property int index
            readonly property bool chosen: area.choosable && index < area.question.counts.length
                                           && area.question.counts[index] > 0
            readonly property string words: modelData.possible ? modelData.saves
                                                               : "✗ " + modelData.reason
            readonly property bool current: grid.activeFocus && GridView.isCurrentItem

            objectName: "purge" + modelData.card.number
            width: grid.cellWidth
            height: grid.cellHeight
            Accessible.role: Accessible.Button
            Accessible.name: modelData.name + ", " + words
            Accessible.description: modelData.card.stage(modelData.stage).spoken
            Accessible.focusable: true
            Accessible.focused: current
            Accessible.onPressAction: area.take(index)

            Rectangle {
                x: body.x - 6
                y: body.y - 6
                width: body.width + 12
                height: body.height + 12
                radius: body.width * 0.04 + 6
                color: "transparent"
                visible: place.chosen || place.current
                border.width: place.chosen ? 6 : Theme.focusWidth
                border.color: place.chosen ? Theme.chosen : Theme.focus
            }

            Item {
                id: body

                x: Theme.gapLarge / 2
                y: Theme.gapSmall
                width: place.width - Theme.gapLarge
                height: width * area.shape
                opacity: place.modelData.possible ? 1 : Theme.restingOpacity
                Accessible.ignored: true

                Repeater {
                    model: area.half ? 1 : 0

                    delegate: TableFace {
                        width: body.width
                        height: body.height
                        card: place.modelData.card
                        stage: place.modelData.stage
                    }
                }

                Repeater {
                    model: area.half ? 0 : 1

                    delegate: CardView {
                        width: body.width
                        height: body.height
                        card: place.modelData.card
                        stage: place.modelData.stage
                        detail: width < 250 ? StageFace.Condensed : StageFace.WhatFits
                        Accessible.ignored: true
                    }
                }
            }

            Rectangle {
                // The key that chooses it.
                x: body.x - 6
                y: body.y - 6
                width: 26
                height: 26
                radius: 13
                visible: area.choosable && place.modelData.possible && place.index < 9
                color: place.chosen ? Theme.chosen : Theme.surfaceRaised
                border.width: 2
                border.color: place.chosen ? Theme.chosenText : Theme.glow

                Text {
                    anchors.centerIn: parent
                    text: place.chosen ? "✓" : place.index + 1
                    color: place.chosen ? Theme.chosenText : Theme.text
                    font.family: Theme.plainFamily
                    font.weight: Font.Bold
                    font.pixelSize: 13
                    Accessible.ignored: true
                }
            }

            Text {
                x: body.x
                // Below the frame of the chosen card.
                y: body.y + body.height + Theme.gapTiny * 2 + 2
                width: body.width
                height: area.wordsHeight - Theme.gapSmall
                text: place.words
                wrapMode: Text.WordWrap
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                color: place.modelData.possible ? Theme.text : Theme.textQuiet
                font.family: Theme.plainFamily
                font.weight: place.modelData.possible ? Font.DemiBold : Font.Normal
                font.italic: !place.modelData.possible
                font.pixelSize: Theme.textSmallest
                Accessible.ignored: true
            }

            MouseArea {
                anchors.fill: body
                acceptedButtons: Qt.AllButtons
                cursorShape: area.choosable && !place.modelData.possible ? Qt.ArrowCursor
                                                                        : Qt.PointingHandCursor
                onClicked: mouse => {
                    grid.currentIndex = place.index
                    if (mouse.button !== Qt.LeftButton || !area.choosable)
                        area.inspect()
                    else
                        area.take(place.index)
                }
                onDoubleClicked: mouse => mouse.accepted = true
            }
        }
    }
}
