// The library cannot be opened: what happened, what was kept, what to do.
import QtQuick
import Kronika

FocusScope {
    id: trouble

    required property string sentence

    signal retryRequested
    signal cardsRequested

    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    Scroller {
        id: room

        anchors.fill: parent
        contentHeight: words.height + Theme.gapHuge * 2

        Column {
            id: words

            x: (room.width - width) / 2
            y: Math.max(Theme.gapHuge, (room.height - height) / 2.3)
            width: Math.min(620 * Theme.textScale, room.width - Theme.gapHuge * 2)
            spacing: Theme.gapLarge

            Symbol {
                x: (parent.width - width) / 2
                name: "box"
                size: 96
            }

            Text {
                width: parent.width
                text: qsTr("The library cannot be opened")
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textDisplay
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            SheetText {
                objectName: "troubleSentence"
                text: trouble.sentence
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                font.pixelSize: Theme.textLead
            }

            SheetText {
                text: qsTr("Nothing of it was changed: your kingdoms are as they were. Once the "
                           + "reason is out of the way, try again; until then the cards can be "
                           + "looked at.")
                color: Theme.textQuiet
            }

            Flow {
                width: words.width
                spacing: Theme.gapSmall

                AppButton {
                    objectName: "retry"
                    text: qsTr("Try again")
                    primary: true
                    focus: true
                    onClicked: trouble.retryRequested()
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                }

                AppButton {
                    objectName: "troubleCards"
                    text: qsTr("Look at the cards")
                    onClicked: trouble.cardsRequested()
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                }
            }
        }
    }
}
