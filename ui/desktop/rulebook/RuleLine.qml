// A line of the rulebook: a chapter's heading, or a rule with its number and its links.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: line

    required property string kind
    required property string number
    required property string words
    required property string spoken
    required property int index
    property bool current: false
    property bool focused: false
    // With the link that Enter follows marked.
    property string markedWords: words

    readonly property bool heading: kind === "chapter"
    readonly property real numberWidth: 58 * Theme.textScale

    signal linkRequested(string number)
    signal clicked

    implicitHeight: text.y + Math.max(text.implicitHeight, label.visible ? label.implicitHeight : 0)
                    + Theme.gapSmall
    Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
    Accessible.name: kind === "hidden" ? spoken : qsTr("%1 %2").arg(number).arg(spoken)
    Accessible.focusable: true
    Accessible.focused: focused && current

    Rectangle {
        anchors.fill: parent
        visible: line.current && !line.heading
        radius: Theme.corner
        color: Theme.surface
        border.width: line.focused ? Theme.focusWidth : 1
        border.color: line.focused ? Theme.focus : Theme.line
    }

    MouseArea {
        anchors.fill: parent
        onClicked: line.clicked()
    }

    Text {
        id: label

        x: Theme.gap
        y: text.y
        width: line.numberWidth
        visible: line.number !== "" && !line.heading
        text: line.number
        wrapMode: Text.WordWrap
        color: Theme.accent
        font.family: Theme.plainFamily
        font.weight: Font.Bold
        font.pixelSize: Theme.textBody
        lineHeight: 1.2
        Accessible.ignored: true
    }

    Text {
        id: text

        objectName: "ruleWords"
        x: line.heading ? Theme.gap : Theme.gap + line.numberWidth + Theme.gapSmall
        y: line.heading && line.index > 0 ? Theme.gapHuge : Theme.gapSmall
        width: line.width - x - Theme.gap
        text: line.heading ? line.number + "  " + line.words
            : line.current && line.focused ? line.markedWords : line.words
        textFormat: line.heading ? Text.PlainText : Text.StyledText
        wrapMode: Text.WordWrap
        color: line.kind === "hidden" ? Theme.textQuiet : Theme.text
        linkColor: Theme.accent
        font.family: line.heading ? Theme.displayFamily : Theme.plainFamily
        font.weight: line.heading ? Font.DemiBold : Font.Normal
        font.italic: line.kind === "hidden"
        font.pixelSize: line.heading ? Theme.textTitle : Theme.textBody
        lineHeight: 1.2
        Accessible.ignored: true
        onLinkActivated: link => line.linkRequested(link)

        HoverHandler {
            cursorShape: text.hoveredLink === "" ? Qt.ArrowCursor : Qt.PointingHandCursor
        }
    }
}
