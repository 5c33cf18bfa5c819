// One choice of a list: the key for it, what it is, what it means. What is not possible
// is quiet and says why.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

AbstractButton {
    id: line

    required property string title
    property string sentence
    property string symbol
    property string reason
    // That says so; it can be read.
    property string rule
    property int digit: 0
    // In a list of choices that have digits.
    property bool counted: true
    property bool possible: true
    property bool current: false
    property bool chosen: false
    default property alias extra: below.data

    signal ruleRequested(string rule)

    implicitHeight: Math.max(words.implicitHeight, Theme.markSize) + Theme.gapSmall * 2
    focusPolicy: Qt.NoFocus
    Accessible.name: title
    Accessible.description: possible ? sentence : reason
    // A double click never acts twice.
    onDoubleClicked: {}

    contentItem: Item {}
    background: Rectangle {
        radius: Theme.corner
        color: line.chosen ? Theme.chosen
             : line.possible && (line.hovered || line.current) ? Theme.surface : "transparent"
        border.width: line.current ? Theme.focusWidth : line.possible ? 1 : 0
        border.color: line.current ? Theme.focus : Theme.controlEdge
    }

    Rectangle {
        x: Theme.gapSmall
        y: Theme.gapSmall
        width: Theme.markSize
        height: width
        radius: width / 2
        visible: line.digit > 0 && line.possible
        color: Theme.surface
        border.width: 2
        border.color: Theme.glow

        Text {
            anchors.centerIn: parent
            text: line.digit
            color: Theme.text
            font.family: Theme.plainFamily
            font.weight: Font.Bold
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }

    Column {
        id: words

        x: line.counted ? Theme.gapSmall + Theme.markSize + Theme.gapSmall : Theme.gap
        y: (line.height - height) / 2
        width: line.width - x - Theme.gapSmall
        spacing: 2

        Row {
            spacing: Theme.gapTiny + 2

            Symbol {
                anchors.verticalCenter: parent.verticalCenter
                visible: line.symbol !== ""
                name: line.symbol
                size: Theme.symbolSize
                opacity: line.possible ? 1 : Theme.restingOpacity
            }

            Text {
                width: Math.min(implicitWidth, words.width - (line.symbol === "" ? 0 : Theme.symbolSize + Theme.gapTiny + 2))
                text: line.title
                wrapMode: Text.WordWrap
                color: line.chosen ? Theme.chosenText
                     : line.possible ? Theme.text : Theme.textQuiet
                font.family: Theme.plainFamily
                font.weight: line.possible ? Font.DemiBold : Font.Normal
                font.pixelSize: Theme.textBody
                Accessible.ignored: true
            }
        }

        Column {
            id: below

            width: words.width
            spacing: 2
        }

        Text {
            width: words.width
            visible: text !== ""
            text: line.sentence
            wrapMode: Text.WordWrap
            color: line.chosen ? Theme.chosenText : line.possible ? Theme.text : Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }

        Text {
            width: words.width
            visible: text !== ""
            text: line.reason
            wrapMode: Text.WordWrap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.italic: true
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }

        RuleLink {
            visible: line.rule !== "" && line.reason !== ""
            rule: line.rule
            keyed: line.current
            onClicked: line.ruleRequested(line.rule)
        }
    }
}
