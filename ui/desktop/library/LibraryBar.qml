// The line above the library; where there is no room for one, the choices stand below
// the name.
import QtQuick
import Kronika

Rectangle {
    id: bar

    required property bool libraryOpen
    readonly property bool stacked: title.width + choices.childrenRect.width + Theme.gapLarge * 3
                                    > width
                                    || choices.childrenRect.height > Theme.controlHeight * 1.5
    readonly property bool keysShown: width >= 900 * Theme.textScale

    signal screenRequested(string screen)
    signal newRequested
    signal importRequested

    implicitHeight: choices.y + choices.height + Theme.gap
    color: Theme.surface

    Row {
        id: title

        x: Theme.gapLarge
        y: Theme.gap
        height: Theme.controlHeight
        spacing: Theme.gapSmall

        Symbol {
            anchors.verticalCenter: parent.verticalCenter
            name: "crest"
            size: Math.round(34 * Theme.textScale)
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

    Flow {
        id: choices

        // Its width is always the same, so that its lines do not depend on where it stands.
        x: bar.stacked ? Theme.gapLarge : bar.width - childrenRect.width - Theme.gapLarge
        y: bar.stacked ? title.y + title.height + Theme.gapSmall : Theme.gap
        width: bar.width - Theme.gapLarge * 2
        spacing: Theme.gapSmall

        AppButton {
            objectName: "cards"
            text: qsTr("Cards")
            key: bar.keysShown ? qsTr("G") : ""
            onClicked: bar.screenRequested("gallery")
        }

        AppButton {
            objectName: "rules"
            text: qsTr("Rules")
            key: bar.keysShown ? qsTr("R") : ""
            onClicked: bar.screenRequested("rulebook")
        }

        AppButton {
            objectName: "settings"
            text: qsTr("Settings")
            key: bar.keysShown ? qsTr(",") : ""
            onClicked: bar.screenRequested("settings")
        }

        AppButton {
            objectName: "importKingdom"
            visible: bar.libraryOpen
            text: qsTr("Import")
            key: bar.keysShown ? qsTr("I") : ""
            onClicked: bar.importRequested()
        }

        AppButton {
            objectName: "newKingdom"
            visible: bar.libraryOpen
            text: qsTr("New kingdom")
            key: bar.keysShown ? qsTr("N") : ""
            primary: true
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
