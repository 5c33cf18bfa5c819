// What the kingdom has to spend: an icon and a count for every resource.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Row {
    id: bar

    required property KingdomTable table
    property bool roomy: true

    spacing: roomy ? Theme.gapLarge : Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Resources")

    Repeater {
        model: bar.table.resources

        delegate: Row {
            id: resource

            required property resourceValue modelData

            objectName: "resource-" + modelData.icon
            spacing: Theme.gapTiny + 2
                        Accessible.role: Accessible.StaticText
            Accessible.name: modelData.count + " " + modelData.name

            Symbol {
                anchors.verticalCenter: parent.verticalCenter
                name: resource.modelData.icon
                opacity: resource.modelData.count > 0 ? 1 : 0.42
                size: Math.round((bar.roomy ? 30 : 26) * Math.min(1.5, Theme.textScale))
            }

            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: resource.modelData.count
                color: resource.modelData.count > 0 ? Theme.text : Theme.textQuiet
                font.family: Theme.displayFamily
                font.weight: resource.modelData.count > 0 ? Font.Bold : Font.Normal
                font.pixelSize: bar.roomy ? Theme.textTitle : Theme.textLead
                Accessible.ignored: true
            }
        }
    }
}
