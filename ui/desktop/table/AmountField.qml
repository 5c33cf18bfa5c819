// How much of something: a number between one and the most that is possible.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: field

    property string notation
    property string title
    property int most: 1
    property int amount: 1

    signal taken(string notation, int count)

    implicitHeight: row.height + Theme.gapSmall + label.height

    function ask(what: string, words: string, limit: int): void {
        notation = what
        title = words
        most = limit
        amount = limit
        visible = true
        forceActiveFocus()
    }

    Keys.onLeftPressed: amount = Math.max(1, amount - 1)
    Keys.onRightPressed: amount = Math.min(most, amount + 1)
    Keys.onDownPressed: amount = Math.max(1, amount - 1)
    Keys.onUpPressed: amount = Math.min(most, amount + 1)
    Keys.onReturnPressed: taken(notation, amount)
    Keys.onEnterPressed: taken(notation, amount)

    Text {
        id: label

        width: field.width
        wrapMode: Text.WordWrap
        text: qsTr("%1: how many? At most %2.").arg(field.title).arg(field.most)
        color: Theme.text
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Flow {
        id: row

        width: field.width
        y: label.height + Theme.gapSmall
        spacing: Theme.gapSmall

        AppButton {
            objectName: "less"
            square: true
            width: Theme.controlHeight
            text: "−"
            repeats: true
            enabled: field.amount > 1
            Accessible.name: qsTr("One less")
            onClicked: field.amount -= 1
        }

        Text {
            width: Math.round(48 * Theme.textScale)
            height: Theme.controlHeight
            text: field.amount
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.Bold
            font.pixelSize: Theme.textTitle
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        AppButton {
            objectName: "more"
            square: true
            width: Theme.controlHeight
            text: "+"
            repeats: true
            enabled: field.amount < field.most
            Accessible.name: qsTr("One more")
            onClicked: field.amount += 1
        }

        AppButton {
            objectName: "takeAmount"
            text: qsTr("Spend %1").arg(field.amount)
            primary: true
            onClicked: field.taken(field.notation, field.amount)
        }
    }
}
