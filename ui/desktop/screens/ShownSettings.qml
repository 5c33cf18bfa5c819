// The settings, as the window shows them.
import Kronika

SettingsScreen {
    required property Navigator ways

    objectName: "settings"
    onLeaveRequested: ways.back()
}
