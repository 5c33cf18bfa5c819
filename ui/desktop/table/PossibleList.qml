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

    // Of the line that the keys are on.
    property int card: 0
    property string rule

    function take(card: int, rule: string): void {
        if (card > 0)
            cardRequested(card)
        else if (rule !== "")
            ruleRequested(rule)
    }

    spacing: 2
    clip: contentHeight > height
    activeFocusOnTab: count > 0
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Possible now")
    Keys.onReturnPressed: take(card, rule)
    Keys.onEnterPressed: take(card, rule)
    Keys.onSpacePressed: take(card, rule)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_R && list.rule !== "") {
            ruleRequested(list.rule)
            event.accepted = true
        }
    }
    ScrollBar.vertical: ScrollBar {
        policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    delegate: PossibleLine {
        objectName: "possible" + index
        width: list.width - Theme.gapLarge
        current: ListView.isCurrentItem && list.activeFocus
        onCurrentChanged: {
            if (current) {
                list.card = modelData.card
                list.rule = modelData.rule
            }
        }
        onClicked: {
            list.currentIndex = index
            list.take(modelData.card, modelData.rule)
        }
        onRuleRequested: rule => list.ruleRequested(rule)
    }

    component PossibleLine: ChoiceLine {
        required property possibleValue modelData
        required property int index

        title: modelData.key === "" ? modelData.title
             : qsTr("%1 (%2)", "what can be done, and its key").arg(modelData.title)
               .arg(modelData.key)
        sentence: modelData.sentence
        reason: modelData.refusal
        rule: modelData.rule
        counted: false
        possible: modelData.refusal === ""
    }
}
