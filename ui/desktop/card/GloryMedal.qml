// What the stage is worth, on a medal; dark with a minus sign where it costs.
import QtQuick
import Kronika

Item {
    id: medal

    required property string glory
    required property bool negative
    property real size: 40

    width: size
    height: size
    visible: glory !== ""

    Symbol {
        name: medal.negative ? "medal-negative" : "medal"
        size: medal.size
    }

    Text {
        // The disc of the symbol, which sits above its ribbons.
        x: medal.size * 0.2
        y: medal.size * 0.15
        width: medal.size * 0.6
        height: medal.size * 0.64
        text: medal.glory
        color: Theme.ink
        font.family: Theme.plainFamily
        font.weight: Font.Black
        font.pixelSize: Math.max(Theme.cardSmallest, medal.size * 0.38)
        minimumPixelSize: Theme.cardSmallest
        fontSizeMode: Text.Fit
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
