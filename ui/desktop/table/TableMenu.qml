// The ways from the table that need no button of their own.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Popup {
    id: menu

    property bool guideOffered: false

    signal screenRequested(string screen)
    signal helpRequested
    signal guideRequested

    width: Math.max(210, 160 * Theme.textScale)
    padding: Theme.gapSmall
    focus: true

    background: Rectangle {
        radius: Theme.corner
        color: Theme.surfaceRaised
        border.width: 1
        border.color: Theme.line
    }

    Column {
        width: menu.availableWidth
        spacing: Theme.gapTiny

        MenuEntry {
            objectName: "help"
            text: qsTr("Help")
            key: "F1"
            focus: true
            onClicked: {
                menu.close()
                menu.helpRequested()
            }
        }

        MenuEntry {
            objectName: "guideAgain"
            visible: menu.guideOffered
            text: qsTr("Guided round")
            onClicked: {
                menu.close()
                menu.guideRequested()
            }
        }

        MenuEntry {
            objectName: "rules"
            text: qsTr("Rules")
            key: qsTr("R")
            onClicked: {
                menu.close()
                menu.screenRequested("rulebook")
            }
        }

        MenuEntry {
            objectName: "settings"
            text: qsTr("Settings")
            key: qsTr(",")
            onClicked: {
                menu.close()
                menu.screenRequested("settings")
            }
        }
    }
}
