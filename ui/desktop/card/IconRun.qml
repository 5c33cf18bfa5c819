// Icons in a row, as a card prints them: "coin coin", "coin / wood", "6 stone"; crossed
// out ("!coin") or stuck on ("+coin"), as the kingdom altered them.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Row {
    id: run

    required property list<string> icons
    property real size: 20
    property color color: Theme.ink

    spacing: Math.max(1, size * 0.1)

    Repeater {
        model: run.icons

        delegate: Item {
            id: icon

            required property string modelData
            required property int index
            readonly property bool isText: isSlash || Number(modelData) > 0

            readonly property bool isSlash: modelData === "/"
            readonly property bool crossed: modelData.startsWith("!")
            readonly property string uncrossed: crossed ? modelData.substring(1) : modelData
            readonly property bool stuck: uncrossed.startsWith("+")
            readonly property string name: stuck ? uncrossed.substring(1) : uncrossed
            // A number belongs to the icon after it, a slash stands in the middle.
            readonly property real lead: isSlash ? run.size * 0.12
                                       : isText && index > 0 ? run.size * 0.3 : 0

            width: isText ? lead + label.implicitWidth + (isSlash ? lead : 0) : run.size
            height: run.size

            Rectangle {
                visible: icon.stuck
                width: run.size
                height: run.size
                radius: run.size * 0.2
                color: Theme.sticker
                border.width: 1
                border.color: Theme.parchmentEdge
            }

            Symbol {
                visible: !icon.isText
                x: (run.size - size) / 2
                y: x
                name: icon.isText ? "" : icon.name
                size: run.size * (icon.stuck ? 0.84 : 1)
                opacity: icon.crossed ? 0.45 : 1
            }

            Stroke {
                visible: icon.crossed
                size: run.size
            }

            Text {
                id: label

                visible: icon.isText
                x: icon.lead
                height: run.size
                text: icon.isText ? icon.modelData : ""
                color: run.color
                font.family: Theme.plainFamily
                font.pixelSize: Math.max(Theme.cardSmallest, run.size * 0.72)
                font.weight: Font.Bold
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
