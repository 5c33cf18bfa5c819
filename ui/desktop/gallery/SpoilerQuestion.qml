// Asked once, before cards that are still in the box are shown.
import QtQuick
import Kronika

Sheet {
    id: question

    required property Preferences preferences

    // Hides them again without a question; shows them after it was asked once.
    function toggle(): void {
        if (preferences.spoilersAgreed)
            preferences.spoilers = !preferences.spoilers
        else
            open()
    }

    title: qsTr("Look at cards that are still in the box?")

    SheetText {
        text: qsTr("Kingdom Legacy is a game of discovery, and it can be discovered only once. "
                   + "This shows every card with both sides: what your kingdom may become, "
                   + "what will attack it, and how the story goes on. What you have read you "
                   + "cannot unread; switching it off later only hides the cards again. "
                   + "This is asked once.")
    }

    SheetButtons {
        AppButton {
            objectName: "keepSurprise"
            text: qsTr("Keep the surprise")
            primary: true
            focus: true
            onClicked: question.close()
        }

        AppButton {
            objectName: "showSpoilers"
            text: qsTr("Show all cards")
            onClicked: {
                question.preferences.spoilers = true
                question.close()
            }
        }
    }
}
