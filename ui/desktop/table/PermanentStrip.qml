// The permanent cards (rule 11), side by side above the play area, upper halves only.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: strip

    required property PileModel cards
    required property Question question
    readonly property real cardWidth: Math.min(180, Math.max(128, width / 7))

    signal cardClicked(int number)
    signal leftBelow

    function itemOf(number: int): Item {
        return list.itemAtIndex(cards.rowOf(number))
    }

    function placeOf(over: Item, number: int): rect {
        const row = cards.rowOf(number)
        if (row < 0)
            return Qt.rect(0, 0, 0, 0)
        const x = row * (cardWidth + list.spacing) - (list.contentX - list.originX)
        return over.mapFromItem(list, Math.min(x, strip.width - cardWidth), Theme.gapSmall,
                                cardWidth, cardWidth * Theme.halfShape)
    }

    implicitHeight: cards.count === 0 ? 0 : label.height + cardWidth * Theme.halfShape
                                            + Theme.gapLarge + Theme.gapSmall
    visible: cards.count > 0

    Text {
        id: label

        x: Theme.gapTiny
        text: qsTr("Permanent")
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textSmallest
        Accessible.ignored: true
    }

    ListView {
        id: list

        objectName: "permanent"
        y: label.height
        width: strip.width
        height: strip.height - y
        orientation: ListView.Horizontal
        leftMargin: Theme.gapSmall
        rightMargin: Theme.gapSmall
        spacing: Theme.gapLarge
        model: strip.cards
        onCountChanged: {
            if (currentIndex < 0 && count > 0)
                currentIndex = 0
        }
        focus: true
        clip: contentWidth > width
        activeFocusOnTab: strip.visible
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Permanent cards")
        ScrollBar.horizontal: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Keys.onReturnPressed: strip.cardClicked(strip.cards.numberAt(currentIndex))
        Keys.onEnterPressed: strip.cardClicked(strip.cards.numberAt(currentIndex))
        Keys.onSpacePressed: strip.cardClicked(strip.cards.numberAt(currentIndex))
        Keys.onDownPressed: strip.leftBelow()

        delegate: Item {
            id: place

            required property tableCardValue shown
            required property int index

            width: strip.cardWidth
            height: strip.cardWidth * Theme.halfShape + Theme.gapLarge

            TableCard {
                y: Theme.gapSmall
                width: place.width
                height: strip.cardWidth * Theme.halfShape
                shown: place.shown
                half: true
                current: place.ListView.isCurrentItem
                focused: list.activeFocus
                resting: strip.question.open && !place.shown.choosable
                         && strip.question.asker !== place.shown.card.number
                onPointed: {
                    list.currentIndex = place.index
                    list.forceActiveFocus()
                }
                onClicked: strip.cardClicked(place.shown.card.number)
            }
        }
    }
}
