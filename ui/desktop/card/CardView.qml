// A card as it lies on the table: the active stage upright above, the other
// stage of the same face upside down below. It turns visibly when `stage`
// changes: a half turn for rotating, over its edge for flipping. What turning
// means is decided by whoever listens to the two requests.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: view

    required property cardValue card
    required property int stage
    property int detail: StageFace.Full
    // Whether a click on the card asks for it to be turned.
    property bool turnsOnClick: false

    // The stage that is drawn: the one before, until a flip is half done.
    readonly property int drawnStage: heldStage > 0 ? heldStage : stage
    property int heldStage: 0
    property int lastStage: 0
    readonly property bool turning: rotating.running || flipping.running
    readonly property int besideStage: card.beside(drawnStage)
    readonly property bool textFits: upper.textFits && (!lower.visible || lower.textFits)
    readonly property int textSize: upper.textSize
    // Too small for words: symbols stand for what the stage does.
    readonly property bool condensed: upper.condensed

    signal rotateRequested
    signal flipRequested

    implicitWidth: 200
    implicitHeight: implicitWidth * Theme.cardShape

    activeFocusOnTab: turnsOnClick
    Keys.onReturnPressed: event => event.accepted = turn()
    Keys.onEnterPressed: event => event.accepted = turn()
    Keys.onSpacePressed: event => event.accepted = turn()

    Accessible.role: turnsOnClick ? Accessible.Button : Accessible.Graphic
    Accessible.onPressAction: turn()
    Accessible.name: card.stage(stage).name
    Accessible.description: qsTr("Card %1, stage %2. %3").arg(card.number).arg(stage)
                            .arg(card.stage(stage).spoken)

    Component.onCompleted: lastStage = stage
    onStageChanged: {
        turnFrom(lastStage)
        lastStage = stage
    }

    function turnFrom(before: int): void {
        rotating.complete()
        flipping.complete()
        if (before === 0 || before === stage)
            return
        if (card.beside(before) === stage) {
            // The half turn starts from what the eye already sees.
            rotating.restart()
        } else {
            heldStage = before
            flipping.restart()
        }
    }

    // As a click in its middle would.
    function turn(): bool {
        if (turnsOnClick && besideStage > 0)
            rotateRequested()
        else if (turnsOnClick)
            flipRequested()
        return turnsOnClick
    }

    RotationAnimation {
        id: rotating

        target: paper
        property: "rotation"
        from: -180
        to: 0
        duration: Theme.turnDuration
        easing.type: Easing.InOutCubic
    }

    SequentialAnimation {
        id: flipping

        NumberAnimation {
            target: edge
            property: "xScale"
            from: 1
            to: 0
            duration: Theme.turnDuration / 2
            easing.type: Easing.InQuad
        }
        PropertyAction {
            target: view
            property: "heldStage"
            value: 0
        }
        NumberAnimation {
            target: edge
            property: "xScale"
            from: 0
            to: 1
            duration: Theme.turnDuration / 2
            easing.type: Easing.OutQuad
        }
    }

    Repeater {
        // A soft shadow without a shader, so that every renderer draws it.
        model: 4

        delegate: Rectangle {
            required property int index
            readonly property real spread: index + 1

            x: -spread
            y: 2 - spread / 2
            width: view.width + spread * 2
            height: view.height + spread * 1.5
            radius: paper.radius + spread
            color: Theme.shadow
            visible: !view.turning && !view.card.scroll
        }
    }

    Rectangle {
        id: paper

        width: view.width
        height: view.height
        // A scroll hangs between two rods.
        readonly property real rod: view.card.scroll ? view.width * 0.05 : 0

        radius: view.width * 0.04
        color: rod > 0 ? "transparent" : Theme.parchment
        border.width: rod > 0 ? 0 : Math.max(1, view.width * 0.004)
        border.color: Theme.parchmentEdge
        transform: Scale {
            id: edge

            origin.x: paper.width / 2
        }

        Rectangle {
            x: paper.rod * 0.6
            y: paper.rod / 2
            width: paper.width - x * 2
            height: paper.height - paper.rod
            visible: paper.rod > 0
            color: Theme.parchmentDeep
            border.width: 1
            border.color: Theme.parchmentEdge
        }

        Rod {
            visible: paper.rod > 0
        }

        Rod {
            y: paper.height - height
            visible: paper.rod > 0
        }

        StageFace {
            id: upper

            x: paper.rod * 0.6
            y: paper.rod
            width: paper.width - x * 2
            height: stage.fullHeight ? paper.height - paper.rod * 2 : paper.height / 2
            stage: view.card.stage(view.drawnStage)
            cardNumber: view.card.number
            scroll: view.card.scroll
            detail: view.detail
        }

        StageFace {
            id: lower

            y: paper.height / 2
            width: paper.width
            height: paper.height / 2
            rotation: 180
            visible: view.besideStage > 0
            stage: view.card.stage(view.besideStage)
            cardNumber: view.card.number
            scroll: view.card.scroll
            detail: view.detail
            opacity: 0.72
        }

        Rectangle {
            // The fold between the two stages.
            y: paper.height / 2
            x: paper.width * 0.026
            width: paper.width - x * 2
            height: 1
            visible: lower.visible
            color: Theme.parchmentEdge
        }
    }

    Rectangle {
        x: -6
        y: -6
        width: view.width + 12
        height: view.height + 12
        radius: paper.radius + 6
        visible: view.turnsOnClick && view.activeFocus
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.focus
    }

    component Rod: Rectangle {
        width: parent ? parent.width : 0
        height: width * 0.055
        radius: height / 2
        color: "#b08a54"
        border.width: 1
        border.color: Theme.inkQuiet
    }

    MouseArea {
        // The lower half asks for rotating; a face of one stage can only flip.
        y: view.besideStage > 0 ? view.height / 2 : 0
        width: view.width
        height: view.height - y
        enabled: view.turnsOnClick
        cursorShape: enabled ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: view.besideStage > 0 ? view.rotateRequested() : view.flipRequested()
        // A double click never acts twice.
        onDoubleClicked: mouse => mouse.accepted = true
    }

    MouseArea {
        // The upper half asks for flipping.
        width: view.width
        height: view.besideStage > 0 ? view.height / 2 : 0
        enabled: view.turnsOnClick
        cursorShape: enabled ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: view.flipRequested()
        onDoubleClicked: mouse => mouse.accepted = true
    }
}
