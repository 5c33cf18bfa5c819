// What a kingdom is worth, and why.
import QtQuick
import Kronika

FocusScope {
    id: score

    required property KingdomTable table

    signal leaveRequested
    signal ruleRequested(string rule)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Score of %1").arg(table.name)
    Keys.onEscapePressed: leaveRequested()
}
