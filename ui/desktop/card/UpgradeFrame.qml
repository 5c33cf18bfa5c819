// What an upgrade costs, framed, and the arrow that says how the card turns:
// down for rotating, right for flipping.
import QtQuick
import Kronika

Item {
    id: frame

    required property upgradeValue upgrade
    property real unit: 4
    property real mostWidth: 400
    readonly property bool truncated: words.truncated

    readonly property real pad: unit * 1.6
    readonly property real arrowSize: unit * 7
    readonly property int iconCount: upgrade.cost.length
    readonly property real room: mostWidth - arrowSize - pad * 3
    readonly property real iconSize: Math.min(unit * 6.6, iconCount > 0 ? room / iconCount / 1.12
                                                                        : unit * 6.6)
    readonly property bool hasWords: upgrade.words !== ""

    implicitWidth: pad * 3 + arrowSize + (iconCount > 0 ? icons.width : 0)
                   + (hasWords ? words.width + (iconCount > 0 ? pad : 0) : 0)
    implicitHeight: Math.max(unit * 9, words.visible ? words.implicitHeight + pad : 0)

    Rectangle {
        width: frame.width
        height: frame.height
        radius: frame.unit * 1.6
        color: Theme.parchmentDeep
        border.width: Math.max(1, Math.round(frame.unit * 0.35))
        border.color: Theme.inkQuiet
    }

    IconRun {
        id: icons

        x: frame.pad
        y: (frame.height - height) / 2
        icons: frame.upgrade.cost
        size: frame.iconSize
    }

    Text {
        id: words

        readonly property real mostRoom: frame.room - (frame.iconCount > 0
                                                       ? icons.width + frame.pad : 0)

        visible: frame.hasWords
        x: frame.iconCount > 0 ? icons.x + icons.width + frame.pad : frame.pad
        y: (frame.height - implicitHeight) / 2
        width: Math.min(Math.ceil(metrics.advanceWidth) + 2, mostRoom)
        text: frame.upgrade.words
        color: Theme.ink
        font: metrics.font
        wrapMode: Text.WordWrap
        // Many words on a small card leave its banner alone.
        lineHeight: metrics.advanceWidth > mostRoom * 1.6 ? 0.86 : 1
        Accessible.ignored: true
    }

    TextMetrics {
        id: metrics

        text: frame.upgrade.words
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Math.max(Theme.cardSmallest, frame.unit * 3.6)
    }

    Symbol {
        x: frame.width - width - frame.pad
        y: (frame.height - height) / 2
        name: frame.upgrade.arrow
        size: frame.arrowSize
    }
}
