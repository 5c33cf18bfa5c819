// What the discovery of cards asks, over the whole table: a side (14.4), some of several
// cards (14.2), or what card 23 asks. It can be put aside to look at the table.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

FocusScope {
    id: scene

    required property KingdomTable table
    readonly property Question question: table.question
    readonly property bool legacy: question.scene === "legacy"
    // Of the two ways of card 23: none, until one is looked at.
    property int picked: -1

    signal aside
    signal stagesRequested(int number)

    // As a digit says it.
    function pick(index: int): void {
        if (!legacy)
            question.choose(index)
        else if (index < question.answers.length)
            picked = index
    }

    function confirm(): void {
        if (!legacy)
            question.confirm()
        else if (picked >= 0)
            question.choose(picked)
    }

    Accessible.role: Accessible.Pane
    Accessible.name: question.sentence

    Keys.onPressed: event => {
        const digit = event.key - Qt.Key_0
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return
        if (digit === 0) {
            question.decline()
        } else if (digit >= 1 && digit <= 9) {
            pick(digit - 1)
        } else if (event.key === Qt.Key_C) {
            confirm()
        } else {
            return
        }
        event.accepted = true
    }

    Connections {
        target: scene.question

        function onChanged() {
            scene.picked = -1
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
        id: heading

        objectName: "sceneTitle"
        x: Theme.gapHuge
        y: Theme.gap + Math.max(0, (aside.height - height) / 2)
        width: aside.x - x - Theme.gap
        text: scene.legacy ? qsTr("Card %1: the legacy begins").arg(scene.question.asker)
                           : scene.question.sentence
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: scene.legacy ? Theme.displayFamily : Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: scene.legacy ? Theme.textTitle : Theme.textBody
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    AppButton {
        id: aside

        objectName: "lookAtTable"
        x: scene.width - width - Theme.gapLarge
        y: Theme.gap
        text: qsTr("Look at the table")
        key: qsTr("T")
        onClicked: scene.aside()
    }

    Item {
        id: room

        x: Theme.gapHuge
        y: Math.max(heading.y + heading.height, aside.y + aside.height) + Theme.gapSmall
        width: scene.width - x * 2
        height: scene.height - y
    }

    Repeater {
        model: scene.visible && scene.question.scene === "side" ? 1 : 0
        onItemAdded: (index, item) => item.focus = true

        delegate: ChooseSide {
            x: room.x
            y: room.y
            width: room.width
            height: room.height
            question: scene.question
            onStagesRequested: number => scene.stagesRequested(number)
        }
    }

    Repeater {
        model: scene.visible && scene.question.scene === "box" ? 1 : 0
        onItemAdded: (index, item) => item.focus = true

        delegate: ChooseFromBox {
            x: room.x
            y: room.y
            width: room.width
            height: room.height
            question: scene.question
            onStagesRequested: number => scene.stagesRequested(number)
        }
    }

    Repeater {
        model: scene.visible && scene.legacy ? 1 : 0
        onItemAdded: (index, item) => item.focus = true

        delegate: LegacyScene {
            x: room.x
            y: room.y
            width: room.width
            height: room.height
            table: scene.table
            picked: scene.picked
            onPicking: index => scene.pick(index)
            onConfirmed: scene.confirm()
            onStagesRequested: number => scene.stagesRequested(number)
        }
    }
}
