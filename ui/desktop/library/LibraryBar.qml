// The line above the library.
import QtQuick
import Kronika

Rectangle {
    id: bar

    required property Preferences preferences
    required property KingdomList kingdoms
    required property bool libraryOpen

    signal screenRequested(string screen)
    signal newRequested
    signal importRequested

    implicitHeight: Theme.controlHeight + Theme.gap * 2
    color: Theme.surface

    Row {
        x: Theme.gapLarge
        height: bar.height
        spacing: Theme.gapSmall

        Symbol {
            anchors.verticalCenter: parent.verticalCenter
            name: "crest"
            size: 34
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Kronika")
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textTitle
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }

    Row {
        x: bar.width - width - Theme.gapLarge
        y: Theme.gap
        spacing: Theme.gapSmall

        AppSwitch {
            objectName: "showArchived"
            visible: bar.kingdoms.archivedCount > 0
            text: qsTr("Show what is put away (%1)").arg(bar.kingdoms.archivedCount)
            on: bar.kingdoms.showArchived
            onClicked: bar.kingdoms.showArchived = !on
        }

        AppButton {
            objectName: "cards"
            text: qsTr("Cards")
            key: qsTr("G")
            onClicked: bar.screenRequested("gallery")
        }

        AppButton {
            objectName: "rules"
            text: qsTr("Rules")
            key: qsTr("R")
            onClicked: bar.screenRequested("rulebook")
        }

        AppButton {
            objectName: "settings"
            text: qsTr("Settings")
            key: qsTr(",")
            onClicked: bar.screenRequested("settings")
        }

        AppButton {
            objectName: "importKingdom"
            visible: bar.libraryOpen
            text: qsTr("Import")
            key: qsTr("I")
            onClicked: bar.importRequested()
        }

        AppButton {
            objectName: "newKingdom"
            visible: bar.libraryOpen
            text: qsTr("New kingdom")
            key: qsTr("N")
            onClicked: bar.newRequested()
        }
    }

    Rectangle {
        y: bar.height - 1
        width: bar.width
        height: 1
        color: Theme.line
    }
}
