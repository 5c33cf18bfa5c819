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

    Scroller {
        // A long story never takes the room of its answers.
        id: head

        x: Theme.gapHuge
        y: Theme.gapLarge
        width: panel.width - x * 2 - table.width - Theme.gap
        height: Math.min(heading.implicitHeight, Math.max(table.height, panel.height * 0.4))
        contentHeight: heading.implicitHeight
        activeFocusOnTab: scrolls

        Text {
            id: heading

            objectName: "panelSentence"
            width: head.width - Theme.gapLarge
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
        y: Math.max(head.y + head.height, table.y + table.height) + Theme.gap
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

    Flow {
        id: foot

        x: Theme.gapLarge
        y: panel.height - height - (height > 0 ? Theme.gapLarge : 0)
        width: panel.width - x * 2
        height: panel.confirmable || panel.question.canDecline ? implicitHeight : 0
        spacing: Theme.gapSmall
        layoutDirection: Qt.RightToLeft

        AppButton {
            objectName: "panelConfirm"
            visible: panel.confirmable
            text: qsTr("Confirm")
            key: qsTr("C")
            primary: panel.question.ready
            enabled: panel.question.ready
            onClicked: panel.question.confirm()
        }

        AppButton {
            objectName: "panelDecline"
            visible: panel.question.canDecline
            text: panel.question.kind === "order" ? qsTr("Skip the rest") : qsTr("None")
            key: qsTr("0")
            onClicked: panel.question.decline()
        }

        Text {
            height: Theme.controlHeight
            verticalAlignment: Text.AlignVCenter
            visible: text !== ""
            text: panel.question.progress
            rightPadding: Theme.gap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
