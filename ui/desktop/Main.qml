// The window: one screen at a time, and the theme the player chose.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

ApplicationWindow {
    id: window

    required property CardModel cards
    required property Preferences preferences

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    title: qsTr("Kronika")
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

    Loader {
        // By address: the Loader of Qt 6.4 refuses bound components.
        objectName: "screen"
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource("gallery/Gallery.qml", {
            objectName: "gallery",
            focus: true,
            cards: window.cards,
            preferences: window.preferences
        })
    }
}
