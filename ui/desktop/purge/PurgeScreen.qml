// A purge in the table's place: group after group of the deck, the permanent cards, and
// the summary before it is final, with the glory that is being saved always in sight.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: screen

    required property KingdomTable table
    required property PurgeView view
    readonly property Question question: table.question
    readonly property bool summary: view.step === "summary"
    // Large words in a small window: then what would be final is scrolled, alone.
    readonly property bool scarce: summary && height < Theme.textBody * 16
    readonly property bool roomy: height >= 620 && Theme.textScale < 1.6

    signal aside
    signal inspected(int number)
    signal refused(string reason)

    Accessible.role: Accessible.Pane
    Accessible.name: view.title

    Keys.onPressed: event => {
        if (event.modifiers & Qt.ControlModifier)
            return
        if (event.key === Qt.Key_I) {
            cards.inspect()
            event.accepted = true
        } else if (summary && event.key === Qt.Key_C) {
            question.choose(0)
            event.accepted = true
        } else if (summary && event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            // One digit too many after the last group makes nothing final.
            event.accepted = true
        } else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9) {
            cards.take(event.key - Qt.Key_1)
            event.accepted = true
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.background

        MouseArea {
            // Nothing below is meant.
            anchors.fill: parent
        }
    }

    Text {
        id: title

        objectName: "purgeTitle"
        x: Theme.gapHuge
        y: Theme.gap
        width: lookAtTable.x - x - Theme.gap
        text: screen.view.title
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: Theme.displayFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textTitle
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    AppButton {
        id: lookAtTable

        objectName: "leavePurge"
        x: screen.width - width - Theme.gapLarge
        y: Theme.gap
        text: qsTr("Look at the table")
        key: qsTr("T")
        onClicked: screen.aside()
    }

    Text {
        id: sentence

        objectName: "purgeSentence"
        x: title.x
        y: Math.max(title.y + title.height, lookAtTable.y + lookAtTable.height) + Theme.gapTiny
        width: sum.x - x - Theme.gapLarge
        visible: !screen.scarce
        text: screen.view.sentence
              + (screen.question.progress === "" ? "" : " " + screen.question.progress + ".")
        wrapMode: Text.WordWrap
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Row {
        id: sum

        x: screen.width - width - Theme.gapLarge
        y: sentence.y
        visible: !screen.scarce
        spacing: Theme.gapSmall

        Symbol {
            anchors.verticalCenter: parent.verticalCenter
            name: "glory"
            size: 26
        }

        Text {
            objectName: "purgeTotal"
            anchors.verticalCenter: parent.verticalCenter
            text: screen.view.totalWords
            color: Theme.text
            font.family: Theme.plainFamily
            font.weight: Font.Bold
            font.pixelSize: Theme.textLead
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    PurgeCards {
        id: cards

        x: Theme.gapLarge
        y: Math.max(sentence.y + sentence.height, sum.y + sum.height) + Theme.gapSmall
        width: screen.width - x * 2
        height: Math.max(0, foot.y - y - Theme.gapSmall)
        focus: true
        view: screen.view
        question: screen.question
        onInspected: number => screen.inspected(number)
        onRefused: reason => screen.refused(reason)
    }

    Item {
        id: foot

        x: Theme.gapHuge
        y: screen.height - height - Theme.gap
        width: screen.width - x * 2
        height: screen.summary ? words.height + Theme.gapSmall + answers.height
              : Math.max(strip.implicitHeight, confirm.visible ? confirm.height : 0)

        PurgeAside {
            id: strip

            width: foot.width - (confirm.visible ? confirm.width + Theme.gapLarge : 0)
            height: implicitHeight
            visible: !screen.summary
            view: screen.view
            drawn: screen.roomy
            onInspected: number => screen.inspected(number)
        }

        AppButton {
            id: confirm

            objectName: "purgeConfirm"
            x: foot.width - width
            y: foot.height - height
            visible: !screen.summary && !screen.question.single
            text: qsTr("Confirm")
            key: qsTr("C")
            primary: screen.question.ready
            enabled: screen.question.ready
            onClicked: screen.question.confirm()
        }

        Scroller {
            id: words

            readonly property real room: screen.height - lookAtTable.y - lookAtTable.height
                                         - answers.height - Theme.gapSmall * 2 - Theme.gap

            width: foot.width
            height: screen.scarce ? Math.min(contentHeight, room) : contentHeight
            visible: screen.summary
            contentHeight: outcome.implicitHeight
            activeFocusOnTab: scrolls
            Accessible.role: Accessible.Pane
            Accessible.name: screen.view.title

            Text {
                id: outcome

                objectName: "purgeOutcome"
                width: words.width - (screen.scarce ? Theme.gapLarge : 0)
                text: (screen.scarce ? screen.view.sentence + " " : "") + screen.view.outcome
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.plainFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textBody
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }

        Flow {
            id: answers

            y: words.height + Theme.gapSmall
            width: foot.width
            visible: screen.summary
            layoutDirection: Qt.RightToLeft
            spacing: Theme.gapSmall

            AppButton {
                objectName: "purgeFinal"
                text: qsTr("Make it final")
                key: qsTr("C")
                primary: true
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                onClicked: screen.question.choose(0)
            }

            AppButton {
                objectName: "purgeAgain"
                text: qsTr("Choose all of it again")
                Accessible.description: qsTr("The same groups once more, in the same order.")
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                onClicked: screen.question.choose(1)
            }

            AppButton {
                objectName: "undoLastChoice"
                visible: !screen.scarce
                text: qsTr("Back to the last choice")
                key: qsTr("Ctrl+Z")
                enabled: screen.table.canUndo
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                onClicked: screen.table.undo()
            }
        }
    }
}
