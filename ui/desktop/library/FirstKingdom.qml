// The library is empty: one button to the table of a first kingdom; and another for whoever
// wants to say more about it.
import QtQuick
import Kronika

FocusScope {
    id: first

    signal beginRequested
    signal choicesRequested

    Scroller {
        id: room

        anchors.fill: parent
        contentHeight: words.height + Theme.gapLarge * 2

        Column {
            id: words

            x: (room.width - width) / 2
            y: Math.max(Theme.gapLarge, (room.height - height) / 2.6)
            width: Math.min(560 * Theme.textScale, room.width - Theme.gapHuge * 2)
            spacing: Theme.gapLarge

            Symbol {
                x: (parent.width - width) / 2
                name: "crest"
                size: Math.min(150, Math.max(84, room.height * 0.2))
            }

            Text {
                width: parent.width
                text: qsTr("Your chronicle begins here")
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textDisplay
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            SheetText {
                text: qsTr("Ten cards, a little land and a few people: what becomes of them is up "
                           + "to you. Every move is kept, and every move can be taken back.")
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.textLead
                color: Theme.textQuiet
            }

            AppButton {
                objectName: "firstKingdom"
                x: (parent.width - width) / 2
                implicitHeight: Math.round(52 * Theme.textScale)
                leftPadding: Theme.gapHuge
                rightPadding: Theme.gapHuge
                text: qsTr("Begin your first kingdom")
                font.pixelSize: Theme.textLead
                primary: true
                focus: true
                onClicked: first.beginRequested()
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
            }

            AppButton {
                objectName: "firstChoices"
                x: (parent.width - width) / 2
                text: qsTr("Choose its name first")
                onClicked: first.choicesRequested()
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
            }
        }
    }
}
