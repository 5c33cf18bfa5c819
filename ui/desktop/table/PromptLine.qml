// The line the player looks at: what is asked, with the answers that need no room; else
// what came of the last move, or why something was refused.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Rectangle {
    id: prompt

    required property KingdomTable table
    readonly property Question question: table.question
    readonly property bool refused: refusal !== "" || (table.refused && table.said !== "")
    // Why something that was clicked cannot be done.
    property string refusal
    // The rule that says so; empty: none.
    readonly property string rule: refusal === "" && table.refused ? table.saidRule : ""
    // The answers are shown in a panel of their own.
    property bool inPanel: false
    // Where both have no room in one line, the answers stand below what is asked.
    readonly property real answersWidth: answers.childrenRect.width
    readonly property bool stacked: answers.visible
                                    && (answersWidth + 280 * Theme.textScale > width
                                        || answers.childrenRect.height
                                           > Theme.controlHeight * 1.5)

    function beginName(): void {
        nameField.begin()
    }

    implicitHeight: (stacked ? words.implicitHeight + Theme.gapSmall + answers.height
                             : Math.max(Theme.controlHeight, words.implicitHeight,
                                        answers.visible ? answers.height : 0))
                    + Theme.gapSmall * 2
    color: "transparent"
    Accessible.role: Accessible.Pane
    Accessible.name: words.text

    Rectangle {
        width: 5
        height: prompt.height
        visible: prompt.question.open || prompt.refused
        color: prompt.refused ? Theme.accent : Theme.glow
    }

    Text {
        id: words

        objectName: "prompt"
        x: Theme.gapLarge
        y: prompt.stacked ? Theme.gapSmall : (prompt.height - height) / 2
        width: prompt.width - x - Theme.gapLarge
               - (answers.visible && !prompt.stacked
                  ? prompt.answersWidth + Theme.gapLarge : 0)
        text: prompt.refusal !== "" ? prompt.refusal
            : prompt.table.refused && prompt.table.said !== "" ? prompt.table.said
            : prompt.inPanel && prompt.question.kind !== "confirm" ? qsTr("Choose above: click, arrows and Enter, or a digit.")
            : prompt.question.open ? prompt.question.sentence
                                     + (prompt.question.progress === ""
                                        ? "" : " " + prompt.question.progress + ".")
            : prompt.table.said !== "" ? prompt.table.said
            : prompt.table.finished ? qsTr("This game is over. Undo and the log are still "
                                           + "there.")
            : qsTr("Cards with a golden frame can do something. Choose one, advance or pass.")
        wrapMode: Text.WordWrap
        color: prompt.refused ? Theme.accent : prompt.question.open ? Theme.text
                                                                    : Theme.textQuiet
        font.family: Theme.plainFamily
        font.weight: prompt.question.open ? Font.DemiBold : Font.Normal
        font.pixelSize: Theme.textBody
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Flow {
        id: answers

        x: prompt.stacked ? Theme.gapLarge
                          : prompt.width - prompt.answersWidth - Theme.gapLarge
        y: prompt.stacked ? words.y + words.height + Theme.gapSmall
                          : (prompt.height - height) / 2
        width: prompt.width - Theme.gapLarge * 2
        spacing: Theme.gapSmall
        visible: prompt.question.open && !prompt.inPanel

        Repeater {
            model: prompt.question.onTable || prompt.question.kind === "name"
                   || prompt.inPanel ? [] : prompt.question.answers

            delegate: AnswerButton {
                required property answerValue modelData
                required property int index

                objectName: "answer" + index
                answer: modelData
                digit: index + 1
                question: prompt.question
                place: index
            }
        }

        NameField {
            id: nameField

            visible: prompt.question.kind === "name"
            question: prompt.question
        }

        AppButton {
            objectName: "decline"
            visible: prompt.question.canDecline
            text: prompt.question.kind === "order" ? qsTr("Skip the rest") : qsTr("None")
            key: qsTr("0")
            onClicked: prompt.question.decline()
        }

        AppButton {
            objectName: "confirm"
            visible: prompt.question.open && !prompt.question.single
                     && prompt.question.kind !== "name"
            text: qsTr("Confirm")
            key: qsTr("C")
            primary: prompt.question.ready
            enabled: prompt.question.ready
            onClicked: prompt.question.confirm()
        }
    }
}
