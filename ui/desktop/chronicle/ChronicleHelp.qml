// What can be done in the chronicle, and by which keys.
import QtQuick
import Kronika

Sheet {
    id: help

    title: qsTr("In the chronicle")

    SheetText {
        text: qsTr("Every moment can be looked at: click a line, move the slider, or go by keys. "
                   + "Looking changes nothing. Continuing from a moment begins a branch; what "
                   + "came after stays on the old one, and you can switch back.")
    }

    SheetText {
        text: qsTr("Arrows go move by move, Page up and Page down turn by turn, with Shift round "
                   + "by round; Home and End go to the ends, N to the present. C continues from "
                   + "here, B bookmarks this moment. 1 to 4 show story, branches, bookmarks and "
                   + "plots. Esc goes back to the table.")
    }

    SheetButtons {
        AppButton {
            objectName: "closeChronicleHelp"
            text: qsTr("Back to the chronicle")
            primary: true
            focus: true
            onClicked: help.close()
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }
    }
}
