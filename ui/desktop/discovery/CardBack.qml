// A card with its back up: nothing is known of it but its number.
import QtQuick
import Kronika

Rectangle {
    id: back

    required property int number

    radius: width * 0.04
    color: Theme.stoneBar
    border.width: Math.max(1, width * 0.004)
    border.color: Theme.parchmentEdge

    Rectangle {
        x: back.width * 0.05
        y: x
        width: back.width - x * 2
        height: back.height - y * 2
        radius: back.radius
        color: "transparent"
        border.width: Math.max(1, back.width * 0.012)
        border.color: Theme.parchmentDeep
        opacity: 0.6
    }

    Rectangle {
        id: field

        x: (back.width - width) / 2
        y: (back.height - height) / 2
        width: back.width * 0.56
        height: width
        radius: width / 2
        color: Theme.parchment
        border.width: Math.max(1, back.width * 0.012)
        border.color: Theme.parchmentEdge

        Text {
            anchors.centerIn: parent
            text: back.number
            color: Theme.ink
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Math.max(Theme.textSmallest, back.width * 0.22)
            Accessible.ignored: true
        }
    }
}
