// A card in the gallery's grid, and the two small buttons that turn it.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

Item {
    id: tile

    required property cardValue card
    required property int shownStage
    required property int index
    property real cardWidth: 180
    property bool current: false
    property bool focused: false

    signal opened
    signal pointed
    signal rotateRequested
    signal flipRequested

    objectName: "tile" + card.number
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1, card %2").arg(card.stage(shownStage).name).arg(card.number)
    Accessible.description: card.stage(shownStage).spoken
    Accessible.focusable: true
    Accessible.focused: focused && current
    Accessible.onPressAction: opened()

    Rectangle {
        x: view.x - 6
        y: view.y - 6
        width: view.width + 12
        height: view.height + 12
        radius: view.width * 0.04 + 6
        color: "transparent"
        visible: tile.current
        border.width: Theme.focusWidth
        border.color: tile.focused ? Theme.focus : Theme.line
    }

    CardView {
        id: view

        x: (tile.width - width) / 2
        y: (tile.height - height) / 2
        width: tile.cardWidth
        height: width * Theme.cardShape
        card: tile.card
        stage: tile.shownStage
        detail: width < 250 ? StageFace.Condensed : StageFace.WhatFits
        Accessible.ignored: true
    }

    MouseArea {
        id: pointer

        x: view.x
        y: view.y
        width: view.width
        height: view.height
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: tile.pointed()
        onClicked: tile.opened()
        onDoubleClicked: mouse => mouse.accepted = true
    }

    component TurnButton: RoundButton {
        id: turn

        required property string symbol
        required property bool shown

        width: 28
        height: 28
        padding: 0
        focusPolicy: Qt.NoFocus
        opacity: shown || hovered ? 1 : 0
        Accessible.name: text
        display: AbstractButton.IconOnly
        contentItem: Item {
            Symbol {
                anchors.centerIn: parent
                name: turn.symbol
                size: 18
            }
        }
        background: Rectangle {
            radius: width / 2
            color: turn.down ? Theme.parchmentDeep : Theme.parchment
            border.width: 1
            border.color: Theme.inkQuiet
        }

        Behavior on opacity {
            NumberAnimation { duration: Theme.fadeDuration }
        }
    }

    TurnButton {
        objectName: "rotate" + tile.card.number
        x: view.x + view.width / 2 - width - 2
        y: view.y + view.height - height * 0.4
        text: qsTr("Rotate")
        symbol: "rotate"
        shown: tile.current || pointer.containsMouse
        visible: tile.card.rotated(tile.shownStage) !== tile.shownStage
        onClicked: tile.rotateRequested()
    }

    TurnButton {
        objectName: "flip" + tile.card.number
        x: view.x + view.width / 2 + 2
        y: view.y + view.height - height * 0.4
        text: qsTr("Flip")
        symbol: "flip"
        shown: tile.current || pointer.containsMouse
        visible: tile.card.flipped(tile.shownStage) !== tile.shownStage
        onClicked: tile.flipRequested()
    }
}
