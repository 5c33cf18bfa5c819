// The table of the open kingdom, as the window shows it.
import Kronika

Table {
    required property Navigator ways
    required property Desk desk

    objectName: "table"
    onLeaveRequested: desk.leave()
    onScreenRequested: (screen, topic) => ways.go(screen, topic)
}
