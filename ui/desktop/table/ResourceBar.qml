// What the kingdom has to spend: an icon and a count for every resource.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Row {
    id: bar

    required property KingdomTable table
    property bool roomy: true

    function placeOf(over: Item, icon: string): rect {
        return placeFrom(0, over, icon)
    }

    function placeFrom(index: int, over: Item, icon: string): rect {
        const item = counts.itemAt(index) as ResourceCount
        if (item === null)
            return Qt.rect(0, 0, 0, 0)
        return item.shown.icon === icon
            ? over.mapFromItem(item, 0, 0, item.symbolSize, item.symbolSize)
            : placeFrom(index + 1, over, icon)
    }

    spacing: roomy ? Theme.gapLarge : Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Resources")

    Repeater {
        id: counts

        // The same items for other counts.
        model: bar.table.resources.length

        delegate: ResourceCount {
            shown: bar.table.resources[index]
            roomy: bar.roomy
        }
    }
}
