// What can be done now, a line each: Enter on a card opens it; what is refused says why, and
// leads to the rule.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

ListView {
    id: list

    signal cardRequested(int number)
    signal ruleRequested(string rule)

    function take(line: PossibleLine): void {
        if (line === null)
            return
        if (line.card > 0)
            cardRequested(line.card)
        else if (line.rule !== "")
            ruleRequested(line.rule)
    }

    spacing: 2
    clip: contentHeight > height
    activeFocusOnTab: count > 0
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Possible now")
    Keys.onReturnPressed: take(currentItem as PossibleLine)
    Keys.onEnterPressed: take(currentItem as PossibleLine)
    Keys.onSpacePressed: take(currentItem as PossibleLine)
    Keys.onPressed: event => {
        const line = list.currentItem as PossibleLine
        if (event.key === Qt.Key_R && line !== null && line.rule !== "") {
            ruleRequested(line.rule)
            event.accepted = true
        }
    }
    ScrollBar.vertical: ScrollBar {
        policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    delegate: PossibleLine {
        id: line

        objectName: "possible" + index
        width: list.width - Theme.gapLarge
        current: ListView.isCurrentItem && list.activeFocus
        onClicked: {
            list.currentIndex = index
            list.take(line)
        }
        onRuleRequested: rule => list.ruleRequested(rule)
    }

    component PossibleLine: ChoiceLine {
        required property possibleValue modelData
        required property int index
        readonly property int card: modelData.card

        title: modelData.key === "" ? modelData.title
             : qsTr("%1 (%2)", "what can be done, and its key").arg(modelData.title)
               .arg(modelData.key)
        sentence: modelData.sentence
        reason: modelData.refusal
        rule: modelData.rule
        possible: modelData.refusal === ""
    }
}
