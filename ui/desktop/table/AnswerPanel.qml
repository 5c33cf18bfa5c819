// The answers that want to be seen: cards that do not lie on the table, sides, stages,
// sentences. It lies over the cards in play and can be put aside to look at them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: panel

    required property Question question

    readonly property bool drawn: question.drawn
    readonly property bool confirmable: !question.single

    signal aside

    Accessible.role: Accessible.Pane
    Accessible.name: question.sentence

    Rectangle {
        anchors.fill: parent
        radius: Theme.corner * 1.5
        color: Theme.surfaceRaised
        border.width: 1
        border.color: Theme.line

        MouseArea {
            // Nothing below is meant.
            anchors.fill: parent
        }
    }

    Text {
        id: heading

        objectName: "panelSentence"
        x: Theme.gapHuge
        y: Theme.gapLarge
        width: panel.width - x * 2 - table.width - Theme.gap
        text: panel.question.details === "" ? panel.question.sentence
              : panel.question.sentence + "\n" + panel.question.details
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textBody
        lineHeight: 1.15
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    AppButton {
        id: table

        objectName: "lookAtTable"
        x: panel.width - width - Theme.gapLarge
        y: Theme.gapLarge
        text: qsTr("Look at the table")
        key: qsTr("T")
        onClicked: panel.aside()
    }

    AnswerCards {
        id: cards

        x: Theme.gapHuge
        y: Math.max(heading.y + heading.height, table.y + table.height) + Theme.gap
        width: panel.width - x * 2
        height: Math.max(0, foot.y - y - Theme.gap)
        visible: panel.drawn
        focus: visible
        question: panel.question
    }

    AnswerLines {
        x: Theme.gapHuge
        y: cards.y
        width: panel.width - x * 2
        height: cards.height
        visible: !panel.drawn
        focus: visible
        question: panel.question
    }

    Row {
        id: foot

        x: panel.width - width - Theme.gapLarge
        y: panel.height - height - (height > 0 ? Theme.gapLarge : 0)
        height: panel.confirmable || panel.question.canDecline ? Theme.controlHeight : 0
        spacing: Theme.gapSmall

        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: panel.question.progress
            rightPadding: Theme.gap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        AppButton {
            objectName: "panelDecline"
            visible: panel.question.canDecline
            text: panel.question.kind === "order" ? qsTr("Skip the rest") : qsTr("None")
            key: qsTr("0")
            onClicked: panel.question.decline()
        }

        AppButton {
            objectName: "panelConfirm"
            visible: panel.confirmable
            text: qsTr("Confirm")
            key: qsTr("C")
            primary: panel.question.ready
            enabled: panel.question.ready
            onClicked: panel.question.confirm()
        }
    }
}
