// A part of the settings: what it is about, what can be chosen, and what that means.
import QtQuick
import Kronika

Column {
    id: section

    required property string title
    property string explanation
    default property alias body: content.data

    width: parent ? parent.width : implicitWidth
    spacing: Theme.gapSmall

    Text {
        width: section.width
        text: section.title
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: Theme.displayFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textLead
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Column {
        id: content

        width: section.width
        spacing: Theme.gapSmall
    }

    SheetText {
        visible: text !== ""
        text: section.explanation
        color: Theme.textQuiet
        font.pixelSize: Theme.textSmall
    }
}
