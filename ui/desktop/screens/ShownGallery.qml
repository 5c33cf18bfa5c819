// The gallery, as the window shows it.
import Kronika

Gallery {
    required property Navigator ways

    objectName: "gallery"
    onLeaveRequested: ways.back()
}
