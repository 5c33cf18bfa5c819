// Whose chronicle it is, which branch is shown, and the ways to look at it.
import QtQuick
import Kronika

Rectangle {
    id: header

    required property Story story
    required property KingdomTable table

    required property int tab

    signal leaveRequested
    signal tabChosen(int tab)

    implicitHeight: Math.max(back.height, title.height) + Theme.gap * 2
    color: Theme.surface

    AppButton {
        id: back

        objectName: "leaveChronicle"
        x: Theme.gapLarge
        y: (header.height - height) / 2
        text: qsTr("Table")
        key: qsTr("Esc")
        onClicked: header.leaveRequested()
    }

    Column {
        id: title

        x: back.x + back.width + Theme.gapLarge
        y: (header.height - height) / 2
        width: tabs.x - x - Theme.gapLarge

        Text {
            width: title.width
            text: qsTr("Chronicle of %1").arg(header.table.name)
            elide: Text.ElideRight
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textLead
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Text {
            objectName: "chronicleBranch"
            width: title.width
            text: qsTr("Branch: %1").arg(header.story.branchName)
                  + (header.table.strict ? " · " + qsTr("strict") : "")
            elide: Text.ElideRight
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    TabRow {
        id: tabs

        x: header.width - width - Theme.gapLarge
        y: (header.height - height) / 2
        current: header.tab
        onChosen: number => header.tabChosen(number)
    }

    Rectangle {
        y: header.height - 1
        width: header.width
        height: 1
        color: Theme.line
    }
}
