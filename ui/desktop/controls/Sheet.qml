// A sheet of paper over the window: a question or an explanation in words.
// Esc puts it away.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Kronika

Popup {
    id: sheet

    property string title
    default property alias body: content.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(560 * Theme.textScale, parent.width - Theme.gapHuge * 2)
    height: Math.min(content.implicitHeight + padding * 2, parent.height - Theme.gapLarge * 2)
    padding: Theme.gapHuge
    modal: true
    focus: true
    closePolicy: Popup.CloseOnEscape

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.fadeDuration }
    }

    background: Rectangle {
        radius: Theme.corner * 1.5
        color: Theme.surfaceRaised
        border.width: 1
        border.color: Theme.line
    }

    Scroller {
        id: room

        anchors.fill: parent
        contentHeight: content.implicitHeight

        Column {
            id: content

            // The bar beside what is scrolled stands on no words.
            width: room.width - (room.scrolls ? Theme.gapLarge : 0)
            spacing: Theme.gap

            Text {
                width: content.width
                text: sheet.title
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textTitle
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
    }
}
