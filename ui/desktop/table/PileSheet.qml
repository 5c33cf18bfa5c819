// Looking through a pile that lies open (rule 2.2), the top card first; or at what was
// just discovered.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

BigSheet {
    id: sheet

    required property PileModel cards
    property string title
    property string closeText: qsTr("Back to the table")

    FocusScope {
        anchors.fill: parent
        focus: true

        Text {
            id: heading

            width: close.x - Theme.gap
            wrapMode: Text.WordWrap
            text: sheet.title
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textTitle
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        AppButton {
            id: close

            objectName: "closeSheet"
            x: parent ? parent.width - width : 0
            text: sheet.closeText
            key: qsTr("Esc")
            onClicked: sheet.close()
        }

        GridShape {
            id: shape

            width: sheet.availableWidth
            height: sheet.availableHeight - grid.y
            count: Math.max(1, sheet.cards.count)
            gap: Theme.gapLarge
            smallestCell: 190
            largestCell: 400
            cardShape: Theme.cardShape
        }

        GridView {
            id: grid

            objectName: "sheetCards"
            x: (sheet.availableWidth - width) / 2
            y: Math.max(close.height, heading.height) + Theme.gapLarge
            width: Math.min(sheet.availableWidth, shape.columns * cellWidth + 1)
            height: Math.max(0, sheet.availableHeight - y)
            cellWidth: shape.cell
            cellHeight: (shape.cell - Theme.gapLarge) * Theme.cardShape + Theme.gapLarge
            topMargin: Math.max(0, (height - shape.rows * cellHeight) / 2)
            clip: true
            focus: true
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            model: sheet.cards
            Keys.onReturnPressed: sheet.close()
            Keys.onEnterPressed: sheet.close()
            Accessible.role: Accessible.List
            Accessible.name: sheet.title
            ScrollBar.vertical: ScrollBar {
                policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: Item {
                id: place

                required property tableCardValue shown

                width: grid.cellWidth
                height: grid.cellHeight

                CardView {
                    x: Theme.gapLarge / 2
                    y: Theme.gapLarge / 2
                    width: place.width - Theme.gapLarge
                    height: width * Theme.cardShape
                    card: place.shown.card
                    stage: place.shown.stage
                    detail: width < 250 ? StageFace.Condensed : StageFace.WhatFits
                }
            }
        }

        Text {
            anchors.centerIn: parent
            visible: sheet.cards.count === 0
            text: qsTr("No card lies here.")
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textLead
        }
    }
}
