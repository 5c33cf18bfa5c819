// The side of the box: what the score consists of, the score track with its places
// (rule 16.2), and where it stands among simulated kingdoms.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: side

    required property ScoreSheet sheet

    implicitHeight: paper.height + Theme.gap * 2

    component Heading: Text {
        width: parent ? parent.width : implicitWidth
        topPadding: Theme.gapLarge
        bottomPadding: Theme.gapTiny
        wrapMode: Text.WordWrap
        color: Theme.ink
        font.family: Theme.displayFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textLead
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    // A label, and a number at the right end of its line.
    component Entry: Item {
        id: entry

        property string label
        property string amount
        property string extra
        property bool strong: true

        width: parent ? parent.width : 0
        height: Math.max(labelText.implicitHeight, amountText.implicitHeight) + Theme.gapTiny
        Accessible.role: Accessible.StaticText
        Accessible.name: label + ": " + amount + (extra === "" ? "" : ", " + extra)

        Text {
            id: labelText

            width: numbers.x - Theme.gap
            text: entry.label
            wrapMode: Text.WordWrap
            color: entry.strong ? Theme.ink : Theme.inkQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.ignored: true
        }

        Row {
            id: numbers

            x: entry.width - width
            spacing: Theme.gapSmall

            Text {
                anchors.baseline: amountText.baseline
                visible: text !== ""
                text: entry.extra
                color: Theme.inkQuiet
                font.family: Theme.plainFamily
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }

            Text {
                id: amountText

                text: entry.amount
                color: entry.strong ? Theme.ink : Theme.inkQuiet
                font.family: Theme.displayFamily
                font.weight: entry.strong ? Font.Bold : Font.Normal
                font.pixelSize: Theme.textLead
                Accessible.ignored: true
            }
        }
    }

    component Paragraph: Text {
        width: parent ? parent.width : implicitWidth
        wrapMode: Text.WordWrap
        color: Theme.inkQuiet
        lineHeight: 1.1
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmall
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Rectangle {
        id: paper

        x: Theme.gapLarge
        y: Theme.gap
        width: side.width - x * 2
        height: content.height + Theme.gapLarge * 2
        radius: Theme.corner
        color: Theme.parchment
        border.width: 1
        border.color: Theme.parchmentEdge

        Rectangle {
            // The line printed inside the edge.
            anchors.fill: parent
            anchors.margins: 5
            radius: Theme.corner - 3
            color: "transparent"
            border.width: 1
            border.color: Theme.parchmentDeep
        }

        Column {
            id: content

            x: Theme.gapLarge
            y: Theme.gapLarge
            width: paper.width - x * 2

            Row {
                spacing: Theme.gap
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1 glory in all").arg(side.sheet.total)

                Symbol {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "glory"
                    size: 48
                }

                Text {
                    objectName: "total"
                    anchors.verticalCenter: parent.verticalCenter
                    text: side.sheet.total
                    color: Theme.ink
                    font.family: Theme.displayFamily
                    font.weight: Font.Bold
                    font.pixelSize: Theme.textDisplay * 1.4
                    Accessible.ignored: true
                }

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("glory in all")
                    color: Theme.inkQuiet
                    font.family: Theme.plainFamily
                    font.pixelSize: Theme.textBody
                    Accessible.ignored: true
                }
            }

            Entry {
                label: side.sheet.takes === "" ? qsTr("Cards of the kingdom")
                                               : qsTr("Cards that add glory")
                amount: side.sheet.adds
            }

            Entry {
                objectName: "takes"
                visible: side.sheet.takes !== ""
                label: qsTr("Cards that take glory")
                amount: side.sheet.takes
            }

            Entry {
                objectName: "purged"
                visible: side.sheet.purged !== ""
                label: qsTr("Purged glory (rule 18.4)")
                amount: side.sheet.purged
            }

            Heading {
                text: qsTr("Score track")
            }

            Repeater {
                model: side.sheet.places

                delegate: Entry {
                    required property trackPlaceValue modelData

                    objectName: "place"
                    label: modelData.label
                    amount: modelData.score
                    extra: modelData.written ? modelData.gain : qsTr("so far")
                    strong: modelData.written
                }
            }

            Paragraph {
                topPadding: Theme.gapTiny
                text: qsTr("%n place(s) of the track are still empty.", "", side.sheet.placesLeft)
            }

            Heading {
                text: qsTr("Among simulated kingdoms")
            }

            ScoreChart {
                objectName: "scoreChart"
                width: content.width
                visible: side.sheet.bars.length > 1
                sheet: side.sheet
            }

            Paragraph {
                objectName: "comparison"
                topPadding: Theme.gapSmall
                text: side.sheet.comparison !== "" ? side.sheet.comparison
                    : qsTr("No simulated kingdom is known that came so far in the game.")
            }

            Paragraph {
                topPadding: Theme.gapSmall
                visible: side.sheet.comparison !== ""
                text: side.sheet.compared
                      ? qsTr("Expansions are not compared, only the base game's final score.")
                      : qsTr("Your round is not over yet, and only the end of the base game tells "
                             + "how good a kingdom is: until then this is no more than a hint.")
            }
        }
    }
}
