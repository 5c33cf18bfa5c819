// A box that does something of its own, with the sentence that says what.
import QtQuick
import Kronika

Item {
    id: line

    required property boxValue value
    property int textSize: 15
    readonly property bool truncated: text.truncated

    implicitHeight: Math.max(text.implicitHeight, box.height)

    MarkBox {
        id: box

        y: (line.implicitHeight - height) / 2
        value: line.value
        size: Math.round(line.textSize * 2.1)
    }

    Text {
        id: text

        x: box.width + line.textSize * 0.6
        y: (line.implicitHeight - implicitHeight) / 2
        width: line.width - x
        text: line.value.sentence
        color: Theme.ink
        font.family: Theme.plainFamily
        font.pixelSize: line.textSize
        lineHeight: 1.1
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
}
