// One face of a card to choose: its stages upright, one below the other, so that nothing
// must be read upside down.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: face

    required property answerValue answer
    required property int digit
    required property bool current

    signal pointed
    signal chosen

    readonly property int beside: answer.card.beside(answer.stage)
    readonly property int panels: beside > 0 ? 2 : 1
    readonly property real gapBetween: panels > 1 ? Theme.gapSmall : 0
    readonly property real room: Math.max(0, height - label.height - Theme.gap * 2
                                             - Theme.gapSmall)
    // Nearly as a card is cut.
    readonly property real paperWidth: Math.max(0, Math.min(width - Theme.gapLarge * 2,
                                                            room / Theme.cardShape * 1.15))
    readonly property real paperHeight: Math.min(room, paperWidth * Theme.cardShape)

    Accessible.role: Accessible.Button
    Accessible.name: answer.sentence + ": " + answer.label
    Accessible.description: answer.card.stage(answer.stage).spoken
        + (beside > 0 ? " " + answer.card.stage(beside).spoken : "")
    Accessible.focusable: true
    Accessible.focused: current
    Accessible.onPressAction: chosen()

    Rectangle {
        anchors.fill: parent
        radius: Theme.corner * 1.5
        color: pointer.containsMouse ? Theme.surfaceRaised : Theme.surface
        border.width: face.current ? Theme.focusWidth : 1
        border.color: face.current ? Theme.focus : Theme.line
    }

    Row {
        id: label

        x: Theme.gapLarge
        y: Theme.gap
        width: face.width - x * 2
        spacing: Theme.gapSmall

        Rectangle {
            id: badge

            width: Math.max(26, number.implicitHeight + 6)
            height: width
            radius: width / 2
            color: Theme.surfaceRaised
            border.width: 2
            border.color: Theme.glow

            Text {
                id: number

                anchors.centerIn: parent
                text: face.digit
                color: Theme.text
                font.family: Theme.plainFamily
                font.weight: Font.Bold
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }
        }

        Text {
            anchors.verticalCenter: badge.verticalCenter
            width: label.width - badge.width - label.spacing
            text: face.answer.sentence
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textLead
            Accessible.ignored: true
        }
    }

    Repeater {
        model: face.panels

        delegate: Rectangle {
            id: panel

            required property int index

            x: (face.width - width) / 2
            y: label.y + label.height + Theme.gapSmall + index * (height + face.gapBetween)
            width: face.paperWidth
            height: (face.paperHeight - face.gapBetween) / face.panels
            radius: width * 0.04
            color: Theme.parchment
            border.width: 1
            border.color: Theme.parchmentEdge
            // What lies turned round at first comes second.
            opacity: index === 0 ? 1 : 0.9

            StageFace {
                width: panel.width
                height: panel.height
                stage: face.answer.card.stage(panel.index === 0 ? face.answer.stage : face.beside)
                cardNumber: face.answer.card.number
                scroll: face.answer.card.scroll
                detail: StageFace.WhatFits
                badgesShown: false
            }
        }
    }

    MouseArea {
        id: pointer

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: face.pointed()
        onClicked: face.chosen()
        // A double click never acts twice.
        onDoubleClicked: mouse => mouse.accepted = true
    }
}
