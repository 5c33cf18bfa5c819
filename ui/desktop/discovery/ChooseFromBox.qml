// rule 14.2: all the cards that came out of the box, as large as they fit; some are chosen,
// and what becomes of the others is said before.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

FocusScope {
    id: choice

    required property Question question

    signal stagesRequested(int number)

    BoxCards {
        width: choice.width
        height: Math.max(0, choice.height - foot.height - Theme.gap * 2)
        focus: true
        question: choice.question
        onStagesRequested: number => choice.stagesRequested(number)
    }

    Item {
        id: foot

        y: choice.height - height - Theme.gap
        width: choice.width
        height: Math.max(fate.text === "" ? 0 : fate.implicitHeight, answers.height)

        SheetText {
            id: fate

            objectName: "othersFate"
            y: (foot.height - height) / 2
            width: answers.x - Theme.gap
            visible: text !== ""
            text: choice.question.othersFate
        }

        Row {
            id: answers

            x: foot.width - width
            y: (foot.height - height) / 2
            height: choice.question.single && !choice.question.canDecline ? 0 : Theme.controlHeight
            spacing: Theme.gapSmall

            Text {
                objectName: "progress"
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: choice.question.progress
                rightPadding: Theme.gap
                color: Theme.text
                font.family: Theme.plainFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textBody
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            AppButton {
                objectName: "panelDecline"
                visible: choice.question.canDecline
                text: qsTr("None")
                key: qsTr("0")
                onClicked: choice.question.decline()
            }

            AppButton {
                objectName: "panelConfirm"
                visible: !choice.question.single
                text: qsTr("Confirm")
                key: qsTr("C")
                primary: choice.question.ready
                enabled: choice.question.ready
                onClicked: choice.question.confirm()
            }
        }
    }
}
