// Boxes side by side, each with its price above it, in as few even rows as the
// width allows.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: grid

    required property stageValue stage
    property int textSize: 15

    readonly property int count: stage.boxesAsList ? 0 : stage.boxes.length
    readonly property bool priced: count > 0 && stage.boxesPriced
    readonly property real boxSize: Math.round(textSize * 2.1)
    readonly property real priceHeight: priced ? Math.round(textSize * 1.35) : 0
    readonly property real gap: Math.round(textSize * 0.45)
    readonly property real cell: Math.max(boxSize, priced ? textSize * 2.9 : 0) + gap
    readonly property int mostColumns: Math.max(1, Math.floor((width + gap) / cell))
    readonly property int rows: Math.ceil(count / mostColumns)
    readonly property int columns: rows > 0 ? Math.ceil(count / rows) : 0
    readonly property real rowHeight: priceHeight + boxSize + gap
    readonly property real indent: Math.max(0, (width + gap - columns * cell) / 2)

    implicitHeight: count > 0 ? rows * rowHeight - gap : 0

    Repeater {
        model: grid.count

        delegate: Item {
            id: place

            required property int index
            readonly property boxValue value: grid.stage.boxes[index]

            x: grid.indent + (index % grid.columns) * grid.cell
            y: Math.floor(index / grid.columns) * grid.rowHeight
            width: grid.cell - grid.gap
            height: grid.rowHeight - grid.gap

            IconRun {
                x: (place.width - width) / 2
                icons: place.value.price
                size: grid.textSize * 1.2
            }

            MarkBox {
                x: (place.width - width) / 2
                y: grid.priceHeight
                value: place.value
                size: grid.boxSize
            }
        }
    }
}
