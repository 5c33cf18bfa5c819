// Whose chronicle it is, which branch is shown, and how often the kingdom was rewound.
import QtQuick
import Kronika

Rectangle {
    id: header

    required property Story story
    required property KingdomTable table

    signal leaveRequested

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
        width: header.width - x - Theme.gapLarge

        Text {
            width: title.width
            text: qsTr("Chronicle of %1").arg(header.table.name)
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textLead
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Text {
            objectName: "chronicleRecord"
            width: title.width
            text: qsTr("Branch: %1").arg(header.story.branchName) + " · " + header.story.record
                  + (header.table.strict ? " · " + qsTr("strict") : "")
            wrapMode: Text.WordWrap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Rectangle {
        y: header.height - 1
        width: header.width
        height: 1
        color: Theme.line
    }
}
