// How the program looks and speaks, and where it keeps everything.
import QtQuick
import Kronika

FocusScope {
    id: settings

    required property Preferences preferences
    required property Desk desk

    signal leaveRequested

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Settings")
    Keys.onEscapePressed: leaveRequested()
}
