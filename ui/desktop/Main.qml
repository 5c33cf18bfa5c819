// The window: one screen at a time, and the theme the player chose. Each screen is a
// Repeater of one or none: the Loader of Qt 6.4 refuses bound components.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

ApplicationWindow {
    id: window

    required property CardModel cards
    required property Preferences preferences
    required property Desk desk

    property alias navigator: ways

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    title: desk.table === null ? qsTr("Kronika") : qsTr("%1 – Kronika").arg(desk.table.name)
    color: Theme.background

    Navigator {
        id: ways
    }

    SystemPalette {
        id: room
    }

    Interpreter {
        language: window.preferences.language
    }

    Binding {
        target: Theme
        property: "pixelRatio"
        value: place.Screen.devicePixelRatio
    }

    Binding {
        target: Theme
        property: "textScale"
        value: window.preferences.textScale
    }

    Binding {
        target: Theme
        property: "distinctMarks"
        value: window.preferences.distinctMarks
    }

    Binding {
        target: Theme
        property: "dark"
        value: window.preferences.theme === "system"
               ? room.window.hslLightness < 0.5 : window.preferences.dark
    }

    Binding {
        target: Theme
        property: "reducedMotion"
        value: window.preferences.reducedMotion
    }

    Item {
        id: place

        objectName: "screen"
        anchors.fill: parent

        Repeater {
            model: window.desk.table === null && ways.screen === "" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: Library {
                objectName: "library"
                width: place.width
                height: place.height
                desk: window.desk
                preferences: window.preferences
                onScreenRequested: screen => ways.go(screen)
            }
        }

        Repeater {
            // A kingdom's table goes with the kingdom.
            model: window.desk.table !== null && ways.screen === ""
                   ? [window.desk.table] : []
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: Table {
                required property KingdomTable modelData

                objectName: "table"
                width: place.width
                height: place.height
                table: modelData
                preferences: window.preferences
                onLeaveRequested: window.desk.leave()
                onScreenRequested: (screen, topic) => ways.go(screen, topic)
            }
        }

        Repeater {
            model: ways.screen === "gallery" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: Gallery {
                objectName: "gallery"
                width: place.width
                height: place.height
                cards: window.cards
                preferences: window.preferences
                onLeaveRequested: ways.back()
            }
        }

        Repeater {
            model: window.desk.table !== null && ways.screen === "chronicle"
                   ? [window.desk.table] : []
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: ChronicleScreen {
                required property KingdomTable modelData

                objectName: "chronicle"
                width: place.width
                height: place.height
                table: modelData
                topic: ways.topic
                onLeaveRequested: ways.back()
            }
        }

        Repeater {
            model: window.desk.table !== null && ways.screen === "score"
                   ? [window.desk.table] : []
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: ScoreScreen {
                required property KingdomTable modelData

                objectName: "score"
                width: place.width
                height: place.height
                table: modelData
                onLeaveRequested: ways.back()
                onRuleRequested: rule => ways.go("rulebook", rule)
                onScreenRequested: (screen, topic) => ways.go(screen, topic)
            }
        }

        Repeater {
            model: ways.screen === "settings" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: SettingsScreen {
                objectName: "settings"
                width: place.width
                height: place.height
                preferences: window.preferences
                desk: window.desk
                onLeaveRequested: ways.back()
            }
        }

        Repeater {
            model: ways.screen === "rulebook" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: RulebookScreen {
                objectName: "rulebook"
                width: place.width
                height: place.height
                topic: ways.topic
                table: window.desk.table
                spoilers: window.preferences.spoilers
                onLeaveRequested: ways.back()
            }
        }
    }
}
