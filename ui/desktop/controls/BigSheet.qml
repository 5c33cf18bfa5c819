// A sheet nearly as large as the window, for looking at cards. Esc puts it away.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Kronika

Popup {
    id: sheet

    property real widest: 1400

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent.width - Theme.gapHuge * 2, widest)
    height: Math.min(parent.height - Theme.gapHuge * 2, 900)
    padding: Theme.gapHuge
    modal: true
    focus: true

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    background: Rectangle {
        radius: Theme.corner * 1.5
        color: Theme.background
        border.width: 1
        border.color: Theme.line
    }
}
