// A square to be marked, or a medal to write in, with what it gives inside.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: box

    required property boxValue value
    property real size: 30

    width: size
    height: size

    Rectangle {
        visible: !box.value.medal
        width: box.size
        height: box.size
        radius: box.size * 0.12
        color: Theme.parchment
        border.width: Math.max(1, Math.round(box.size * 0.06))
        border.color: Theme.inkQuiet
    }

    Symbol {
        visible: box.value.medal
        name: box.value.medal ? "medal-empty" : ""
        size: box.size
    }

    IconRun {
        id: gain

        visible: box.value.inside.length > 0
        x: (box.size - width) / 2
        y: (box.size - height) / 2
        // An amount and its symbol may be wider than the box.
        scale: width > 0 ? Math.min(1, box.size * 0.86 / width) : 1
        icons: box.value.inside
        size: box.size * (box.value.inside.length > 2 ? 0.3 : box.value.inside.length > 1 ? 0.48
                                                                                          : 0.64)
    }

    Symbol {
        visible: box.value.hasSteps && box.value.threshold === ""
        x: (box.size - width) / 2
        y: (box.size - height) / 2
        name: box.value.hasSteps ? "star" : ""
        size: box.size * 0.66
    }

    Repeater {
        // The cross of a pen.
        model: box.value.marked ? 2 : 0

        delegate: Rectangle {
            required property int index

            x: (box.size - width) / 2
            y: (box.size - height) / 2
            width: box.size * 1.16
            height: Math.max(2, box.size * 0.1)
            radius: height / 2
            rotation: index === 0 ? 45 : -45
            color: Theme.pen
            opacity: 0.85
            antialiasing: true
        }
    }

    Text {
        readonly property bool isGlory: box.value.glory !== ""

        visible: text !== ""
        width: box.size
        height: box.size
        text: isGlory ? box.value.glory : box.value.threshold
        color: Theme.ink
        font.family: Theme.plainFamily
        font.weight: Font.Bold
        font.pixelSize: Math.max(Theme.cardSmallest, box.size * 0.42)
        minimumPixelSize: Theme.cardSmallest
        fontSizeMode: Text.Fit
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
