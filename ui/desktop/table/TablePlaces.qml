// Where things lie on the table, in the coordinates of the item `over`.
import QtQuick
import Kronika

QtObject {
    id: places

    required property Item over
    required property PlayArea play
    required property PermanentStrip permanent
    required property CardPile deck
    required property CardPile discard
    required property TableCorner corner
    required property ResourceBar resources

    // Empty: it is not seen.
    function placeOf(zone: string, card: int, holder: int, icon: string): rect {
        switch (zone) {
        case "play": return play.placeOf(over, card)
        case "permanent": return permanent.placeOf(over, card)
        case "under": return underPlace(holder)
        case "deck": return deck.topPlace(over)
        case "discard": return discard.topPlace(over)
        case "resources": return resources.placeOf(over, icon)
        default: return inCorner()
        }
    }

    function underPlace(holder: int): rect {
        const place = play.placeOf(over, holder)
        return place.width > 0 ? place : permanent.placeOf(over, holder)
    }

    function inCorner(): rect {
        const size = corner.width / 3
        return over.mapFromItem(corner, corner.width / 3, corner.height - size, size,
                                size * Theme.cardShape)
    }
}
