// The window: one screen at a time, and the theme the player chose. Each screen stands in
// a Repeater of one or none: the Loader of Qt 6.4 refuses bound components, and so it is
// given a file.
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

            delegate: Place {
                Component.onCompleted: setSource("screens/ShownLibrary.qml", {
                    ways: ways,
                    desk: window.desk,
                    preferences: window.preferences
                })
            }
        }

        Repeater {
            // A kingdom's table goes with the kingdom.
            model: window.desk.table !== null && ways.screen === ""
                   ? [window.desk.table] : []

            delegate: Place {
                required property KingdomTable modelData

                Component.onCompleted: setSource("screens/ShownTable.qml", {
                    ways: ways,
                    desk: window.desk,
                    table: modelData,
                    preferences: window.preferences
                })
            }
        }

        Repeater {
            model: ways.screen === "gallery" ? 1 : 0

            delegate: Place {
                Component.onCompleted: setSource("screens/ShownGallery.qml", {
                    ways: ways,
                    cards: window.cards,
                    preferences: window.preferences
                })
            }
        }

        Repeater {
            model: window.desk.table !== null && ways.screen === "chronicle"
                   ? [window.desk.table] : []

            delegate: Place {
                required property KingdomTable modelData

                Component.onCompleted: setSource("screens/ShownChronicle.qml", {
                    ways: ways,
                    table: modelData
                })
            }
        }

        Repeater {
            model: window.desk.table !== null && ways.screen === "score"
                   ? [window.desk.table] : []

            delegate: Place {
                required property KingdomTable modelData

                Component.onCompleted: setSource("screens/ShownScore.qml", {
                    ways: ways,
                    table: modelData
                })
            }
        }

        Repeater {
            model: ways.screen === "settings" ? 1 : 0

            delegate: Place {
                Component.onCompleted: setSource("screens/ShownSettings.qml", {
                    ways: ways,
                    desk: window.desk,
                    preferences: window.preferences
                })
            }
        }

        Repeater {
            model: ways.screen === "rulebook" ? 1 : 0

            delegate: Place {
                Component.onCompleted: setSource("screens/ShownRulebook.qml", {
                    ways: ways,
                    desk: window.desk,
                    preferences: window.preferences
                })
            }
        }
    }

    // Only the file of a screen that is shown is read: most are not, before the first frame.
    component Place: Loader {
        width: place.width
        height: place.height
        onLoaded: (item as Item).forceActiveFocus()
    }
}
