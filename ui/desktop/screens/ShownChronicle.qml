// The chronicle of the open kingdom, as the window shows it.
import Kronika

ChronicleScreen {
    required property Navigator ways

    objectName: "chronicle"
    topic: ways.topic
    onLeaveRequested: ways.back()
}
