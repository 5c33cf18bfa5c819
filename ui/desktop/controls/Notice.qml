// A quiet sentence across the window about something that went wrong, to be
// read and put away.
import QtQuick
import Kronika

Rectangle {
    id: notice

    required property string sentence
    signal dismissed

    implicitHeight: Math.max(words.implicitHeight, away.implicitHeight) + Theme.gapSmall * 2
    color: Theme.surfaceRaised
    visible: sentence !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    Rectangle {
        width: 4
        height: notice.height
        color: Theme.accent
    }

    Text {
        id: words

        x: Theme.gapLarge
        y: (notice.height - height) / 2
        width: away.x - x - Theme.gap
        text: notice.sentence
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        Accessible.ignored: true
    }

    AppButton {
        id: away

        objectName: "dismissNotice"
        x: notice.width - width - Theme.gapSmall
        y: (notice.height - height) / 2
        text: qsTr("Understood")
        onClicked: notice.dismissed()
    }

    Rectangle {
        y: notice.height - 1
        width: notice.width
        height: 1
        color: Theme.line
    }
}
