// A pile of cards at the side of the table: its top card, how many lie in it, and what
// else is known about it. A click looks through it where the rules allow that.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

AbstractButton {
    id: pile

    required property PileModel cards
    required property string title
    required property int total
    property string details
    // Of which keywords its cards are, where there is room to say so.
    property placeCountValue totals
    property real mostHeight: 10000

    // Only the upper half of the top card, where room is scarce.
    property bool half: false
    // Nothing of it, where there is none.
    property bool folded: false

    readonly property real cardHeight: folded ? 0
        : width * (half ? Theme.halfShape : Theme.cardShape)
    readonly property real wordsHeight: heading.height + Theme.gapSmall
                                        + (folded ? 0 : thickness * 2)
                                        + (details === "" ? 0 : below.implicitHeight
                                                                + Theme.gapSmall)
    readonly property real wholeHeight: wordsHeight + width * Theme.cardShape
    // As `folded` may ask for it.
    readonly property real halfHeight: heading.height + Theme.gapSmall + 12
                                       + width * Theme.halfShape
    // What is drawn anew is drawn only for another card, however many lie below it.
    readonly property int topNumber: cards.top.card.number
    readonly property int thickness: Math.min(6, Math.ceil(total / 4))

    readonly property real heightWithoutTotals: wordsHeight + cardHeight
    readonly property real totalsHeight: totals.totals.length === 0
                                         ? 0 : keywords.implicitHeight + Theme.gapSmall

    function topPlace(over: Item): rect {
        return over.mapFromItem(pile, 0, heading.height + Theme.gapSmall, width,
                                folded ? width * Theme.halfShape : cardHeight)
    }

    implicitHeight: heightWithoutTotals + (keywords.visible ? totalsHeight : 0)
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("%1, %2").arg(title).arg(total)
    Accessible.description: cards.count === 0 ? qsTr("empty")
        : qsTr("On top: %1. %2").arg(cards.top.card.stage(cards.top.stage).name)
          .arg(details) + totals.spoken
    // A double click never acts twice.
    onDoubleClicked: {}
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {}
    background: Item {}

    Flow {
        id: heading

        // Large words leave the number a line of its own rather than be broken.
        readonly property real beside: pile.width - countText.width - Theme.gapTiny
        readonly property bool stacked: Theme.textScale > 1.3 && titleText.implicitWidth > beside

        width: pile.width

        Text {
            id: titleText

            width: heading.stacked ? pile.width : heading.beside
            height: Math.max(implicitHeight, heading.stacked ? 0 : countText.implicitHeight)
            text: pile.title
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }

        Text {
            id: countText

            text: pile.total
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textLead
            Accessible.ignored: true
        }
    }

    Rectangle {
        // Where the pile would lie.
        x: 0
        y: heading.height + Theme.gapSmall
        width: pile.width
        height: pile.cardHeight
        radius: width * 0.04
        visible: pile.total === 0 && !pile.folded
        color: "transparent"
        border.width: 2
        border.color: Theme.line
    }

    Repeater {
        // The cards below the top one, as edges of paper.
        model: pile.total > 0 && !pile.folded ? pile.thickness : 0

        delegate: Rectangle {
            required property int index

            y: heading.height + Theme.gapSmall + (pile.thickness - index) * 2
            width: pile.width
            height: pile.cardHeight
            radius: width * 0.04
            color: Theme.parchmentDeep
            border.width: 1
            border.color: Theme.parchmentEdge
        }
    }

    Repeater {
        // Another card is another piece of paper: it does not turn, it comes.
        model: pile.topNumber > 0 && !pile.half && !pile.folded ? [pile.topNumber] : []

        delegate: CardView {
            y: heading.height + Theme.gapSmall
            width: pile.width
            height: pile.cardHeight
            card: pile.cards.top.card
            stage: pile.cards.top.stage
            detail: StageFace.Condensed
            Accessible.ignored: true

            NumberAnimation on opacity {
                from: 0
                to: 1
                duration: Theme.flightDuration
                easing.type: Easing.InCubic
            }
        }
    }

    Repeater {
        model: pile.topNumber > 0 && pile.half && !pile.folded ? [pile.topNumber] : []

        delegate: TableFace {
            y: heading.height + Theme.gapSmall
            width: pile.width
            height: pile.cardHeight
            card: pile.cards.top.card
            stage: pile.cards.top.stage
        }
    }

    Text {
        id: below

        y: pile.heightWithoutTotals - implicitHeight
        width: pile.width
        text: pile.details
        visible: pile.details !== ""
        wrapMode: Text.Wrap
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmallest
        Accessible.ignored: true
    }

    KeywordTotals {
        id: keywords

        y: pile.heightWithoutTotals + Theme.gapSmall
        width: pile.width
        visible: pile.totalsHeight > 0
                 && !pile.folded && pile.heightWithoutTotals + pile.totalsHeight <= pile.mostHeight
        brief: true
        place: pile.totals
        color: Theme.textQuiet
    }

    Rectangle {
        y: pile.folded ? -5 : heading.height + Theme.gapSmall - 5
        x: -5
        width: pile.width + 10
        height: (pile.folded ? heading.height : pile.cardHeight) + 10
        radius: pile.width * 0.04 + 5
        visible: pile.visualFocus
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.focus
    }
}
