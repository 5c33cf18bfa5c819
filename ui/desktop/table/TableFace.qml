// The upper half of a card alone, for tables with many cards: the same face, without
// the turned stage below.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: face

    required property cardValue card
    required property int stage
    readonly property bool textFits: stageFace.textFits

    Rectangle {
        x: -1
        y: 1
        width: face.width + 2
        height: face.height + 1
        radius: paper.radius + 1
        color: Theme.shadow
    }

    Rectangle {
        id: paper

        width: face.width
        height: face.height
        radius: face.width * 0.04
        color: Theme.parchment
        border.width: 1
        border.color: Theme.parchmentEdge
    }

    StageFace {
        id: stageFace

        width: face.width
        height: face.height
        stage: face.card.stage(face.stage)
        cardNumber: face.card.number
        scroll: face.card.scroll
        detail: StageFace.Condensed
        badgesShown: false
    }
}
