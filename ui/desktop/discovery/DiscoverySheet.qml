// What the last move brought out of the box, turned over one by one. Any click and Enter
// turn the next one over, Esc ends it; it never keeps a hurried player longer than that.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Kronika

Popup {
    id: sheet

    required property DiscoveryShow shown
    readonly property bool done: shown.uncovered === shown.count
    readonly property bool bare: shown.now.kind === "reset"

    signal stagesRequested(int number)
    signal undoRequested

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    visible: shown.count > 0
    // In mid-turn small and beside the point; a round begins with more.
    width: Math.min(parent.width - Theme.gapHuge * 2,
                    bare || !shown.large ? 480 + 280 * Theme.textScale : 1500)
    height: Math.min(parent.height - Theme.gapHuge * 2,
                     bare ? 150 + 150 * Theme.textScale
                     : shown.large ? 900 : 320 + 180 * Theme.textScale)
    padding: Theme.gapHuge
    modal: true
    focus: true
    // Beside the sheet is a way out of it.
    closePolicy: Popup.CloseOnPressOutside
    onClosed: shown.close()

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    background: Rectangle {
        radius: Theme.corner * 1.5
        color: Theme.background
        border.width: 1
        border.color: Theme.line
    }

    FocusScope {
        id: content

        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: sheet.shown.title
        Accessible.focusable: true
        Accessible.onPressAction: sheet.shown.next()

        Keys.onReturnPressed: sheet.shown.next()
        Keys.onEnterPressed: sheet.shown.next()
        Keys.onSpacePressed: sheet.shown.next()
        Keys.onRightPressed: sheet.shown.forward()
        Keys.onLeftPressed: sheet.shown.back()
        Keys.onUpPressed: words.scroll(-Theme.textBody * 3)
        Keys.onDownPressed: words.scroll(Theme.textBody * 3)
        Keys.onEscapePressed: sheet.shown.close()
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Z && (event.modifiers & Qt.ControlModifier)) {
                sheet.undoRequested()
                event.accepted = true
            } else if (event.key === Qt.Key_I && !sheet.bare) {
                sheet.stagesRequested(sheet.shown.now.card.number)
                event.accepted = true
            }
        }

        MouseArea {
            anchors.fill: parent
            onClicked: sheet.shown.next()
            onDoubleClicked: mouse => mouse.accepted = true
        }

        Column {
            id: heading

            width: content.width
            spacing: Theme.gapTiny

            Text {
                objectName: "discoveryTitle"
                width: heading.width
                text: sheet.shown.title
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: sheet.shown.large ? Theme.textDisplay : Theme.textTitle
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            SheetText {
                objectName: "discoverySentence"
                width: heading.width
                visible: text !== ""
                text: sheet.shown.sentence
                color: Theme.textQuiet
            }
        }

        DiscoveredCards {
            id: cards

            y: heading.height + Theme.gap
            width: sheet.bare ? 0 : content.width - words.width - Theme.gapLarge
            height: Math.max(0, foot.y - y - Theme.gapSmall)
            visible: !sheet.bare
            shown: sheet.shown
        }

        DiscoveryWords {
            id: words

            x: content.width - width
            y: cards.y
            width: sheet.bare ? content.width
                              : Math.min(content.width * (Theme.textScale > 1.4 ? 0.5 : 0.42),
                                         300 * Theme.textScale)
            height: cards.height
            found: sheet.shown.now
            sayAll: cards.condensed
        }

        Flow {
            id: foot

            y: content.height - height
            width: content.width
            layoutDirection: Qt.RightToLeft
            spacing: Theme.gapSmall

            AppButton {
                objectName: "discoveryNext"
                text: sheet.done ? qsTr("Go on") : qsTr("Turn over the next")
                key: qsTr("Enter")
                primary: true
                onClicked: sheet.shown.next()
                // The second click of two is not meant.
                onDoubleClicked: {}
                Keys.onReturnPressed: sheet.shown.next()
            }

            AppButton {
                objectName: "discoveryAll"
                visible: !sheet.done
                text: qsTr("Show all")
                onClicked: {
                    // The button goes, the keys stay.
                    focus = false
                    sheet.shown.showAll()
                    content.forceActiveFocus()
                }
                onDoubleClicked: {}
                Keys.onReturnPressed: clicked()
            }

            AppButton {
                objectName: "discoveryStages"
                visible: !sheet.bare
                text: qsTr("All its stages")
                key: qsTr("I")
                onClicked: sheet.stagesRequested(sheet.shown.now.card.number)
                Keys.onReturnPressed: clicked()
            }
        }
    }
}
