// The discovered cards beside each other where there is room; else the one that is looked
// at, and a strip with the numbers of all.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: cards

    required property DiscoveryShow shown

    readonly property real narrowest: 200
    readonly property bool spread: shown.count === 1
        || shown.count * narrowest + (shown.count - 1) * Theme.gapHuge <= width
    readonly property int abreast: spread ? shown.count : 1
    readonly property real room: spread ? height : height - strip.height - Theme.gapSmall
    readonly property real cardWidth: Math.max(0, Math.min(
        (width - (abreast - 1) * Theme.gapHuge) / abreast - 12, (room - 12) / Theme.cardShape))
    readonly property real rowWidth: abreast * cardWidth + (abreast - 1) * Theme.gapHuge
    // The one that is looked at is too small to be read.
    property bool condensed: false

    Repeater {
        model: cards.shown.found

        delegate: Item {
            id: place

            required property discoveryValue modelData
            required property int index
            readonly property bool open: index < cards.shown.uncovered
            readonly property bool current: index === cards.shown.current

            objectName: "discovered" + index
            x: (cards.width - cards.rowWidth) / 2
               + (cards.spread ? index * (cards.cardWidth + Theme.gapHuge) : 0)
            y: (cards.room - height) / 2
            width: cards.cardWidth
            height: width * Theme.cardShape
            visible: cards.spread || current

            Rectangle {
                x: -6
                y: -6
                width: place.width + 12
                height: place.height + 12
                radius: place.width * 0.04 + 6
                color: "transparent"
                visible: place.current && cards.shown.count > 1 && cards.spread
                border.width: 3
                border.color: Theme.glow
            }

            TurningCard {
                id: card

                width: place.width
                height: place.height
                found: place.modelData
                open: place.open
                retold: cards.shown.retold
            }

            Binding {
                target: cards
                property: "condensed"
                value: card.condensed
                when: place.current
                restoreMode: Binding.RestoreNone
            }

            MouseArea {
                width: place.width
                height: place.height
                cursorShape: Qt.PointingHandCursor
                onClicked: {
                    card.finish()
                    if (place.open && !place.current)
                        cards.shown.lookAt(place.index)
                    else
                        cards.shown.next()
                }
                // The second click of two is not meant.
                onDoubleClicked: mouse => mouse.accepted = true
            }
        }
    }

    Row {
        id: strip

        x: (cards.width - width) / 2
        y: cards.height - height
        visible: !cards.spread
        spacing: Theme.gapTiny

        Repeater {
            model: cards.spread ? [] : cards.shown.found

            delegate: AppButton {
                required property discoveryValue modelData
                required property int index

                objectName: "found" + index
                text: modelData.card.number
                primary: index === cards.shown.current
                enabled: index < cards.shown.uncovered
                Accessible.description: enabled ? modelData.name : qsTr("Not turned over yet")
                onClicked: cards.shown.lookAt(index)
                Keys.onReturnPressed: clicked()
            }
        }
    }
}
