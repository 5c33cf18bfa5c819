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
    readonly property bool onCard: guide.target.startsWith("card")
    // A line as wide as the window is framed from within.
    readonly property int reach: onCard ? 12 : guide.target === "promptLine" ? -2 : 5

    // Once what has changed is in its place.
    function aim(): void {
        settled.restart()
    }

    function look(): void {
        target = guide.active ? guide.find(scene, guide.target) : null
        frame.hangs = target !== null && target.mapToItem(scene, 0, 0).y < Theme.controlHeight
    }

    visible: false

    Timer {
        id: settled

        interval: 0
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

        // Near the window's upper edge the lantern hangs below.
        property bool hangs: false

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
            x: (frame.width - width) / 2
            y: frame.hangs ? frame.height - height * 0.25 : -height * 0.75
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
