// The land the library looks out on: hills and a castle, so quiet that it never competes
// with what stands before it.
import QtQuick
import Kronika

Image {
    height: Math.min(width * 0.2, parent ? parent.height * 0.34 : 0)
    source: Theme.dark ? "qrc:/qt/qml/Kronika/symbols/landscape-dark.svg"
                       : "qrc:/qt/qml/Kronika/symbols/landscape.svg"
    sourceSize.width: 1600
    fillMode: Image.PreserveAspectCrop
    verticalAlignment: Image.AlignBottom
    Accessible.ignored: true
}
