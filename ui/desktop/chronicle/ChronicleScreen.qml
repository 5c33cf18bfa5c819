// The chronicle of a kingdom: every moment of it, its branches and its bookmarks.
import QtQuick
import Kronika

FocusScope {
    id: chronicle

    required property KingdomTable table
    // A move's number to begin at; empty: the present.
    required property string topic

    signal leaveRequested

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Chronicle of %1").arg(table.name)
    Keys.onEscapePressed: leaveRequested()
}
