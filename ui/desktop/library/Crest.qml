// A kingdom's coat of arms.
import QtQuick
import Kronika

Item {
    id: crest

    required property crestValue value
    property real size: 64

    width: size
    height: size * 1.16
    Accessible.ignored: true

    CrestShape {
        width: crest.width
        height: crest.height
        division: crest.value.division
        first: Theme.bannerColor(crest.value.first)
        second: Theme.bannerColor(crest.value.second)
        edge: Theme.parchmentEdge
    }

    Rectangle {
        // The charge stands on a roundel of parchment, as our symbols do everywhere.
        x: (crest.width - width) / 2
        y: crest.height * 0.44 - height / 2
        width: crest.size * 0.56
        height: width
        radius: width / 2
        color: Theme.parchment
        border.width: Math.max(1, crest.size * 0.02)
        border.color: Theme.parchmentEdge

        Symbol {
            x: (parent.width - width) / 2
            y: (parent.height - height) / 2
            name: crest.value.charge
            size: crest.size * 0.4
        }
    }
}
