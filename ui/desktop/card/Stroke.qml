// A stroke of red ink across something that no longer counts.
import QtQuick
import Kronika

Item {
    id: stroke

    property real size: 20

    width: size
    height: size

    Rectangle {
        anchors.centerIn: parent
        width: stroke.size * 1.2
        height: Math.max(2, stroke.size * 0.11)
        radius: height / 2
        rotation: -45
        color: Theme.penRed
        antialiasing: true
    }
}
