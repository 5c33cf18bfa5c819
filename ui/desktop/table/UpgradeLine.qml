// What an upgrade costs and where it leads: from, the arrow, to.
import QtQuick
import Kronika

Column {
    id: line

    required property offerValue offer

    spacing: 2

    Text {
        width: line.width
        text: line.offer.from + "  →  " + line.offer.to
        wrapMode: Text.WordWrap
        color: line.offer.possible ? Theme.text : Theme.textQuiet
        font.family: Theme.displayFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textBody
        Accessible.ignored: true
    }

    Row {
        spacing: Theme.gapSmall

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: line.offer.cost.length === 0 && line.offer.costWords === "" ? qsTr("free")
                                                                             : qsTr("costs")
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }

        Rectangle {
            // Icons are made for parchment.
            visible: line.offer.cost.length > 0
            width: icons.width + Theme.gapSmall
            height: icons.height + Theme.gapTiny
            radius: Theme.corner / 2
            color: Theme.parchmentDeep

            IconRun {
                id: icons

                x: Theme.gapTiny
                y: Theme.gapTiny / 2
                icons: line.offer.cost
                size: 20
            }
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: line.offer.costWords
            color: line.offer.possible ? Theme.text : Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }
}
