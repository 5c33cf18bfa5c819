// What is possible at the table, and by which keys.
import QtQuick
import Kronika

Sheet {
    id: help

    property string situation

    title: qsTr("At the table")

    SheetText {
        text: help.situation
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
    }
}
