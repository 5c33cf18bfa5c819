// The library, as the window shows it.
import Kronika

Library {
    required property Navigator ways

    objectName: "library"
    onScreenRequested: screen => ways.go(screen)
}
