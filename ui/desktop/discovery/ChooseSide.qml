// rule 14.4: both faces of a card, each with both of its stages upright; one is chosen with
// a click, with arrows and Enter, or by its digit.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: sides

    required property Question question
    property int current: 0

    signal stagesRequested(int number)

    readonly property real faceWidth: (width - Theme.gapHuge) / 2
    // Wide enough to be read; then it scrolls.
    readonly property real faceHeight: Math.max(height - Theme.gap, 330 * Theme.textScale)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("The two sides")

    Keys.onLeftPressed: current = 0
    Keys.onRightPressed: current = 1
    Keys.onUpPressed: scroll.contentY = 0
    Keys.onDownPressed: scroll.contentY = Math.max(0, scroll.contentHeight - scroll.height)
    Keys.onReturnPressed: question.choose(current)
    Keys.onEnterPressed: question.choose(current)
    Keys.onSpacePressed: question.choose(current)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_I) {
            stagesRequested(question.asker)
            event.accepted = true
        }
    }

    Flickable {
        id: scroll

        width: sides.width
        height: sides.height
        contentWidth: width
        contentHeight: sides.faceHeight
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Repeater {
            model: sides.question.answers

            delegate: SideFace {
                required property answerValue modelData
                required property int index

                objectName: "answer" + index
                x: index * (sides.faceWidth + Theme.gapHuge)
                width: sides.faceWidth
                height: sides.faceHeight
                answer: modelData
                digit: index + 1
                current: index === sides.current && sides.activeFocus
                onPointed: sides.current = index
                onChosen: sides.question.choose(index)
            }
        }
    }
}
