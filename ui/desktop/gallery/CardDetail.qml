// One card large, turned by click or key, and beside it all of its stages with
// the ways between them.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

FocusScope {
    id: detail

    required property CardModel cards
    required property int row

    // Read again whenever the card is turned.
    property int turns: 0
    readonly property cardValue card: cards.cardAt(row)
    readonly property int shownStage: turns >= 0 ? cards.shownStage(row) : 0

    signal closed
    signal moved(int row)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Card %1").arg(card.number)

    Connections {
        target: detail.cards

        function onDataChanged() {
            detail.turns += 1
        }
    }

    Keys.onEscapePressed: closed()
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_R: detail.cards.rotate(detail.row); break
        case Qt.Key_F: detail.cards.flip(detail.row); break
        case Qt.Key_Left: detail.move(-1); break
        case Qt.Key_Right: detail.move(1); break
        default: return
        }
        event.accepted = true
    }

    function move(by: int): void {
        const next = row + by
        if (next >= 0 && next < cards.count)
            moved(next)
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }

    Item {
        id: bar

        x: Theme.gapLarge
        y: Theme.gap
        width: detail.width - x * 2
        height: sides.y + sides.height

        Row {
            id: ways

            spacing: Theme.gapSmall

            AppButton {
                objectName: "back"
                text: qsTr("All cards")
                key: qsTr("Esc")
                onClicked: detail.closed()
            }

            AppButton {
                objectName: "previous"
                text: qsTr("Previous")
                key: "←"
                enabled: detail.row > 0
                onClicked: detail.move(-1)
            }

            AppButton {
                objectName: "next"
                text: qsTr("Next")
                key: "→"
                enabled: detail.row < detail.cards.count - 1
                onClicked: detail.move(1)
            }
        }

        Row {
            id: sides

            x: stacked ? 0 : bar.width - width
            y: stacked ? ways.height + Theme.gapSmall : 0
            readonly property bool stacked: ways.width + width + Theme.gap > bar.width

            spacing: Theme.gapSmall

            AppButton {
                objectName: "rotate"
                text: qsTr("Rotate")
                key: "R"
                symbol: "rotate"
                enabled: detail.card.rotated(detail.shownStage) !== detail.shownStage
                onClicked: detail.cards.rotate(detail.row)
            }

            AppButton {
                objectName: "flip"
                text: qsTr("Flip")
                key: "F"
                symbol: "flip"
                enabled: detail.card.flipped(detail.shownStage) !== detail.shownStage
                onClicked: detail.cards.flip(detail.row)
            }
        }
    }

    Item {
        id: table

        // A card of one stage has no other to be compared with.
        readonly property bool alone: detail.card.stages.length < 2
        readonly property real cardHeight: height
        readonly property real cardWidth: Math.min(cardHeight / Theme.cardShape, width * 0.44)

        x: Theme.gapLarge
        y: bar.y + bar.height + Theme.gapLarge
        width: detail.width - x * 2
        height: detail.height - y - Theme.gapLarge

        Repeater {
            // Another card is another piece of paper: it does not turn, it comes.
            model: [detail.card.number]

            delegate: CardView {
                objectName: "largeCard"
                x: table.alone ? (table.width - width) / 2 : 0
                y: (table.height - height) / 2
                width: table.cardWidth
                height: width * Theme.cardShape
                card: detail.card
                stage: detail.shownStage
                turnsOnClick: true
                onRotateRequested: detail.cards.rotate(detail.row)
                onFlipRequested: detail.cards.flip(detail.row)
            }
        }

        StageMap {
            objectName: "stageMap"
            visible: !table.alone
            x: table.cardWidth + Theme.gapHuge
            width: table.width - x
            height: table.height
            card: detail.card
            shownStage: detail.shownStage
            onStageChosen: stage => detail.cards.showStage(detail.row, stage)
        }
    }
}
