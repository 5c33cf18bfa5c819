// The line above the table: whose kingdom it is, where in the game it is, what it has
// and what it is worth.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Rectangle {
    id: header

    required property KingdomTable table
    readonly property alias resources: resources
    property bool guideOffered: false

    signal leaveRequested
    signal logRequested
    signal helpRequested
    signal guideRequested
    // "chronicle", "score", "rulebook", "settings"
    signal screenRequested(string screen)

    // Where one line has no room for all, the resources have a second one.
    readonly property real leastTitle: 200 * Theme.textScale
    readonly property bool stacked: back.width + leastTitle + resources.implicitWidth
                                    + choices.implicitWidth + Theme.gapLarge * 5 > width
    readonly property bool keysShown: width >= 1200 * Theme.textScale

    implicitHeight: stacked ? resources.y + resources.height + Theme.gapSmall
                            : Theme.controlHeight + Theme.gap * 2
    color: Theme.surface

    AppButton {
        id: back

        objectName: "leave"
        x: Theme.gapLarge
        y: Theme.gap
        text: qsTr("Library")
        key: header.keysShown ? qsTr("Esc") : ""
        onClicked: header.leaveRequested()
    }

    Column {
        id: title

        x: back.x + back.width + Theme.gapLarge
        y: Theme.gap + (Theme.controlHeight - height) / 2
        width: Math.max(0, (header.stacked ? choices.x : resources.x) - x - Theme.gapLarge)

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

        x: header.stacked ? (header.width - width) / 2
           : Math.max(back.x + back.width + header.leastTitle,
                      Math.min((header.width - width) / 2, choices.x - width - Theme.gapLarge))
        y: header.stacked ? Theme.gap + Theme.controlHeight + Theme.gapSmall
                          : Theme.gap + (Theme.controlHeight - height) / 2
        width: Math.min(implicitWidth, header.width - Theme.gapLarge * 2)
        table: header.table
        roomy: header.width >= 1300 * Theme.textScale
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
            key: header.keysShown ? qsTr("S") : ""
            font.family: Theme.displayFamily
            font.weight: Font.Bold
            font.pixelSize: Theme.textLead
            Accessible.name: qsTr("%1 glory").arg(Numbers.written(header.table.score))
            onClicked: header.screenRequested("score")
        }

        AppButton {
            objectName: "showChronicle"
            text: qsTr("Chronicle")
            key: header.keysShown ? qsTr("H") : ""
            onClicked: header.screenRequested("chronicle")
        }

        AppButton {
            objectName: "showLog"
            text: qsTr("Log")
            key: header.keysShown ? qsTr("L") : ""
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
