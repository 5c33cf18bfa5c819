// A discovered card: with its back up until it is its turn, then it turns over its edge;
// a scroll unrolls between its two rods.
import QtQuick
import Kronika

Item {
    id: turning

    required property discoveryValue found
    required property bool open
    // It was open before this was made: nothing moves.
    required property bool retold

    readonly property bool condensed: view.condensed
    readonly property bool moving: turn.running || unroll.running
    property bool faceUp: false
    property real unrolled: 1

    function finish(): void {
        turn.complete()
        unroll.complete()
    }

    function reveal(): void {
        if (found.card.scroll)
            unroll.restart()
        else
            turn.restart()
    }

    implicitHeight: width * Theme.cardShape
    Accessible.role: Accessible.Graphic
    Accessible.name: faceUp ? found.name : qsTr("Card %1, its back up").arg(found.card.number)
    Accessible.description: faceUp ? found.card.stage(found.stage).spoken : ""
    Component.onCompleted: {
        if (open && found.turns && !retold)
            reveal()
        else
            faceUp = open
    }
    onOpenChanged: if (open) reveal()

    SequentialAnimation {
        id: turn

        NumberAnimation {
            target: edge
            property: "xScale"
            from: 1
            to: 0
            duration: Theme.turnDuration / 2
            easing.type: Easing.InQuad
        }
        PropertyAction {
            target: turning
            property: "faceUp"
            value: true
        }
        NumberAnimation {
            target: edge
            property: "xScale"
            from: 0
            to: 1
            duration: Theme.turnDuration / 2
            easing.type: Easing.OutQuad
        }
    }

    SequentialAnimation {
        id: unroll

        PropertyAction {
            target: turning
            property: "faceUp"
            value: true
        }
        NumberAnimation {
            target: turning
            property: "unrolled"
            from: 0
            to: 1
            duration: Theme.turnDuration * 2
            easing.type: Easing.InOutCubic
        }
    }

    Item {
        width: turning.width
        height: turning.height
        transform: Scale {
            id: edge

            origin.x: turning.width / 2
        }

        CardBack {
            width: turning.width
            height: turning.height
            visible: !turning.faceUp
            number: turning.found.card.number
        }

        Item {
            id: gap

            readonly property real rod: turning.width * 0.055

            y: (turning.height - height) / 2
            width: turning.width
            height: Math.max(rod * 2, turning.height * turning.unrolled)
            visible: turning.faceUp
            clip: turning.unrolled < 1

            CardView {
                id: view

                y: -gap.y
                width: turning.width
                height: turning.height
                card: turning.found.card
                stage: turning.found.stage
                detail: width < 220 ? StageFace.Condensed : StageFace.WhatFits
                Accessible.ignored: true
            }

            Rod {
                visible: turning.unrolled < 1
            }

            Rod {
                y: gap.height - height
                visible: turning.unrolled < 1
            }
        }
    }

    component Rod: Rectangle {
        width: parent ? parent.width : 0
        height: width * 0.055
        radius: height / 2
        color: Theme.bannerPerson
        border.width: 1
        border.color: Theme.inkQuiet
    }
}
