// Cards of one place as they lay: upper halves, as many abreast as there is room for. Arrows
// go from one to the next, Enter or a click shows all its stages.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

FocusScope {
    id: area

    required property PileModel cards
    required property string title
    readonly property int columns: Math.max(1, Math.floor(
        width / Math.max(132, Math.min(largest, width / 4))))
    // Larger in a large window.
    readonly property real largest: Math.max(190, width / 7)
    readonly property real cell: Math.min(largest * 1.05, width / columns)

    signal cardClicked(tableCardValue shown)
    // The card with the focus lies there, and must be seen.
    signal placeTaken(real top, real bottom)

    implicitHeight: label.height + Theme.gapSmall + grid.height

    Text {
        id: label

        text: area.title
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }

    GridView {
        id: grid

        y: label.height + Theme.gapTiny
        width: area.columns * cellWidth + 1
        height: Math.ceil(area.cards.count / area.columns) * cellHeight
        cellWidth: area.cell
        cellHeight: (area.cell - Theme.gap) * Theme.halfShape + Theme.gap
        interactive: false
        focus: true
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        model: area.cards
        onActiveFocusChanged: show()
        onCurrentIndexChanged: show()
        Keys.onReturnPressed: area.cardClicked(area.cards.shownAt(currentIndex))
        Keys.onEnterPressed: area.cardClicked(area.cards.shownAt(currentIndex))
        Keys.onSpacePressed: area.cardClicked(area.cards.shownAt(currentIndex))
        Accessible.role: Accessible.List
        Accessible.name: area.title

        function show(): void {
            if (!activeFocus || count === 0)
                return
            if (currentIndex < 0)
                currentIndex = 0
            const top = y + Math.floor(currentIndex / area.columns) * cellHeight
            area.placeTaken(area.y + top, area.y + top + cellHeight)
        }

        delegate: Item {
            id: place

            required property tableCardValue shown
            required property int index

            width: grid.cellWidth
            height: grid.cellHeight

            TableCard {
                x: Theme.gap / 2
                y: Theme.gap / 2
                width: place.width - Theme.gap
                height: place.height - Theme.gap
                shown: place.shown
                half: true
                current: place.GridView.isCurrentItem
                focused: grid.activeFocus
                onPointed: {
                    grid.currentIndex = place.index
                    grid.forceActiveFocus(Qt.MouseFocusReason)
                }
                onClicked: area.cardClicked(place.shown)
            }
        }
    }
}
