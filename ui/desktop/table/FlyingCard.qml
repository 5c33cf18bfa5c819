// A card in the air: as much of it as the eye catches, its banners, and how it turns.
// Light enough that many can fly at once.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: flying

    required property cardValue card
    required property int stageBefore
    required property int stageAfter
    // From 0, as it lay, to 1.
    required property real turned

    readonly property bool turns: stageBefore !== stageAfter
    readonly property bool rotates: turns && card.beside(stageBefore) === stageAfter
    readonly property bool flips: turns && !rotates
    // Of a flip the other side is seen after the half.
    readonly property int stage: flips && turned < 0.5 ? stageBefore : stageAfter
    readonly property int besideStage: card.beside(stage)

    Accessible.ignored: true

    Rectangle {
        x: -3
        y: 2
        width: flying.width + 6
        height: flying.height + 4
        radius: paper.radius + 3
        color: Theme.shadow
    }

    Rectangle {
        id: paper

        width: flying.width
        height: flying.height
        radius: flying.width * 0.04
        color: Theme.parchment
        border.width: 1
        border.color: Theme.parchmentEdge
        // A half turn starts from what the eye already sees.
        rotation: flying.rotates ? (flying.turned - 1) * 180 : 0
        transform: Scale {
            origin.x: paper.width / 2
            xScale: flying.flips ? Math.abs(1 - flying.turned * 2) : 1
        }

        Repeater {
            // The stage that is up, and the other one of this side, upside down.
            model: flying.besideStage > 0 && flying.height > flying.width
                   ? [flying.stage, flying.besideStage] : [flying.stage]

            delegate: Banner {
                required property int modelData
                required property int index
                readonly property real margin: paper.width * 0.026

                x: margin
                y: index === 0 ? margin : paper.height - height - margin
                width: paper.width - margin * 2
                height: Math.max(Theme.textSmallest * 2.8, paper.width * 0.18)
                rotation: index === 0 ? 0 : 180
                opacity: index === 0 ? 1 : 0.72
                medalSize: paper.width * 0.21
                stage: flying.card.stage(modelData)
                scroll: flying.card.scroll
                condensed: true
            }
        }
    }
}
