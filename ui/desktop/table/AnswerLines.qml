// Answers that are sentences, one below the other.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: answers

    required property Question question

    ListView {
        id: list

        objectName: "answerLines"
        anchors.fill: parent
        clip: contentHeight > height
        spacing: Theme.gapSmall
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        model: answers.visible ? answers.question.answers : []
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Answers")
        Keys.onReturnPressed: answers.question.choose(currentIndex)
        Keys.onEnterPressed: answers.question.choose(currentIndex)
        Keys.onSpacePressed: answers.question.choose(currentIndex)

        delegate: ChoiceLine {
            required property answerValue modelData
            required property int index
            readonly property int count: index < answers.question.counts.length
                                         ? answers.question.counts[index] : 0

            objectName: "answer" + index
            width: list.width
            title: modelData.label
            sentence: modelData.sentence
            symbol: modelData.icon
            digit: index < 9 ? index + 1 : 0
            possible: modelData.possible
            current: ListView.isCurrentItem && list.activeFocus
            chosen: count > 0
            onClicked: {
                list.currentIndex = index
                answers.question.choose(index)
            }
        }
    }
}
