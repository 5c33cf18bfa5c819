// Going back to before card 23 stays in the record of the kingdom (ruling B2): it is asked
// first.
import QtQuick
import Kronika

Sheet {
    id: sheet

    required property Story story

    signal returned

    function goBack(): void {
        close()
        if (story.returnToBeforeLegacy())
            returned()
    }

    title: qsTr("Back to before card %1?").arg(story.legacyCard)

    SheetText {
        text: qsTr("This begins a branch of its own at the moment before card %1. Everything "
                   + "that came after stays on its branch, and you can switch to it.")
              .arg(sheet.story.legacyCard)
    }

    SheetText {
        text: qsTr("The kingdom's record will say for ever that it was rewound across "
                   + "card %1 (ruling B2). So far: %2")
              .arg(sheet.story.legacyCard).arg(sheet.story.record)
    }

    SheetButtons {
        AppButton {
            objectName: "goBeforeLegacy"
            text: qsTr("Go back")
            primary: true
            focus: true
            onClicked: sheet.goBack()
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }

        AppButton {
            objectName: "stayHere"
            text: qsTr("Stay")
            onClicked: sheet.close()
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }
    }
}
