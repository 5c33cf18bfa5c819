// Card 23 (rule 13.1, rulings B1, B2): the scroll, the cards that would come to be looked
// at, and the two ways on, of which none is taken until it is confirmed.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: scene

    required property KingdomTable table
    required property int picked
    readonly property Question question: table.question

    readonly property int cardCount: question.looked.length + 1
    // As large as they fit between the words; then the scene scrolls.
    readonly property real cardWidth: Math.max(
        Math.min(width / cardCount, 150 * Theme.textScale), Math.min(
        width / cardCount, 520,
        (scroll.height - intro.height - ways.height - Theme.gapLarge - Theme.gap * 3)
        / Theme.cardShape + Theme.gapLarge))
    readonly property real free: Math.max(0, scroll.height - intro.height - row.height
                                             - ways.height - Theme.gap * 3)

    signal picking(int index)
    signal confirmed
    signal stagesRequested(int number)

    // Arrows walk between the two ways, Enter takes the one that was reached.
    Keys.onLeftPressed: picking(0)
    Keys.onRightPressed: picking(1)
    Keys.onUpPressed: scroll.contentY = 0
    Keys.onDownPressed: scroll.contentY = Math.max(0, scroll.contentHeight - scroll.height)
    Keys.onReturnPressed: confirmed()
    Keys.onEnterPressed: confirmed()
    onPickedChanged: if (picked >= 0)
        scroll.contentY = Math.max(0, scroll.contentHeight - scroll.height)

    Flickable {
        id: scroll

        width: scene.width
        height: foot.y - Theme.gapSmall
        contentWidth: width
        contentHeight: ways.y + ways.height + Theme.gap
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        SheetText {
            id: intro

            width: scroll.width
            text: qsTr("Look at the cards that would come, then decide.")
        }

        Row {
            id: row

            x: (scroll.width - width) / 2
            y: intro.height + Theme.gap + scene.free * 0.3

            BoxCard {
                objectName: "legacyScroll"
                width: scene.cardWidth
                height: (width - Theme.gapLarge) * Theme.cardShape + Theme.gapLarge
                answer: scene.question.asking
                digit: 0
                focused: activeFocus
                activeFocusOnTab: true
                onStagesRequested: scene.stagesRequested(answer.card.number)
            }

            Repeater {
                model: scene.question.looked

                delegate: BoxCard {
                    required property answerValue modelData
                    required property int index

                    objectName: "looked" + modelData.card.number
                    width: scene.cardWidth
                    height: (width - Theme.gapLarge) * Theme.cardShape + Theme.gapLarge
                    answer: modelData
                    digit: 0
                    focused: activeFocus
                    activeFocusOnTab: true
                        onStagesRequested: scene.stagesRequested(modelData.card.number)
                }
            }
        }

        Row {
            id: ways

            readonly property real tallest: Math.max(onwards.implicitHeight, anew.implicitHeight)

            x: Theme.gapSmall
            y: row.y + row.height + Theme.gap + scene.free * 0.2
            width: scroll.width - Theme.gapLarge
            height: tallest
            spacing: Theme.gapLarge

            LegacyWay {
                id: onwards

                objectName: "continueWith"
                width: (ways.width - ways.spacing) / 2
                height: ways.tallest
                title: qsTr("Continue")
                digit: 1
                picked: scene.picked === 0
                meaning: qsTr("%n card(s) come into your kingdom now; scrolls among them are "
                              + "followed.", "", scene.question.looked.length) + "\n"
                         + qsTr("All that you have built, and all that is destroyed, stays so.")
                         + "\n" + qsTr("From now on the rules know no reset: every change is for "
                                       + "good (13.1).") + "\n"
                         + (scene.table.strict
                            ? qsTr("This kingdom is strict: there is no way back to before card "
                                   + "%1.")
                            : qsTr("“Before card %1” stays bookmarked: you can always come back "
                                   + "here.")).arg(scene.question.asker)
                onClicked: scene.picking(0)
            }

            LegacyWay {
                id: anew

                objectName: "resetKingdom"
                width: (ways.width - ways.spacing) / 2
                height: ways.tallest
                title: qsTr("Reset")
                digit: 2
                picked: scene.picked === 1
                meaning: qsTr("You begin again with cards 1 to 10, as on the first day.") + "\n"
                         + qsTr("Lost: every upgrade, sticker, mark and name. Destroyed cards "
                                + "come back.") + "\n"
                         + qsTr("Later this scroll comes up once more and asks the same.") + "\n"
                         + (scene.table.strict
                            ? qsTr("This kingdom is strict: the reset cannot be undone.")
                            : qsTr("The chronicle keeps the kingdom as it is now; undo brings it "
                                   + "back."))
                onClicked: scene.picking(1)
            }
        }
    }

    Flow {
        id: foot

        y: scene.height - height - Theme.gap
        width: scene.width
        layoutDirection: Qt.RightToLeft
        spacing: Theme.gap

        AppButton {
            objectName: "confirmLegacy"
            text: scene.picked === 0 ? qsTr("Continue the legacy")
                : scene.picked === 1 ? qsTr("Begin anew") : qsTr("Choose one of the two")
            key: scene.picked < 0 ? "" : qsTr("Enter")
            primary: scene.picked >= 0
            enabled: scene.picked >= 0
            onClicked: scene.confirmed()
            // The second click of two is not meant.
            onDoubleClicked: {}
        }
    }
}
