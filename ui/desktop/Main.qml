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

    property bool galleryOpen: false
    readonly property bool tableOpen: desk.table !== null && !galleryOpen
    readonly property bool libraryOpen: desk.table === null && !galleryOpen

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    title: desk.table === null ? qsTr("Kronika") : qsTr("%1 – Kronika").arg(desk.table.name)
    color: Theme.background

    Binding {
        target: Theme
        property: "dark"
        value: window.preferences.dark
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
            model: window.libraryOpen ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: Library {
                objectName: "library"
                width: place.width
                height: place.height
                desk: window.desk
                preferences: window.preferences
                onCardsRequested: window.galleryOpen = true
            }
        }

        Repeater {
            model: window.galleryOpen ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: Gallery {
                objectName: "gallery"
                width: place.width
                height: place.height
                cards: window.cards
                preferences: window.preferences
                onLeaveRequested: window.galleryOpen = false
            }
        }

        Repeater {
            // A kingdom's table goes with the kingdom.
            model: window.tableOpen ? [window.desk.table] : []
            onItemAdded: (index, item) => item.forceActiveFocus()

            delegate: Table {
                required property KingdomTable modelData

                objectName: "table"
                width: place.width
                height: place.height
                table: modelData
                onLeaveRequested: window.desk.leave()
            }
        }
    }
}
