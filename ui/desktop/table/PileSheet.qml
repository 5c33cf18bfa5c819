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
    property placeCountValue totals
    // Cards are opened from here; else Enter goes on.
    property bool opensCards: true

    signal cardChosen(int number)
    property string closeText: qsTr("Back to the table")

    onAboutToShow: grid.currentIndex = cards.count > 0 ? 0 : -1

    function take(number: int): void {
        if (!opensCards)
            sheet.close()
        else if (number > 0)
            cardChosen(number)
    }

    FocusScope {
        anchors.fill: parent
        focus: true

        Text {
            id: heading

            width: close.x - Theme.gap
            text: sheet.title
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

            objectName: "closeSheet"
            x: parent ? parent.width - width : 0
            text: sheet.closeText
            key: qsTr("Esc")
            onClicked: sheet.close()
        }

        KeywordTotals {
            id: keywords

            objectName: "totals"
            y: Math.max(heading.height, close.height) + Theme.gapSmall
            width: sheet.availableWidth
            height: visible ? implicitHeight : 0
            visible: place.totals.length > 0
            place: sheet.totals
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
            y: keywords.y + keywords.height + Theme.gap
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
            // Nothing is drawn that nobody sees.
            model: sheet.visible ? sheet.cards : null
            activeFocusOnTab: true
            Keys.onReturnPressed: sheet.take(sheet.cards.numberAt(currentIndex))
            Keys.onEnterPressed: sheet.take(sheet.cards.numberAt(currentIndex))
            Keys.onSpacePressed: sheet.take(sheet.cards.numberAt(currentIndex))
            Accessible.role: Accessible.List
            Accessible.name: sheet.title
            ScrollBar.vertical: ScrollBar {
                policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            delegate: Item {
                id: place

                required property tableCardValue shown
                required property int index
                readonly property bool current: GridView.isCurrentItem && grid.activeFocus

                objectName: "pile" + shown.card.number
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

                Rectangle {
                    x: Theme.gapLarge / 2 - 5
                    y: x
                    width: place.width - x * 2
                    height: width - 10 > 0 ? (width - 10) * Theme.cardShape + 10 : 0
                    radius: width * 0.04 + 5
                    visible: place.current && sheet.opensCards
                    color: "transparent"
                    border.width: Theme.focusWidth
                    border.color: Theme.focus
                }

                MouseArea {
                    anchors.fill: parent
                    enabled: sheet.opensCards
                    cursorShape: Qt.PointingHandCursor
                    Accessible.role: Accessible.Button
                    Accessible.name: place.shown.card.stage(place.shown.stage).name
                    Accessible.onPressAction: sheet.take(place.shown.card.number)
                    onClicked: {
                        grid.currentIndex = place.index
                        sheet.take(place.shown.card.number)
                    }
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
