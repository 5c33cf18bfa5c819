// What is possible at the table, and by which keys.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Sheet {
    id: help

    required property KingdomTable table
    property bool guideOffered: false

    signal guideRequested

    // It has no window while it is being made.
    readonly property real roomHeight: parent ? parent.height : 0

    signal cardRequested(int number)
    signal ruleRequested(string rule)

    width: Math.min(640 * Theme.textScale, parent.width - Theme.gapHuge * 2)
    title: qsTr("At the table")

    SheetText {
        text: help.table.question.open ? help.table.question.sentence
            : help.table.finished ? qsTr("This kingdom is finished. You may undo, read the log, "
                                         + "or begin an expansion if one is offered.")
            : qsTr("It is your turn: use your cards, then advance or pass. Possible now:")
    }

    PossibleList {
        objectName: "possibleNow"
        width: parent ? parent.width : implicitWidth
        height: Math.min(contentHeight,
                         Math.max(Theme.controlHeight * 3, help.roomHeight * 0.42))
        model: help.visible ? help.table.possibleNow : []
        onCardRequested: number => help.cardRequested(number)
        onRuleRequested: rule => help.ruleRequested(rule)
    }

    SheetText {
        text: qsTr("Cards with a golden frame can do something: click one, or go to it with the "
                   + "arrows and press Enter; what is not possible there says why. Cards that "
                   + "answer a question carry a number.")
        color: Theme.textQuiet
        font.pixelSize: Theme.textSmall
    }

    SheetText {
        text: qsTr("A advances, P passes. Ctrl+Z takes back, Ctrl+Shift+Z makes it again. "
                   + "Digits choose, C confirms, 0 chooses nothing. T looks at the table while "
                   + "something is asked, D looks through the discard pile, I shows all stages "
                   + "of a card and its history, B what is left, L shows the log, H the chronicle, "
                   + "S the score, R the rule that stands against something. Esc steps back; "
                   + "everything is always saved.")
        color: Theme.textQuiet
        font.pixelSize: Theme.textSmall
    }

    SheetButtons {
        AppButton {
            objectName: "closeHelp"
            text: qsTr("To the table")
            primary: true
            focus: true
            onClicked: help.close()
        }

        AppButton {
            objectName: "guideFromHelp"
            visible: help.guideOffered && !help.table.finished
            text: qsTr("Guide me through a round")
            onClicked: {
                help.close()
                help.guideRequested()
            }
        }

        Repeater {
            // rule 13.1; it can be undone like any other move.
            model: help.table.others

            delegate: AppButton {
                required property offerValue modelData

                objectName: "anew"
                visible: modelData.kind === "reset"
                text: qsTr("Begin this kingdom anew")
                Accessible.description: modelData.sentence
                onClicked: {
                    help.close()
                    help.table.make(modelData.notation)
                }
            }
        }
    }
}
