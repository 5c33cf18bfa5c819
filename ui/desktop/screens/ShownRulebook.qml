// The rulebook, as the window shows it.
import Kronika

RulebookScreen {
    required property Navigator ways
    required property Desk desk
    required property Preferences preferences

    objectName: "rulebook"
    topic: ways.topic
    table: desk.table
    spoilers: preferences.spoilers
    onLeaveRequested: ways.back()
}
