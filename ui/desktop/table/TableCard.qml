// A card on the table: what it is, what lies under it, and whether it can do something,
// can be chosen or rests. What a click does is decided by whoever listens.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: tile

    required property tableCardValue shown
    // Only the upper half, where room is scarce.
    property bool half: false
    property bool current: false
    property bool focused: false
    // A question is open that this card is no answer to.
    property bool resting: false

    readonly property int underCount: half ? 0 : shown.under.length
    readonly property real peek: underCount === 0 ? 0
                                 : Math.max(Theme.cardSmallest * 2.8, width * 0.16)
    readonly property real bodyHeight: height - peek * underCount
    readonly property real bodyWidth: half ? width : Math.min(width, bodyHeight / Theme.cardShape)
    readonly property string name: shown.card.stage(shown.stage).name

    signal pointed
    signal clicked

    objectName: "card" + shown.card.number
    opacity: resting ? Theme.restingOpacity : 1
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1, card %2").arg(name).arg(shown.card.number)
    Accessible.description: (shown.chosen ? qsTr("Chosen. ") : shown.choosable
                             ? qsTr("Can be chosen. ") : shown.active
                             ? qsTr("Can do something. ") : "")
                            + (shown.underWords === "" ? "" : shown.underWords + ". ")
                            + shown.card.stage(shown.stage).spoken
    Accessible.focusable: true
    Accessible.focused: focused && current
    Accessible.onPressAction: tile.clicked()

    Behavior on opacity {
        NumberAnimation { duration: Theme.fadeDuration }
    }

    Repeater {
        // Blocked or wielded: their banners look out at the top.
        model: tile.half ? [] : tile.shown.under

        delegate: TableFace {
            required property underValue modelData
            required property int index

            x: body.x + tile.bodyWidth * 0.03
            y: index * tile.peek
            width: tile.bodyWidth * 0.94
            height: tile.bodyHeight * 0.6
            card: modelData.card
            stage: modelData.stage
            opacity: modelData.wielded ? 1 : 0.75
            Accessible.ignored: true
        }
    }

    Item {
        id: body

        x: (tile.width - width) / 2
        y: tile.peek * tile.underCount
        width: tile.bodyWidth
        height: tile.bodyHeight

        Repeater {
            model: tile.half ? 0 : 1

            delegate: CardView {
                width: body.width
                height: width * Theme.cardShape
                card: tile.shown.card
                stage: tile.shown.stage
                detail: width < 250 ? StageFace.Condensed : StageFace.WhatFits
                Accessible.ignored: true
            }
        }

        Repeater {
            model: tile.half ? 1 : 0

            delegate: TableFace {
                width: body.width
                height: body.height
                card: tile.shown.card
                stage: tile.shown.stage
            }
        }

        Rectangle {
            // The glow: gold for what can act, blue for what is chosen, and a frame
            // that can be seen without colour.
            readonly property bool strong: tile.shown.chosen
            readonly property int reach: strong || pointer.containsMouse ? 6 : 4

            x: -reach
            y: -reach
            width: body.width + reach * 2
            height: body.height + reach * 2
            radius: body.width * 0.04 + reach
            visible: tile.shown.active || tile.shown.choosable || tile.shown.chosen
            color: "transparent"
            border.width: reach
            border.color: strong ? Theme.chosen : Theme.glow
        }

        Rectangle {
            x: -9
            y: -9
            width: body.width + 18
            height: body.height + 18
            radius: body.width * 0.04 + 9
            color: "transparent"
            visible: tile.current && tile.focused
            border.width: Theme.focusWidth
            border.color: Theme.focus
        }

        Rectangle {
            // What a pencil would write beside it.
            x: (body.width - width) / 2
            y: body.height - Math.min(height, 22) / 2 - 2 - Math.max(0, height - 22)
            width: Math.min(body.width, pencil.implicitWidth + Theme.gap)
            height: pencil.implicitHeight + 4
            radius: 10
            visible: pencil.text !== ""
            color: Theme.sticker
            border.width: 1
            border.color: Theme.inkQuiet

            Text {
                id: pencil

                x: Theme.gap / 2
                y: 2
                width: parent.width - Theme.gap
                text: tile.half && tile.shown.underWords !== ""
                      ? tile.shown.underWords : tile.shown.note
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                color: Theme.ink
                font.family: Theme.plainFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.cardSmallest
                Accessible.ignored: true
            }
        }

        Rectangle {
            // The key that chooses it.
            x: -Theme.gapSmall
            y: -Theme.gapSmall
            width: Theme.markSize
            height: width
            radius: width / 2
            visible: tile.shown.choosable
            color: tile.shown.chosen ? Theme.chosen : Theme.surfaceRaised
            border.width: 2
            border.color: tile.shown.chosen ? Theme.chosenText : Theme.glow

            Text {
                anchors.centerIn: parent
                text: tile.shown.chosen ? "✓" : tile.shown.digit > 0 ? tile.shown.digit : ""
                color: tile.shown.chosen ? Theme.chosenText : Theme.text
                font.family: Theme.plainFamily
                font.weight: Font.Bold
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: Theme.distinctMarks ? 1 : 0

        delegate: DistinctMarks {
            x: body.x
            width: body.width
            y: body.y + body.height - height - (pencil.text === "" ? Theme.gapTiny : pencil.height)
            shown: tile.shown
        }
    }

    MouseArea {
        id: pointer

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: tile.pointed()
        onClicked: tile.clicked()
        // A double click never acts twice.
        onDoubleClicked: mouse => mouse.accepted = true
    }
}
