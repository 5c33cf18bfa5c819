// One of our own symbols, sharp at any size. Decoration for screen readers:
// whoever shows it says in words what it means.
import QtQuick
import Kronika

Image {
    id: symbol

    required property string name
    property real size: 24

    width: size
    height: size
    source: name === "" ? "" : "qrc:/qt/qml/Kronika/symbols/" + name + ".svg"
    // Not of Screen here: hundreds of listeners made closing a popup slow.
    sourceSize.width: Math.ceil(size * Theme.pixelRatio)
    sourceSize.height: Math.ceil(size * Theme.pixelRatio)
    Accessible.ignored: true
}
