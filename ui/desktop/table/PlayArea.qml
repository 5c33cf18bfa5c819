// The cards in play, in rows: as large as they fit; where whole cards would be too small
// to read, only their upper halves are shown, and only then anything scrolls.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: area

    required property PileModel cards
    required property Question question
    readonly property real gap: Theme.gapLarge
    readonly property bool half: whole.rows * whole.cell * Theme.cardShape > height + gap
    readonly property real cell: half ? halves.cell : whole.cell
    readonly property real cellHeight: (cell - gap) * (half ? Theme.halfShape : Theme.cardShape)
                                       + gap
    property alias currentIndex: grid.currentIndex

    signal cardClicked(int number)
    signal leftAbove

    function itemOf(number: int): Item {
        return grid.itemAtIndex(cards.rowOf(number))
    }

    // Where the card lies, or will once the cards have been laid out anew; empty if nowhere.
    function placeOf(over: Item, number: int): rect {
        const row = cards.rowOf(number)
        if (row < 0)
            return Qt.rect(0, 0, 0, 0)
        const x = grid.x + row % grid.columns * cell + gap / 2
        const y = grid.topMargin + Math.floor(row / grid.columns) * cellHeight + gap / 2
                  - (grid.interactive ? grid.contentY - grid.originY + grid.topMargin : 0)
        return over.mapFromItem(area, x, y, cell - gap, cellHeight - gap)
    }

    GridShape {
        id: whole

        width: area.width
        height: area.height
        count: Math.max(1, area.cards.count)
        gap: area.gap
        smallestCell: 168
        largestCell: 300
        cardShape: Theme.cardShape
    }

    GridShape {
        id: halves

        width: area.width
        height: area.height
        count: Math.max(1, area.cards.count)
        gap: area.gap
        smallestCell: 132
        largestCell: 240
        cardShape: Theme.halfShape
    }

    GridView {
        id: grid

        readonly property int columns: area.half ? halves.columns : whole.columns
        readonly property int rows: Math.ceil(Math.max(1, area.cards.count) / Math.max(1, columns))

        objectName: "play"
        x: Math.max(0, (area.width - width) / 2)
        width: Math.min(area.width, columns * cellWidth + 1)
        height: area.height
        topMargin: Math.max(0, (height - rows * cellHeight) / 2)
        cellWidth: area.cell
        cellHeight: area.cellHeight
        model: area.cards
        onCountChanged: {
            if (currentIndex < 0 && count > 0)
                currentIndex = 0
        }
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 800
        highlightMoveDuration: 0
        interactive: contentHeight > height
        clip: interactive
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Cards in play")

        Keys.onReturnPressed: area.cardClicked(area.cards.numberAt(currentIndex))
        Keys.onEnterPressed: area.cardClicked(area.cards.numberAt(currentIndex))
        Keys.onSpacePressed: area.cardClicked(area.cards.numberAt(currentIndex))
        Keys.onUpPressed: event => {
            if (currentIndex < columns)
                area.leftAbove()
            else
                event.accepted = false
        }

        // What comes and goes flies (CardFlights); it is there for the hand at once.
        add: Transition {
            enabled: !Theme.reducedMotion
            NumberAnimation {
                property: "opacity"
                from: 0
                to: 1
                duration: Theme.flightDuration
                easing.type: Easing.InQuad
            }
        }
        displaced: Transition {
            enabled: !Theme.reducedMotion
            NumberAnimation {
                properties: "x,y"
                duration: Theme.moveDuration
                easing.type: Easing.OutCubic
            }
            // An entrance that was cut short.
            NumberAnimation { property: "opacity"; to: 1; duration: 0 }
        }

        ScrollBar.vertical: ScrollBar {
            parent: area
            x: area.width - width
            height: area.height
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: Item {
            id: place

            required property tableCardValue shown
            required property int index

            width: grid.cellWidth
            height: grid.cellHeight

            TableCard {
                x: area.gap / 2
                y: area.gap / 2
                width: place.width - area.gap
                height: place.height - area.gap
                shown: place.shown
                half: area.half
                current: place.GridView.isCurrentItem
                focused: grid.activeFocus
                resting: area.question.open && !place.shown.choosable
                         && area.question.asker !== place.shown.card.number
                onPointed: {
                    grid.currentIndex = place.index
                    grid.forceActiveFocus()
                }
                onClicked: area.cardClicked(place.shown.card.number)
            }
        }
    }

    Text {
        anchors.centerIn: parent
        width: Math.min(parent.width, 420)
        visible: area.cards.count === 0
        text: qsTr("Nothing is in play.")
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textLead
    }
}
