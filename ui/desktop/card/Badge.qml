// A word about the stage, with its symbol: permanent, choose a side, a sticker.
import QtQuick
import Kronika

Rectangle {
    id: badge

    required property string symbol
    required property string label
    // Stuck on, not printed.
    property bool sticker: false

    width: words.x + words.implicitWidth + height * 0.45
    radius: height / 2
    color: sticker ? Theme.sticker : Theme.stoneBar
    border.width: sticker ? 1 : 0
    border.color: Theme.parchmentEdge

    Rectangle {
        x: height * 0.08
        y: (badge.height - height) / 2
        width: height
        height: badge.height * 0.86
        radius: height / 2
        color: Theme.parchment

        Symbol {
            x: (parent.width - width) / 2
            y: (parent.height - height) / 2
            name: badge.symbol
            size: parent.height * 0.8
        }
    }

    Text {
        id: words

        x: badge.height * 1.15
        height: badge.height
        text: badge.label
        color: badge.sticker ? Theme.ink : Theme.bannerText
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Math.max(Theme.cardSmallest, badge.height * 0.62)
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
