// An upgrade before it is made: the card now, the card then, the price and what the end
// of the turn takes. Enter makes it. What is not possible may be looked at all the same.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

BigSheet {
    id: sheet

    required property KingdomTable table
    readonly property bool possible: preview.possible

    widest: 1180

    function showFor(notation: string): void {
        if (preview.show(notation))
            open()
    }

    function confirm(): void {
        if (!opened || !preview.possible)
            return
        close()
        table.make(preview.notation)
    }

    UpgradePreview {
        id: preview

        table: sheet.table
    }

    FocusScope {
        id: content

        // Two cards and the arrow between them, then the account.
        readonly property real accountWidth: Math.max(Math.min(340, width * 0.34), width * 0.28)
        readonly property real arrowWidth: Math.max(64, arrowWord.implicitWidth)
        readonly property real cardWidth: Math.max(80, Math.min(
            (width - accountWidth - arrowWidth - Theme.gap * 2 - Theme.gapHuge) / 2,
            (height - footHeight - cards.y - Theme.gap) / Theme.cardShape))
        readonly property real footHeight: Math.max(Theme.controlHeight, preview.possible
                                                    ? 0 : refusal.implicitHeight)

        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: title.text
        Keys.onReturnPressed: sheet.confirm()
        Keys.onEnterPressed: sheet.confirm()
        Keys.onDownPressed: account.scroll(48)
        Keys.onUpPressed: account.scroll(-48)

        Text {
            id: title

            objectName: "upgradeTitle"
            width: content.width
            text: qsTr("%1 becomes %2").arg(preview.fromName).arg(preview.toName)
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textTitle
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Item {
            id: cards

            y: title.height + Theme.gap
            width: content.width - content.accountWidth - Theme.gapHuge
            height: content.height - content.footHeight - y - Theme.gap

            Row {
                anchors.centerIn: parent
                spacing: Theme.gap

                CardView {
                    objectName: "upgradeFrom"
                    Accessible.focusable: true
                    width: content.cardWidth
                    height: width * Theme.cardShape
                    card: preview.card
                    stage: preview.fromStage
                    detail: width < 250 ? StageFace.Condensed : StageFace.WhatFits
                }

                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    width: content.arrowWidth
                    spacing: Theme.gapTiny

                    Symbol {
                        anchors.horizontalCenter: parent.horizontalCenter
                        name: preview.arrow
                        size: 48
                    }

                    Text {
                        id: arrowWord

                        anchors.horizontalCenter: parent.horizontalCenter
                        text: preview.arrow === "flip" ? qsTr("flip") : qsTr("rotate")
                        color: Theme.textQuiet
                        font.family: Theme.plainFamily
                        font.pixelSize: Theme.textSmall
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                }

                CardView {
                    objectName: "upgradeTo"
                    Accessible.focusable: true
                    width: content.cardWidth
                    height: width * Theme.cardShape
                    card: preview.card
                    stage: preview.toStage
                    detail: width < 250 ? StageFace.Condensed : StageFace.WhatFits
                }
            }
        }

        UpgradeAccount {
            id: account

            objectName: "upgradeAccount"
            x: content.width - width
            y: cards.y
            width: content.accountWidth
            height: cards.height
            preview: preview
        }

        Text {
            id: refusal

            objectName: "upgradeRefusal"
            y: content.height - content.footHeight + (content.footHeight - height) / 2
            width: content.width - answers.width - Theme.gapLarge
            text: preview.refusal
            wrapMode: Text.WordWrap
            color: Theme.accent
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Row {
            id: answers

            x: content.width - width
            y: content.height - height
            spacing: Theme.gapSmall

            AppButton {
                objectName: "leaveUpgrade"
                text: qsTr("Back")
                key: qsTr("Esc")
                onClicked: sheet.close()
            }

            AppButton {
                objectName: "confirmUpgrade"
                text: qsTr("Upgrade and end the turn")
                key: qsTr("Enter")
                primary: preview.possible
                enabled: preview.possible
                onClicked: sheet.confirm()
            }
        }
    }
}
