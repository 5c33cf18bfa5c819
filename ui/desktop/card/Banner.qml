// The head of a stage: emblem, name and keywords on the keyword's colour, and
// what it is worth. Two keywords of different colours share the banner.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: banner

    required property stageValue stage
    required property bool scroll
    property bool condensed: false
    property real medalSize: 40
    // How far the medal hangs below the banner.
    readonly property real overhang: medal.visible ? medal.y + medal.height - height : 0
    // On the smallest cards the medal hangs below the name instead of beside it.
    readonly property bool cramped: condensed && width < 160
    readonly property real rightEnd: medal.visible && !cramped ? medal.x : width - pad
    readonly property bool textFits: !title.truncated && !keywordLine.truncated
                                     && title.contentWidth <= title.width + 1
                                     && title.contentHeight <= height
                                     && (!keywordLine.visible
                                         || keywordLine.contentWidth <= keywordLine.width + 1)

    readonly property string first: banner.stage.banners.length > 0 ? banner.stage.banners[0] : ""
    readonly property string second: banner.stage.banners.length > 1 ? banner.stage.banners[1] : ""
    readonly property color textColor: Theme.bannerTextColor(banner.first)
    readonly property string emblem: banner.scroll ? "scroll"
        : banner.stage.emblems.length > 0 ? banner.stage.emblems[0]
        : banner.stage.permanent ? "permanent" : ""
    readonly property string secondEmblem: banner.second !== "" && banner.stage.emblems.length > 1
        ? banner.stage.emblems[1] : ""
    readonly property real discSize: height * (cramped ? 0.62 : 0.78)
    readonly property real pad: Math.min((height - discSize) / 2, height * 0.11)
    readonly property real radius: height * 0.18

    Rectangle {
        width: banner.width
        height: banner.height
        radius: banner.radius
        color: Theme.bannerColor(banner.first)
        border.color: Theme.parchmentEdge
        border.width: banner.first === "" ? 1 : 0
    }

    Item {
        // The second colour: the right end of a banner of the same shape.
        x: secondDisc.x - banner.pad
        width: banner.width - x
        height: banner.height
        clip: true
        visible: banner.second !== ""

        Rectangle {
            x: -parent.x
            width: banner.width
            height: banner.height
            radius: banner.radius
            color: Theme.bannerColor(banner.second)
        }

        Rectangle {
            width: Math.max(1, banner.height * 0.04)
            height: banner.height
            color: Theme.parchment
        }
    }

    component Disc: Rectangle {
        property alias name: discSymbol.name

        width: banner.discSize
        height: banner.discSize
        y: (banner.height - height) / 2
        radius: width / 2
        color: Theme.parchment
        border.width: 1
        border.color: Theme.parchmentEdge

        Symbol {
            id: discSymbol

            name: ""
            x: (parent.width - width) / 2
            y: (parent.height - height) / 2
            size: parent.width * 0.76
        }
    }

    Disc {
        x: banner.pad
        name: banner.emblem
        visible: banner.emblem !== ""
    }

    Disc {
        id: secondDisc

        x: banner.rightEnd - width - (medal.visible ? banner.pad : 0)
        name: banner.secondEmblem
        visible: banner.secondEmblem !== ""
    }

    Text {
        id: title

        x: banner.emblem === "" ? banner.pad * 2 : banner.discSize + banner.pad * 2.2
        y: banner.condensed ? 0 : banner.height * (keywordLine.visible ? 0.05 : 0.12)
        // To the end on the smallest cards, for one long word.
        width: secondDisc.visible ? secondDisc.x - x - banner.pad * 2
                                  : banner.rightEnd - x - (banner.cramped ? 0 : banner.pad)
        height: banner.condensed ? banner.height
                                 : banner.height * (keywordLine.visible ? 0.6 : 0.76)
        text: banner.stage.name
        color: banner.textColor
        font.family: Theme.displayFamily
        font.weight: Font.DemiBold
        font.pixelSize: Math.max(Theme.cardSmallest, banner.height * 0.46)
        minimumPixelSize: Theme.cardSmallest
        fontSizeMode: Text.Fit
        lineHeight: 0.86
        wrapMode: banner.condensed ? Text.WordWrap : Text.NoWrap
        maximumLineCount: banner.condensed ? 2 : 1
        // Only where another, wider face stands in for ours on a small card.
        elide: banner.condensed ? Text.ElideNone : Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    Text {
        id: keywordLine

        x: title.x
        y: banner.height * 0.61
        width: title.width
        height: banner.height * 0.34
        visible: !banner.condensed && text !== ""
        text: banner.stage.keywordLine
        color: banner.textColor
        font.family: Theme.plainFamily
        font.capitalization: Font.Capitalize
        font.pixelSize: Math.max(Theme.cardSmallest, banner.height * 0.25)
        minimumPixelSize: Theme.cardSmallest
        fontSizeMode: Text.Fit
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    GloryMedal {
        // Hangs from the banner over its lower edge.
        id: medal

        x: banner.width - width - banner.pad * 0.6
        y: banner.height * (banner.cramped ? 0.94 : 0.16)
        size: banner.medalSize
        glory: banner.stage.glory
        negative: banner.stage.gloryNegative
    }
}
