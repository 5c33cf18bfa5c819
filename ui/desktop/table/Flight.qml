// One of the things that fly over the table: a card, turning on the way, or a resource.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: flight

    required property flightValue modelData
    required property int index
    required property TablePlaces places
    // From 0 to 1.
    required property real passed

    property rect start
    property rect end
    readonly property bool resource: modelData.icon !== ""
    readonly property bool lost: modelData.to === "destroyed"
    readonly property real way: passed * passed * (3 - 2 * passed)
    readonly property real wide: start.width + (end.width - start.width) * way
    readonly property real high: start.height + (end.height - start.height) * way
    readonly property real iconSize: 30

    // From where it lies now.
    function leave(): void {
        const place = places.placeOf(modelData.from, modelData.card.number,
                                     modelData.holderBefore, modelData.icon)
        start = resource ? Qt.rect(place.x + (place.width - iconSize) / 2,
                                   place.y + (place.height - iconSize) / 2, iconSize, iconSize)
                         : place
    }

    // To where it lies by now.
    function aim(): void {
        end = places.placeOf(modelData.to, modelData.card.number, modelData.holderAfter,
                             modelData.icon)
    }

    // Drawn as large as it lay, and scaled, so that no text is laid out on the way.
    x: start.x + (end.x - start.x) * way
    y: start.y + (end.y - start.y) * way
    width: start.width
    height: wide > 0 ? high * start.width / wide : 0
    transformOrigin: Item.TopLeft
    scale: start.width > 0 ? wide / start.width : 1
    visible: start.width > 0 && end.width > 0 && (passed > 0 || modelData.from !== "deck")
    // What is destroyed fades on its way; the rest merges with what it lands on.
    opacity: lost ? 1 - way * way : passed < 0.85 ? 1 : (1 - passed) / 0.15

    Repeater {
        model: flight.resource ? 0 : 1

        delegate: FlyingCard {
            width: flight.width
            height: flight.height
            card: flight.modelData.card
            stageBefore: flight.modelData.stageBefore
            stageAfter: flight.modelData.stageAfter
            turned: flight.way
        }
    }

    Symbol {
        visible: flight.resource
        name: flight.modelData.icon
        size: flight.iconSize
    }
}
