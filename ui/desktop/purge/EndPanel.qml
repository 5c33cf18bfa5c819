// The end of a game, in the place of the cards in play: what it came to, and what can be
// begun. The table around it goes on as ever.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: panel

    required property GameEnd ending

    signal scoreRequested
    signal beginRequested(string notation)

    Accessible.role: Accessible.Pane
    Accessible.name: ending.title

    component Words: Text {
        width: lines.width
        visible: text !== ""
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.text
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        lineHeight: 1.1
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    component Way: AppButton {
        id: way

        // All of the words, however large they are.
        width: Math.min(implicitWidth, lines.width)
        anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
        onActiveFocusChanged: if (activeFocus) room.show(way)
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    }

    Flickable {
        id: room

        anchors.fill: parent
        contentHeight: Math.max(height, lines.height + Theme.gapLarge * 2)
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        function show(item: Item): void {
            const top = item.mapToItem(contentItem, 0, 0).y
            contentY = Math.max(0, Math.min(Math.max(contentY, top + item.height - height),
                                            top))
        }

        Rectangle {
            anchors.fill: lines
            anchors.margins: -Theme.gapLarge
            radius: Theme.corner * 1.5
            color: Theme.surface
            border.width: 1
            border.color: Theme.line
        }

        Column {
            id: lines

            x: (room.width - width) / 2
            y: (room.contentHeight - height) / 2
            width: Math.min(600 * Math.min(1.4, Theme.textScale), room.width - Theme.gapHuge * 2)
            spacing: Theme.gapSmall

            Text {
                objectName: "endTitle"
                width: lines.width
                text: panel.ending.title
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textDisplay
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.gapSmall

                Symbol {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "glory"
                    size: Theme.textDisplay * 1.3
                }

                Text {
                    objectName: "endScore"
                    anchors.verticalCenter: parent.verticalCenter
                    text: panel.ending.scoreWords
                    color: Theme.text
                    font.family: Theme.displayFamily
                    font.weight: Font.Bold
                    font.pixelSize: Theme.textDisplay
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }

            Words {
                text: panel.ending.purged
            }

            Repeater {
                // The first place is said above.
                model: panel.ending.track.length > 1 ? panel.ending.track : []

                delegate: Words {
                    required property trackValue modelData

                    text: modelData.name + ": " + modelData.score
                    color: Theme.textQuiet
                }
            }

            Words {
                objectName: "endSentence"
                text: panel.ending.sentence
            }

            Way {
                objectName: "endScoreScreen"
                text: qsTr("How it compares")
                key: qsTr("S")
                focus: true
                onClicked: panel.scoreRequested()
            }

            Repeater {
                model: panel.ending.expansions

                delegate: Way {
                    required property expansionValue modelData

                    objectName: "endBegin" + modelData.number
                    text: qsTr("Begin expansion %1…").arg(modelData.number)
                    Accessible.description: modelData.brief
                    onClicked: panel.beginRequested(modelData.notation)
                }
            }
        }
    }
}
