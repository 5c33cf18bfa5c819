// Answers that are cards, drawn as large as they fit.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: answers

    required property Question question
    readonly property bool ends: question.kind === "ends"
    readonly property real wordsHeight: Math.round(40 * Theme.textScale) + Theme.gapHuge

    GridShape {
        id: shape

        width: answers.width
        height: answers.height
        count: Math.max(1, answers.question.answers.length)
        gap: Theme.gapLarge
        smallestCell: Math.round(168 * Math.min(1.5, Theme.textScale))
        largestCell: 340
        // With the words below.
        cardShape: Theme.cardShape + 0.36 * Theme.textScale
    }

    GridView {
        id: grid

        objectName: "answerCards"
        x: Math.max(0, (answers.width - width) / 2)
        width: Math.min(answers.width, shape.columns * cellWidth + 1)
        height: answers.height
        cellWidth: shape.cell
        cellHeight: (shape.cell - Theme.gapLarge) * Theme.cardShape + answers.wordsHeight
        topMargin: Math.max(0, (height - shape.rows * cellHeight) / 2)
        clip: contentHeight > height
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: answers.visible ? answers.question.answers : []
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Answers")
        Keys.onReturnPressed: answers.question.choose(currentIndex)
        Keys.onEnterPressed: answers.question.choose(currentIndex)
        Keys.onSpacePressed: answers.question.choose(currentIndex)

        ScrollBar.vertical: ScrollBar {
            parent: answers
            x: answers.width - width + Theme.gapLarge
            height: answers.height
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: Item {
            id: place

            required property answerValue modelData
            required property int index
            readonly property int count: index < answers.question.counts.length
                                         ? answers.question.counts[index] : 0
            readonly property bool chosen: count > 0 && !answers.ends

            objectName: "answer" + index
            width: grid.cellWidth
            height: grid.cellHeight
            Accessible.role: Accessible.Button
            Accessible.name: modelData.label + (answers.ends
                             ? ": " + (count === 2 ? qsTr("bottom") : qsTr("top")) : "")
            Accessible.description: modelData.sentence
            Accessible.focusable: true
            Accessible.focused: grid.activeFocus && place.GridView.isCurrentItem
            Accessible.onPressAction: answers.question.choose(index)

            Rectangle {
                x: view.x - 6
                y: view.y - 6
                width: view.width + 12
                height: view.height + 12
                radius: view.width * 0.04 + 6
                color: "transparent"
                visible: place.chosen || (grid.activeFocus && place.GridView.isCurrentItem)
                border.width: place.chosen ? 6 : Theme.focusWidth
                border.color: place.chosen ? Theme.chosen : Theme.focus
            }

            CardView {
                id: view

                x: Theme.gapLarge / 2
                y: Theme.gapSmall
                width: place.width - Theme.gapLarge
                height: width * Theme.cardShape
                card: place.modelData.card
                stage: place.modelData.stage
                detail: width < 220 ? StageFace.Condensed : StageFace.WhatFits
                opacity: place.modelData.possible ? 1 : Theme.restingOpacity
                Accessible.ignored: true
            }

            Rectangle {
                x: view.x - 6
                y: view.y - 6
                width: Theme.markSize + 2
                height: width
                radius: width / 2
                visible: place.modelData.possible && place.index < 9
                color: place.chosen ? Theme.chosen : Theme.surfaceRaised
                border.width: 2
                border.color: place.chosen ? Theme.chosenText : Theme.glow

                Text {
                    anchors.centerIn: parent
                    text: place.chosen ? "✓" : place.index + 1
                    color: place.chosen ? Theme.chosenText : Theme.text
                    font.family: Theme.plainFamily
                    font.weight: Font.Bold
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }

            Text {
                x: view.x
                y: view.y + view.height + Theme.gapSmall + 2
                width: view.width
                height: answers.wordsHeight - Theme.gapHuge
                visible: !answers.ends
                text: place.modelData.sentence
                wrapMode: Text.WordWrap
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                color: place.modelData.possible ? Theme.text : Theme.textQuiet
                font.family: Theme.plainFamily
                font.pixelSize: Theme.textSmallest
                Accessible.ignored: true
            }

            AppButton {
                objectName: "end"
                x: view.x
                y: view.y + view.height + Theme.gapSmall
                width: view.width
                visible: answers.ends
                text: place.count === 2 ? qsTr("Bottom of the deck") : qsTr("Top of the deck")
                onClicked: answers.question.choose(place.index)
            }

            MouseArea {
                x: view.x
                y: view.y
                width: view.width
                height: view.height
                enabled: place.modelData.possible
                cursorShape: enabled ? Qt.PointingHandCursor : Qt.ArrowCursor
                onClicked: {
                    grid.currentIndex = place.index
                    answers.question.choose(place.index)
                }
                onDoubleClicked: mouse => mouse.accepted = true
            }
        }
    }
}
