// One of our own symbols, sharp at any size. Decoration for screen readers:
// whoever shows it says in words what it means.
import QtQuick

Image {
    id: symbol

    required property string name
    property real size: 24

    width: size
    height: size
    source: name === "" ? "" : "qrc:/qt/qml/Kronika/symbols/" + name + ".svg"
    sourceSize.width: Math.ceil(size * Screen.devicePixelRatio)
    sourceSize.height: Math.ceil(size * Screen.devicePixelRatio)
    Accessible.ignored: true
}
