// What is possible at the table, and by which keys.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Sheet {
    id: help

    required property KingdomTable table
    property bool guideOffered: false

    signal guideRequested

    title: qsTr("At the table")

    SheetText {
        text: help.table.question.open ? help.table.question.sentence
            : help.table.finished ? qsTr("This kingdom is finished. You may undo, read the log, "
                                         + "or begin an expansion if one is offered.")
            : qsTr("It is your turn: use your cards, then advance or pass.")
    }

    SheetText {
        text: qsTr("Cards with a golden frame can do something: click one, or go to it with the "
                   + "arrows and press Enter. What stands there in quiet letters is not possible "
                   + "now, and says why. When the game asks something, the line at the bottom "
                   + "says what, and the cards that can be chosen carry a number.")
    }

    SheetText {
        text: qsTr("A advances, P passes. Ctrl+Z takes back, Ctrl+Shift+Z makes it again. "
                   + "Digits choose, C confirms, 0 chooses nothing. T looks at the table while "
                   + "something is asked, D looks through the discard pile, I shows all stages "
                   + "of a card, L shows the log. Esc steps back; everything is always saved.")
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
