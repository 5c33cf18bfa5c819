// How a branch runs beside the others, from the kingdom's beginning at the left: thin as
// long as it is the way of the present branch, thick where it goes its own.
import QtQuick
import Kronika

Item {
    id: lane

    required property branchValue branch
    readonly property real reach: width - knot.width

    implicitHeight: 16

    Rectangle {
        y: (lane.height - height) / 2
        width: lane.width
        height: 1
        color: Theme.line
    }

    Rectangle {
        y: (lane.height - height) / 2
        width: knot.width / 2 + lane.reach * lane.branch.partsAt
        height: 2
        color: Theme.textQuiet
    }

    Rectangle {
        x: knot.width / 2 + lane.reach * lane.branch.partsAt
        y: (lane.height - height) / 2
        width: lane.reach * (lane.branch.endsAt - lane.branch.partsAt)
        height: 6
        color: lane.branch.here ? Theme.accent : Theme.textQuiet
    }

    Rectangle {
        x: knot.width / 2 + lane.reach * lane.branch.partsAt - 1
        y: 1
        width: 3
        height: lane.height - 2
        visible: !lane.branch.here
        color: Theme.text
    }

    Rectangle {
        id: knot

        x: lane.reach * lane.branch.endsAt
        y: (lane.height - height) / 2
        width: 12
        height: 12
        radius: 6
        color: lane.branch.here ? Theme.accent : Theme.background
        border.width: 3
        border.color: lane.branch.here ? Theme.accent : Theme.textQuiet
    }
}
