// Shows where the thing is that the guide speaks of: a frame around it and the guide's
// lantern at its edge. It goes wherever the thing goes, and takes no click away from it.
import QtQuick
import Kronika

Item {
    id: pointer

    required property GuideModel guide
    // Below it the thing is looked for.
    required property Item scene
    property Item target
    property int tries: 0
    readonly property bool onCard: guide.target.startsWith("card")
    // A line as wide as the window is framed from within.
    readonly property int reach: onCard ? 12 : guide.target === "promptLine" ? -2 : 5

    // Once what has changed is in its place.
    function aim(): void {
        tries = 0
        settled.interval = 0
        settled.restart()
    }

    function look(): void {
        target = guide.active ? guide.find(scene, guide.target) : null
        if (target === null && guide.active && guide.target !== "" && tries < 20) {
            // Cards are laid out a little later.
            ++tries
            settled.interval = 50
            settled.restart()
        }
        frame.beside = target !== null && target.mapToItem(scene, 0, 0).y < Theme.controlHeight
    }

    visible: false

    Timer {
        id: settled

        interval: 0
        running: true
        onTriggered: pointer.look()
    }

    Connections {
        target: pointer.guide

        function onChanged() {
            pointer.aim()
        }
    }

    Connections {
        target: pointer.scene

        function onWidthChanged() {
            pointer.aim()
        }

        function onHeightChanged() {
            pointer.aim()
        }
    }

    Rectangle {
        id: frame

        // At the window's upper edge the lantern has no room above.
        property bool beside: false

        objectName: "guidePointer"
        parent: pointer.target
        visible: parent !== null
        x: -pointer.reach
        y: -pointer.reach
        z: 20
        width: parent ? parent.width + pointer.reach * 2 : 0
        height: parent ? parent.height + pointer.reach * 2 : 0
        radius: Theme.corner + pointer.reach / 2
        color: "transparent"
        border.width: 3
        border.color: Theme.accent

        Rectangle {
            x: frame.beside ? -width * 0.75 : (frame.width - width) / 2
            y: frame.beside ? (frame.height - height) / 2 : -height * 0.75
            width: 30
            height: 30
            radius: 15
            visible: pointer.reach > 0
            color: Theme.surfaceRaised
            border.width: 3
            border.color: Theme.accent

            Symbol {
                anchors.centerIn: parent
                name: "guide"
                size: 20
            }
        }
    }

    SequentialAnimation {
        // It calls, and is quiet again.
        running: Theme.fadeDuration > 0 && pointer.target !== null
        loops: 3
        NumberAnimation {
            target: frame
            property: "opacity"
            from: 1
            to: 0.35
            duration: Theme.turnDuration
        }
        NumberAnimation {
            target: frame
            property: "opacity"
            to: 1
            duration: Theme.turnDuration
        }
    }
}
