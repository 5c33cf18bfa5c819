// Cards of the box that lie open to be chosen from, all at once. Each can be looked at with
// all its stages.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: cards

    required property Question question

    signal stagesRequested(int number)

    function choose(index: int): void {
        // With enough chosen, Enter on one of them goes on.
        if (question.ready && index < question.counts.length && question.counts[index] > 0)
            question.confirm()
        else
            question.choose(index)
    }

    GridShape {
        id: shape

        width: cards.width
        height: cards.height
        count: Math.max(1, cards.question.answers.length)
        gap: Theme.gapLarge
        smallestCell: 190
        largestCell: 520
        cardShape: Theme.cardShape
    }

    GridView {
        id: grid

        objectName: "answerCards"
        x: Math.max(0, (cards.width - width) / 2)
        width: Math.min(cards.width, shape.columns * cellWidth + 1)
        height: cards.height
        cellWidth: shape.cell
        cellHeight: (shape.cell - Theme.gapLarge) * Theme.cardShape + Theme.gapLarge
        topMargin: Math.max(0, (height - shape.rows * cellHeight) / 2)
        clip: contentHeight > height
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: cards.question.answers
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Cards out of the box")
        Keys.onReturnPressed: cards.choose(currentIndex)
        Keys.onEnterPressed: cards.choose(currentIndex)
        Keys.onSpacePressed: cards.question.choose(currentIndex)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_I && currentItem) {
                cards.stagesRequested((currentItem as BoxCard).answer.card.number)
                event.accepted = true
            }
        }

        ScrollBar.vertical: ScrollBar {
            parent: cards
            x: cards.width - width + Theme.gapLarge
            height: cards.height
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: BoxCard {
            required property answerValue modelData
            required property int index

            objectName: "answer" + index
            width: grid.cellWidth
            height: grid.cellHeight
            answer: modelData
            digit: index + 1
            chosen: index < cards.question.counts.length && cards.question.counts[index] > 0
            focused: grid.activeFocus && GridView.isCurrentItem
            onPicked: {
                grid.currentIndex = index
                cards.question.choose(index)
            }
            onStagesRequested: cards.stagesRequested(modelData.card.number)
        }
    }
}
