// What frames and colours say about a card on the table, said again in words and signs, for
// players who tell colours apart badly.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Column {
    id: marks

    required property tableCardValue shown
    readonly property string does: shown.chosen ? qsTr("✓ chosen")
                                  : shown.choosable ? qsTr("? can be chosen")
                                  : shown.active ? qsTr("► can act") : ""
    readonly property bool obstacle: shown.card.stage(shown.stage).banners.indexOf("obstacle") >= 0

    objectName: "distinctMarks"
    spacing: 2

    component Mark: Rectangle {
        id: mark

        required property string words
        property bool strong: false

        x: (marks.width - width) / 2
        width: Math.min(marks.width, text.implicitWidth + Theme.gap)
        height: text.implicitHeight + 4
        visible: words !== ""
        radius: 3
        color: strong ? Theme.ink : Theme.sticker
        border.width: 2
        border.color: Theme.ink

        Text {
            id: text

            x: Theme.gap / 2
            y: 2
            width: mark.width - Theme.gap
            text: mark.words
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: mark.strong ? Theme.sticker : Theme.ink
            font.family: Theme.plainFamily
            font.weight: Font.Bold
            font.pixelSize: Theme.textSmallest
            Accessible.ignored: true
        }
    }

    Mark {
        words: marks.obstacle ? qsTr("✕ obstacle") : ""
    }

    Mark {
        words: marks.does
        strong: marks.shown.chosen
    }
}
