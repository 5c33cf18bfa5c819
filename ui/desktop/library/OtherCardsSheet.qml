// A file whose kingdom was played with other card files than ours: who wants may try.
import QtQuick
import Kronika

Sheet {
    id: sheet

    required property KingdomFiles files

    title: qsTr("Played with other cards")
    onClosed: files.forgetOtherCards()

    SheetText {
        text: qsTr("%1 holds a kingdom of other card files than this program has. Every move can "
                   + "be tried with ours; if one is not possible, nothing is stored.")
              .arg(sheet.files.otherCards)
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }

    SheetButtons {
        AppButton {
            objectName: "importAnyway"
            text: qsTr("Try every move")
            primary: true
            focus: true
            onClicked: {
                sheet.files.importWithOurCards()
                sheet.close()
            }
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }

        AppButton {
            objectName: "leaveOtherCards"
            text: qsTr("Leave it")
            onClicked: sheet.close()
        }
    }
}
