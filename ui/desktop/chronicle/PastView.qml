// The table as it lay at the moment that is looked at, with a frame and a sentence that say
// so: nothing here can be played.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: view

    required property Story story
    readonly property PastTable past: story.past
    readonly property real sideWidth: Math.max(124, Math.min(240, width * 0.11))
                                      + 76 * (Theme.textScale - 1)
    // Too narrow for piles at both sides of the cards.
    readonly property bool stacked: width < sideWidth * 2 + 330

    signal cardClicked(tableCardValue shown)
    signal discardRequested
    signal deckRequested

    Rectangle {
        anchors.fill: parent
        color: Theme.background
        border.width: 2
        border.color: view.story.atPresent ? Theme.line : Theme.chosen
    }

    Rectangle {
        id: banner

        x: 2
        y: 2
        width: view.width - 4
        height: words.height + Theme.gapSmall * 2
        color: view.story.atPresent ? Theme.surface : Theme.chosen

        Text {
            id: words

            objectName: "pastMark"
            x: Theme.gap
            y: Theme.gapSmall
            width: banner.width - x * 2
            text: (view.story.atPresent ? qsTr("The present: %1.")
                 : view.story.row <= view.story.present
                   ? qsTr("You look at the past: %1. The present is untouched.")
                 : view.story.ownBranch
                   ? qsTr("You look at what was undone: %1. The present is untouched.")
                 : qsTr("You look at another branch: %1. The present is untouched."))
                  .arg(view.story.moment
                       + (view.past.situation === "" ? "" : " · " + view.past.situation))
            wrapMode: Text.WordWrap
            color: view.story.atPresent ? Theme.text : Theme.chosenText
            font.family: Theme.plainFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Flickable {
        id: flick

        objectName: "pastTable"
        x: 2
        y: banner.y + banner.height
        width: view.width - 4
        height: view.height - y - 2
        clip: true
        contentHeight: content.height + Theme.gap * 2
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        function reveal(top: real, bottom: real): void {
            contentY = Math.max(0, Math.min(top - Theme.gap, Math.max(contentY, bottom + Theme.gap - height)))
        }

        Item {
            id: content

            readonly property real inner: width - (view.stacked ? 0
                                                   : (view.sideWidth + Theme.gapLarge) * 2)

            x: Theme.gap
            y: Theme.gap
            width: flick.width - Theme.gap * 3
            height: Math.max(deck.y + deck.height, discard.y + discard.height, play.y + play.height)

            PastFacts {
                id: facts

                width: content.width
                past: view.past
                told: view.story.summary
            }

            CardPile {
                id: deck

                objectName: "pastDeck"
                y: facts.height + Theme.gap
                width: view.sideWidth
                cards: view.past.deck
                title: qsTr("Deck")
                total: view.past.deckCount
                onClicked: view.deckRequested()
                onActiveFocusChanged: if (activeFocus) flick.reveal(y, y + height)
            }

            CardPile {
                id: discard

                objectName: "pastDiscard"
                x: view.stacked ? view.sideWidth + Theme.gapHuge : content.width - width
                y: deck.y
                width: view.sideWidth
                cards: view.past.discard
                title: qsTr("Discard")
                total: view.past.discard.count
                onClicked: view.discardRequested()
                onActiveFocusChanged: if (activeFocus) flick.reveal(y, y + height)
            }

            PastCards {
                id: permanent

                objectName: "pastPermanent"
                x: view.stacked ? 0 : view.sideWidth + Theme.gapLarge
                y: view.stacked ? deck.y + Math.max(deck.height, discard.height) + Theme.gap : deck.y
                width: content.inner
                height: visible ? implicitHeight : 0
                visible: view.past.permanent.count > 0
                cards: view.past.permanent
                title: qsTr("Permanent")
                onCardClicked: shown => view.cardClicked(shown)
                onPlaceTaken: (top, bottom) => flick.reveal(top, bottom)
            }

            PastCards {
                id: play

                objectName: "pastPlay"
                x: permanent.x
                y: permanent.y + permanent.height + (permanent.visible ? Theme.gap : 0)
                width: content.inner
                height: implicitHeight
                cards: view.past.play
                title: view.past.play.count === 0 ? qsTr("Nothing was in play") : qsTr("In play")
                onCardClicked: shown => view.cardClicked(shown)
                onPlaceTaken: (top, bottom) => flick.reveal(top, bottom)
            }
        }
    }
}
