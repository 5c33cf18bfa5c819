// How many cards of which keyword: emblems with numbers where room is scarce, else in words.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Flow {
    id: totals

    required property placeCountValue place
    property bool brief: false
    property color color: Theme.text

    spacing: brief ? Theme.gapTiny : Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: place.spoken

    Repeater {
        model: totals.place.totals

        delegate: Row {
            id: total

            required property keywordTotalValue modelData

            spacing: 2

            Symbol {
                anchors.verticalCenter: parent.verticalCenter
                visible: total.modelData.emblem !== ""
                name: total.modelData.emblem
                size: totals.brief ? 18 : 22
            }

            Text {
                anchors.verticalCenter: parent.verticalCenter
                width: totals.brief ? implicitWidth
                    : Math.min(implicitWidth, totals.width - 24)
                visible: !totals.brief || total.modelData.emblem !== ""
                text: totals.brief ? total.modelData.count : total.modelData.words
                wrapMode: totals.brief ? Text.NoWrap : Text.WordWrap
                color: totals.color
                font.family: Theme.plainFamily
                font.pixelSize: totals.brief ? Theme.textSmallest : Theme.textBody
                Accessible.ignored: true
            }
        }
    }
}
