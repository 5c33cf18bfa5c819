// What a card offers, beside the card: the card itself to be read, everything it could
// do now, and what it cannot, with the reason.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Popup {
    id: popup

    required property KingdomTable table
    readonly property int number: table.openCard
    // Read again whenever the offers are.
    property cardValue card
    property int stage: 0

    // The card on the table, in the coordinates of the popup's parent.
    property rect beside

    readonly property bool leftOf: beside.x + beside.width + Theme.gap + width
                                   > parent.width - Theme.gap
    readonly property bool showsCard: parent.width >= 900 * Theme.textScale
    readonly property real wordsWidth: Math.min(330 * Theme.textScale,
                                                parent.width - Theme.gap * 2 - Theme.gapLarge * 2)

    signal stagesRequested(int number)
    // It is shown before it is made, and where it would lead if it cannot be.
    signal upgradeRequested(string notation)
    signal ruleRequested(string rule)

    function showFor(number: int, place: rect): void {
        beside = place
        table.openCard = number
        card = table.cardOf(number)
        stage = table.stageOf(number)
        list.currentIndex = 0
        open()
    }

    x: Math.max(Theme.gap, Math.min(parent.width - width - Theme.gap,
                                    leftOf ? beside.x - width - Theme.gap
                                           : beside.x + beside.width + Theme.gap))
    y: Math.max(Theme.gap, Math.min(parent.height - height - Theme.gap,
                                    beside.y + beside.height / 2 - height / 2))
    width: Theme.gapLarge * 2 + wordsWidth + (showsCard ? large.width + Theme.gapLarge : 0)
    height: Math.min(parent.height - Theme.gap * 2,
                     Math.max(large.height, content.implicitHeight) + Theme.gapLarge * 2)
    padding: Theme.gapLarge
    focus: true
    // The second half of a double click on the card does not close it again.
    closePolicy: fresh.running ? Popup.CloseOnEscape
                               : Popup.CloseOnEscape + Popup.CloseOnPressOutside
    onOpened: fresh.restart()
    onClosed: table.openCard = 0

    Timer {
        id: fresh

        interval: Theme.doubleClickTime
    }

    function take(row: int): void {
        if (table.offerAt(row).kind === "upgrade")
            upgradeRequested(table.offerAt(row).notation)
        else if (table.offerAt(row).most > 1)
            amount.ask(table.offerAt(row).notation, table.offerAt(row).title,
                       table.offerAt(row).most)
        else if (table.offerAt(row).possible)
            make(table.offerAt(row).notation)
    }

    function make(notation: string): void {
        close()
        table.make(notation)
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.fadeDuration }
    }

    background: Rectangle {
        radius: Theme.corner * 1.5
        color: Theme.surfaceRaised
        border.width: 2
        border.color: Theme.glow
    }

    FocusScope {
        anchors.fill: parent
        focus: true

        CardView {
            id: large

            width: 262
            height: width * Theme.cardShape
            visible: popup.showsCard
            card: popup.card
            stage: popup.stage
            detail: StageFace.WhatFits
        }

        Column {
            id: content

            x: popup.showsCard ? large.width + Theme.gapLarge : 0
            width: popup.wordsWidth
            spacing: Theme.gapSmall

            Text {
                id: heading

                objectName: "offersTitle"
                width: content.width
                text: popup.card.stage(popup.stage).name
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textTitle
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Text {
                width: content.width
                visible: popup.table.offers.length === 0
                text: qsTr("This card has nothing that could be chosen now.")
                wrapMode: Text.WordWrap
                color: Theme.textQuiet
                font.family: Theme.plainFamily
                font.pixelSize: Theme.textBody
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            ListView {
                id: list

                objectName: "offers"
                width: content.width
                height: Math.min(contentHeight,
                                 popup.parent.height - Theme.gap * 2 - Theme.gapLarge * 2
                                 - heading.height - stages.height - Theme.gapSmall * 2
                                 - (amount.visible ? amount.height + Theme.gapSmall : 0))
                spacing: Theme.gapTiny + 2
                clip: contentHeight > height
                focus: !amount.visible
                activeFocusOnTab: true
                keyNavigationEnabled: true
                highlightMoveDuration: 0
                boundsBehavior: Flickable.StopAtBounds
                model: popup.table.offers
                Accessible.role: Accessible.List
                Accessible.name: qsTr("What this card can do")
                Keys.onReturnPressed: popup.take(currentIndex)
                Keys.onEnterPressed: popup.take(currentIndex)
                Keys.onSpacePressed: popup.take(currentIndex)
                Keys.onPressed: event => {
                    const digit = event.key - Qt.Key_0
                    if (digit >= 1 && digit <= 9) {
                        popup.take(digit - 1)
                        event.accepted = true
                    } else if (event.key === Qt.Key_I) {
                        popup.stagesRequested(popup.number)
                        event.accepted = true
                    } else if (event.key === Qt.Key_R) {
                        popup.ruleRequested(popup.table.offerAt(currentIndex).rule)
                        event.accepted = true
                    }
                }
                ScrollBar.vertical: ScrollBar {
                    policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
                }

                delegate: ChoiceLine {
                    id: line

                    required property offerValue modelData
                    required property int index

                    objectName: "offer-" + modelData.notation
                    width: list.width
                    title: modelData.title
                    sentence: modelData.kind === "upgrade" ? "" : modelData.sentence
                    symbol: modelData.symbol
                    reason: modelData.refusal
                    rule: modelData.rule
                    digit: modelData.digit
                    possible: modelData.possible
                    current: ListView.isCurrentItem && list.activeFocus
                    onClicked: {
                        list.currentIndex = index
                        popup.take(index)
                    }
                    onRuleRequested: rule => popup.ruleRequested(rule)

                    UpgradeLine {
                        width: parent ? parent.width : 0
                        visible: line.modelData.kind === "upgrade"
                        offer: line.modelData
                    }
                }
            }

            AmountField {
                id: amount

                width: content.width
                visible: false
                onTaken: (notation, count) => {
                    popup.close()
                    popup.table.makeAmount(notation, count)
                }
            }

            AppButton {
                id: stages

                objectName: "allStages"
                text: qsTr("All its stages")
                key: qsTr("I")
                onClicked: popup.stagesRequested(popup.number)
            }
        }
    }
}
