// All stages of a card as it was at the moment that is looked at.
import QtQuick
import Kronika

BigSheet {
    id: sheet

    property cardValue card
    property int stage: 1

    widest: 1240

    FocusScope {
        anchors.fill: parent
        focus: true

        CardView {
            id: view

            readonly property bool alone: sheet.card.stages.length < 2

            x: alone ? (sheet.availableWidth - width) / 2 : 0
            y: close.height + Theme.gap + (room - height) / 2
            width: Math.min(sheet.availableWidth * 0.42, room / Theme.cardShape)
            height: width * Theme.cardShape
            readonly property real room: sheet.availableHeight - close.height - Theme.gap
            card: sheet.card
            stage: sheet.stage
        }

        StageMap {
            objectName: "stageMap"
            x: view.width + Theme.gapHuge
            y: close.height + Theme.gap
            width: sheet.availableWidth - x
            height: sheet.availableHeight - y
            visible: !view.alone
            card: sheet.card
            shownStage: sheet.stage
            onStageChosen: stage => sheet.stage = stage
        }

        AppButton {
            id: close

            objectName: "closeStages"
            x: sheet.availableWidth - width
            text: qsTr("Back to the chronicle")
            key: qsTr("Esc")
            onClicked: sheet.close()
        }
    }
}
