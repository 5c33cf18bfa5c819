// The rules in our own words, by number.
import QtQuick
import Kronika

FocusScope {
    id: rulebook

    // The rule or ruling to begin at: "7.2", "C27"; empty: the first.
    required property string topic

    signal leaveRequested

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rules")
    Keys.onEscapePressed: leaveRequested()
}
