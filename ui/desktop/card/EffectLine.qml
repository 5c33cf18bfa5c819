// One printed line: its symbol, the crossed-out parchment if it works only
// once, and the sentence.
import QtQuick
import Kronika

Item {
    id: line

    required property string symbol
    required property bool once
    required property string sentence
    property bool spent: false
    property int textSize: 15

    readonly property real symbolSize: Math.round(textSize * 1.5)
    readonly property real gutter: symbol === "" && !once ? 0
        : symbolSize * (once && symbol !== "" ? 2.05 : 1) + textSize * 0.55
    readonly property bool truncated: text.truncated

    // A line that has nothing to say takes no room.
    implicitHeight: sentence === "" ? 0
        : Math.max(text.y + text.implicitHeight, gutter > 0 ? symbolSize : 0)
    visible: sentence !== ""

    Symbol {
        id: mark

        visible: line.symbol !== ""
        name: line.symbol
        size: line.symbolSize
    }

    Symbol {
        x: line.symbol === "" ? 0 : line.symbolSize * 1.05
        visible: line.once
        name: line.once ? "once" : ""
        size: line.symbolSize
    }

    Text {
        id: text

        x: line.gutter
        // A single line stands in the middle of its symbol.
        y: line.gutter > 0 ? Math.max(0, (line.symbolSize - lineHeightOfOne) / 2) : 0
        width: line.width - x
        text: line.sentence
        color: Theme.ink
        font.family: Theme.plainFamily
        font.pixelSize: line.textSize
        font.strikeout: line.spent
        opacity: line.spent ? 0.6 : 1
        lineHeight: 1.1
        wrapMode: Text.WordWrap
        Accessible.ignored: true

        readonly property real lineHeightOfOne: implicitHeight / Math.max(1, lineCount)
    }
}
