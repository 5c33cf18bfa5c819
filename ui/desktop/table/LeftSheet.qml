// What is left (rule 1.6): how many cards lie where and of which keywords. Of the box no more
// than how many (rule 2.2).
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

BigSheet {
    id: sheet

    required property KingdomCount counted
    required property KingdomTable table

    widest: Math.max(760, 620 * Theme.textScale)

    FocusScope {
        anchors.fill: parent
        focus: true

        Text {
            id: heading

            width: close.x - Theme.gap
            text: qsTr("What is left")
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textTitle
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        AppButton {
            id: close

            objectName: "closeLeft"
            x: sheet.availableWidth - width
            text: qsTr("Back to the table")
            key: qsTr("Esc")
            onClicked: sheet.close()
        }

        Text {
            id: moment

            y: Math.max(heading.height, close.height) + Theme.gapSmall
            width: sheet.availableWidth
            text: qsTr("Round %1, turn %2").arg(sheet.table.round).arg(sheet.table.turn)
                  + (sheet.table.situation === "" ? "" : " · " + sheet.table.situation)
            wrapMode: Text.WordWrap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        ListView {
            id: list

            objectName: "leftPlaces"
            y: moment.y + moment.height + Theme.gap
            width: sheet.availableWidth
            height: sheet.availableHeight - y
            clip: true
            focus: true
            spacing: Theme.gapSmall
            activeFocusOnTab: true
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            model: sheet.visible ? sheet.counted.places : []
            Accessible.role: Accessible.List
            Accessible.name: heading.text
            ScrollBar.vertical: ScrollBar {
                policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: Rectangle {
                id: place

                required property placeCountValue modelData
                required property int index
                readonly property string title: qsTr("%1: %n card(s)", "", modelData.count)
                                                .arg(modelData.name)

                objectName: "left" + index
                width: list.width - Theme.gap
                height: content.height + Theme.gapSmall * 2
                radius: Theme.corner
                color: Theme.surface
                border.width: ListView.isCurrentItem && list.activeFocus ? Theme.focusWidth : 1
                border.color: ListView.isCurrentItem && list.activeFocus ? Theme.focus : Theme.line
                Accessible.role: Accessible.ListItem
                Accessible.name: title
                Accessible.description: modelData.spoken + modelData.note

                Column {
                    id: content

                    x: Theme.gap
                    y: Theme.gapSmall
                    width: place.width - x * 2
                    spacing: Theme.gapTiny

                    Text {
                        width: content.width
                        text: place.title
                        wrapMode: Text.WordWrap
                        color: Theme.text
                        font.family: Theme.plainFamily
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.textBody
                        Accessible.ignored: true
                    }

                    Text {
                        width: content.width
                        visible: text !== ""
                        text: place.modelData.note
                        wrapMode: Text.WordWrap
                        color: Theme.textQuiet
                        font.family: Theme.plainFamily
                        font.pixelSize: Theme.textBody
                        Accessible.ignored: true
                    }

                    KeywordTotals {
                        width: content.width
                        visible: place.modelData.totals.length > 0
                        place: place.modelData
                    }
                }
            }
        }
    }
}
