// What the slider over the moves runs on: the rounds as ticks with their numbers, and where
// the present is.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: track

    required property Story story
    required property real start
    required property real reach

    readonly property int last: Math.max(1, story.rows - 1)
    // Not every number where they would touch.
    readonly property int labelEvery: Math.max(1, Math.ceil(
        metrics.advanceWidth * 1.8 * story.rounds.length / Math.max(1, reach)))

    function place(row: int): real {
        return start + reach * row / last
    }

    TextMetrics {
        id: metrics

        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmallest
        text: "88"
    }

    Rectangle {
        x: track.start
        y: 11
        width: track.reach
        height: 4
        radius: 2
        color: Theme.line
    }

    Rectangle {
        x: track.start
        y: 11
        width: track.place(track.story.present) - x
        height: 4
        radius: 2
        color: Theme.textQuiet
    }

    Repeater {
        model: track.story.rounds

        delegate: Item {
            id: tick

            required property int index
            required property roundValue modelData

            x: track.place(modelData.firstRow)

            Rectangle {
                x: -1
                y: 6
                width: 2
                height: 14
                color: Theme.textQuiet
            }

            Text {
                x: -width / 2
                y: 26
                visible: tick.index % track.labelEvery === 0
                text: tick.modelData.round
                color: tick.index === track.story.roundIndex ? Theme.text : Theme.textQuiet
                font.family: Theme.plainFamily
                font.weight: tick.index === track.story.roundIndex ? Font.Bold : Font.Normal
                font.pixelSize: Theme.textSmallest
                Accessible.ignored: true
            }
        }
    }

    Rectangle {
        // The present.
        x: track.place(track.story.present) - 3
        y: 3
        width: 6
        height: 20
        color: Theme.accent
    }
}
