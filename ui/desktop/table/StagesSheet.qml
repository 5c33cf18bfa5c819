// One card whole (rule 2.2 says which): as it lies, all its stages with the ways between them,
// and its history, in which any version can be looked at. Where there is no room for all of
// it at once, H changes between stages and history.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

BigSheet {
    id: sheet

    required property KingdomTable table
    property string backText: qsTr("Back to the table")
    property bool historyWanted: false

    readonly property int number: history.card
    readonly property cardValue card: history.shown
    // The stage that is looked at, until the card is another one.
    property int stage: 1
    readonly property bool past: history.row >= 0
    readonly property bool alone: card.stages.length < 2
    readonly property bool roomy: availableWidth >= 1150 * Math.min(1.4, Theme.textScale)
    readonly property bool historyShown: roomy || historyWanted
    readonly property bool mapShown: !alone && (roomy || !historyWanted)

    signal momentRequested(string move)

    widest: 1720

    function showFor(number: int): void {
        if (!table.mayInspect(number))
            return
        history.card = number
        history.row = -1
        stage = history.stage
        historyWanted = false
        open()
        content.forceActiveFocus()
    }

    // -1: as it is now.
    function showVersion(row: int): void {
        history.row = row
    }

    function toggleHistory(): void {
        historyWanted = !historyWanted
        if (historyShown)
            versions.forceActiveFocus()
        else
            content.forceActiveFocus()
    }

    CardHistory {
        id: history

        table: sheet.table
        onShownChanged: sheet.stage = history.stage
    }

    FocusScope {
        id: content

        anchors.fill: parent
        focus: true
        Keys.onPressed: event => {
            if (event.key === Qt.Key_H) {
                sheet.toggleHistory()
                event.accepted = true
            }
        }

        Column {
            id: title

            width: buttons.x - Theme.gap

            Text {
                objectName: "stagesTitle"
                width: title.width
                text: qsTr("%1 (%2)").arg(sheet.card.stage(history.stage).name).arg(sheet.number)
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textTitle
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Text {
                objectName: "asItWas"
                width: title.width
                visible: sheet.past
                text: qsTr("As it was: %1").arg(history.versionAt(history.row).when)
                wrapMode: Text.WordWrap
                color: Theme.accent
                font.family: Theme.plainFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textBody
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }

        Flow {
            id: buttons

            x: sheet.availableWidth - width
            width: Math.min(close.implicitWidth + toggle.implicitWidth + Theme.gapSmall,
                            sheet.availableWidth * 0.62)
            spacing: Theme.gapSmall
            layoutDirection: Qt.RightToLeft

            AppButton {
                id: close

                objectName: "closeStages"
                text: sheet.backText
                key: qsTr("Esc")
                onClicked: sheet.close()
            }

            AppButton {
                id: toggle

                objectName: "showHistory"
                visible: !sheet.roomy
                text: sheet.historyWanted ? qsTr("Stages") : qsTr("History")
                key: qsTr("H")
                onClicked: sheet.toggleHistory()
            }
        }

        Item {
            id: room

            readonly property real historyWidth: sheet.roomy
                ? Math.min(420, Math.max(330, width * 0.26) * Math.min(1.3, Theme.textScale))
                : width - view.width - Theme.gapHuge
            readonly property real mapRoom: width - view.width - Theme.gapHuge
                                            - (sheet.roomy ? historyWidth + Theme.gapHuge : 0)

            y: Math.max(title.height, buttons.height) + Theme.gapLarge
            width: sheet.availableWidth
            height: sheet.availableHeight - y

            Repeater {
                // Another card is another piece of paper: it does not turn, it comes.
                model: [sheet.number]

                delegate: CardView {
                    objectName: "largeCard"
                    x: view.x
                    y: view.y
                    width: view.width
                    height: view.height
                    card: sheet.card
                    stage: sheet.stage
                }
            }

            Item {
                id: view

                readonly property real share: sheet.roomy ? 0.3 : 0.42

                x: sheet.alone && !sheet.historyShown ? (room.width - width) / 2
                    : sheet.alone && sheet.roomy ? (room.width - room.historyWidth - width) / 2 : 0
                y: (room.height - height) / 2
                width: Math.min(room.width * share, room.height / Theme.cardShape)
                height: width * Theme.cardShape
            }

            StageMap {
                objectName: "stageMap"
                x: view.width + Theme.gapHuge
                width: room.mapRoom
                height: room.height
                visible: sheet.mapShown
                card: sheet.card
                shownStage: sheet.stage
                activeStage: history.stage
                onStageChosen: stage => sheet.stage = stage
            }

            CardHistoryView {
                id: versions

                objectName: "cardHistory"
                x: room.width - width
                width: room.historyWidth
                height: room.height
                visible: sheet.historyShown
                history: history
                onMomentRequested: move => {
                    sheet.close()
                    sheet.momentRequested(move)
                }
            }
        }
    }
}
