// A way from one stage to another: what it costs, and an arrow that points
// where it leads.
import QtQuick
import Kronika

Item {
    id: way

    required property upgradeValue upgrade
    property real mostWidth: 120
    property real arrowTurn: 0

    readonly property bool sideways: upgrade.arrow === "flip"
    property real unit: 2.4
    readonly property real arrowSize: unit * 11
    readonly property int iconCount: upgrade.cost.length
    readonly property real room: sideways ? mostWidth : mostWidth - arrowSize - Theme.gapSmall
    readonly property real iconSize: Math.min(unit * 8.4, iconCount > 0 ? room / iconCount / 1.12 : unit)

    width: sideways ? mostWidth
                    : arrowSize + Theme.gapSmall + Math.max(icons.width, words.contentWidth)
    height: sideways ? arrowSize + (iconCount > 0 ? icons.height : 0)
                       + (words.visible ? words.implicitHeight : 0) + Theme.gapTiny
                     : Math.max(arrowSize, (iconCount > 0 ? icons.height : 0)
                                + (words.visible ? words.implicitHeight : 0))
    Accessible.role: Accessible.StaticText
    Accessible.name: upgrade.sentence

    Symbol {
        id: arrow

        x: way.sideways ? (way.width - width) / 2 : 0
        y: way.sideways ? 0 : (way.height - height) / 2
        name: way.upgrade.arrow
        size: way.arrowSize
        rotation: way.arrowTurn
    }

    IconRun {
        id: icons

        x: way.sideways ? (way.width - width) / 2 : way.arrowSize + Theme.gapSmall
        y: way.sideways ? way.arrowSize + Theme.gapTiny
                        : words.visible ? 0 : (way.height - height) / 2
        icons: way.upgrade.cost
        size: way.iconSize
        color: Theme.text
    }

    Text {
        id: words

        visible: text !== ""
        x: way.sideways ? 0 : icons.x
        y: way.sideways ? icons.y + (way.iconCount > 0 ? icons.height : 0)
                        : way.iconCount > 0 ? icons.height : (way.height - implicitHeight) / 2
        width: way.room
        text: way.upgrade.words
        color: Theme.text
        horizontalAlignment: way.sideways ? Text.AlignHCenter : Text.AlignLeft
        wrapMode: Text.WordWrap
        font.family: Theme.plainFamily
        font.pixelSize: Math.max(Theme.textSmallest, way.unit * 4)
        Accessible.ignored: true
    }
}
