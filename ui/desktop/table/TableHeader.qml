// The line above the table: whose kingdom it is, where in the game it is, what it has
// and what it is worth.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Rectangle {
    id: header

    required property KingdomTable table
    property bool guideOffered: false

    signal leaveRequested
    signal logRequested
    signal helpRequested
    signal guideRequested
    // "chronicle", "score", "rulebook", "settings"
    signal screenRequested(string screen)

    implicitHeight: Theme.controlHeight + Theme.gap * 2
    color: Theme.surface

    AppButton {
        id: back

        objectName: "leave"
        x: Theme.gapLarge
        y: Theme.gap
        text: qsTr("Library")
        key: qsTr("Esc")
        onClicked: header.leaveRequested()
    }

    Column {
        id: title

        x: back.x + back.width + Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, resources.x - x - Theme.gapLarge)

        Text {
            objectName: "kingdomName"
            width: title.width
            text: header.table.name
            elide: Text.ElideRight
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textLead
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Text {
            objectName: "moment"
            width: title.width
            text: qsTr("Round %1, turn %2").arg(header.table.round).arg(header.table.turn)
                  + (header.table.situation === "" ? "" : " · " + header.table.situation)
                  + (header.table.strict ? " · " + qsTr("strict") : "")
            elide: Text.ElideRight
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    ResourceBar {
        id: resources

        x: Math.max(back.x + back.width + 200,
                    Math.min((header.width - width) / 2, choices.x - width - Theme.gapLarge))
        anchors.verticalCenter: parent.verticalCenter
        table: header.table
        roomy: header.width >= 1300
    }

    Item {
        // What points at the resources hangs here, not in their row.
        objectName: "resources"
        x: resources.x
        y: resources.y
        width: resources.width
        height: resources.height
    }

    Row {
        id: choices

        x: header.width - width - Theme.gapLarge
        y: Theme.gap
        spacing: Theme.gapSmall

        AppButton {
            objectName: "score"
            symbol: "glory"
            text: Numbers.written(header.table.score)
            key: qsTr("S")
            font.family: Theme.displayFamily
            font.weight: Font.Bold
            font.pixelSize: Theme.textLead
            Accessible.name: qsTr("%1 glory").arg(Numbers.written(header.table.score))
            onClicked: header.screenRequested("score")
        }

        AppButton {
            objectName: "showChronicle"
            text: qsTr("Chronicle")
            key: qsTr("H")
            onClicked: header.screenRequested("chronicle")
        }

        AppButton {
            objectName: "showLog"
            text: qsTr("Log")
            key: qsTr("L")
            onClicked: header.logRequested()
        }

        AppButton {
            id: more

            objectName: "more"
            text: "⋯"
            Accessible.name: qsTr("More")
            onClicked: menu.open()
        }
    }

    TableMenu {
        id: menu

        objectName: "tableMenu"
        x: header.width - width - Theme.gapLarge
        y: header.height
        onScreenRequested: screen => header.screenRequested(screen)
        onHelpRequested: header.helpRequested()
        guideOffered: header.guideOffered
        onGuideRequested: header.guideRequested()
    }

    Rectangle {
        y: header.height - 1
        width: header.width
        height: 1
        color: Theme.line
    }
}
