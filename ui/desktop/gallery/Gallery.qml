// The cards of the box as a grid: the ten every kingdom starts with, or, once
// the player has agreed to spoilers, all of them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: gallery

    required property CardModel cards
    required property Preferences preferences

    readonly property bool detailOpen: openRow >= 0
    property int openRow: -1

    // Back to where the cards were asked for.
    signal leaveRequested

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Cards")

    Keys.onEscapePressed: leaveRequested()

    function open(row: int): void {
        if (row < 0 || row >= cards.count)
            return
        grid.currentIndex = row
        openRow = row
    }

    function close(): void {
        openRow = -1
        grid.forceActiveFocus()
    }

    function askForSpoilers(): void {
        spoilerQuestion.open()
    }

    function showHelp(): void {
        help.open()
    }

    function putAway(): void {
        spoilerQuestion.close()
        help.close()
    }

    Binding {
        gallery.cards.spoilers: gallery.preferences.spoilers
    }

    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: !gallery.detailOpen
        onActivated: search.forceActiveFocus()
    }

    Shortcut {
        sequences: ["F1"]
        onActivated: gallery.showHelp()
    }

    Rectangle {
        id: bar

        // Where one line has no room for all, searching and choices have a second one.
        readonly property bool stacked: title.width + 180 * Theme.textScale + choices.implicitWidth
                                        + Theme.gapLarge * 4 > width
        readonly property real lineHeight: Math.max(Theme.controlHeight, title.height)

        // Below a card that is looked at nothing is reached.
        enabled: !gallery.detailOpen
        width: gallery.width
        height: choices.y + choices.height + Theme.gap
        color: Theme.surface

        Row {
            id: title

            x: Theme.gapLarge
            y: Theme.gap
            spacing: Theme.gap

            AppButton {
                objectName: "toLibrary"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Library")
                onClicked: gallery.leaveRequested()
            }

            Column {
                anchors.verticalCenter: parent.verticalCenter

                Text {
                    text: qsTr("Cards")
                    color: Theme.text
                    font.family: Theme.displayFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.textLead
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Text {
                    objectName: "status"
                    text: gallery.cards.search !== ""
                          ? qsTr("%1 of %2 cards").arg(gallery.cards.count)
                            .arg(gallery.cards.spoilers ? gallery.cards.total
                                                        : gallery.cards.starting)
                          : gallery.cards.spoilers
                            ? qsTr("%1, all %2 cards").arg(gallery.cards.editionName)
                              .arg(gallery.cards.total)
                            : qsTr("%1, the %2 starting cards").arg(gallery.cards.editionName)
                              .arg(gallery.cards.starting)
                    color: Theme.textQuiet
                    font.family: Theme.plainFamily
                    font.pixelSize: Theme.textSmall
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }

        SearchField {
            id: search

            objectName: "search"
            x: title.x + Math.max(title.width, 230) + Theme.gapLarge
            y: Theme.gap + (bar.lineHeight - height) / 2
            width: Math.max(160, Math.min(420 * Theme.textScale, (bar.stacked ? bar.width : choices.x) - x - Theme.gapLarge))
            placeholderText: qsTr("Number, name or keyword")
            onTextChanged: gallery.cards.search = text
            onFinished: grid.forceActiveFocus()
        }

        Row {
            id: choices

            x: bar.width - width - Theme.gapLarge
            y: bar.stacked ? Theme.gap + bar.lineHeight + Theme.gapSmall
                           : Theme.gap + (bar.lineHeight - height) / 2
            spacing: Theme.gapSmall

            AppSwitch {
                objectName: "spoilers"
                text: qsTr("Show spoilers")
                on: gallery.preferences.spoilers
                onClicked: spoilerQuestion.toggle()
            }

            AppSwitch {
                objectName: "dark"
                text: qsTr("Dark")
                on: Theme.dark
                onClicked: gallery.preferences.dark = !on
            }

            AppSwitch {
                objectName: "motion"
                text: qsTr("Less motion")
                on: gallery.preferences.reducedMotion
                onClicked: gallery.preferences.reducedMotion = !on
                Accessible.description: qsTr("Cards change without being seen turning")
            }

            AppButton {
                objectName: "help"
                text: qsTr("Help")
                key: "F1"
                onClicked: gallery.showHelp()
            }
        }

        Rectangle {
            y: bar.height - 1
            width: bar.width
            height: 1
            color: Theme.line
        }
    }

    Notice {
        id: notice

        objectName: "notice"
        y: bar.height
        width: gallery.width
        height: visible ? implicitHeight : 0
        sentence: gallery.preferences.problem
        onDismissed: gallery.preferences.problem = ""
    }

    Item {
        id: table

        y: bar.height + notice.height
        width: gallery.width
        height: gallery.height - y
        visible: !gallery.detailOpen
        clip: true

        GridShape {
            id: shape

            width: table.width - Theme.gapLarge * 2
            height: table.height - Theme.gapSmall * 2
            count: gallery.cards.count
            gap: Theme.gapLarge
            // Never so small that names cannot be read, nor larger than in the hand.
            smallestCell: 196
            largestCell: 470
            cardShape: Theme.cardShape
        }

        GridView {
            id: grid

            objectName: "grid"
            x: (table.width - width) / 2
            width: shape.columns * shape.cell + 1
            height: table.height
            topMargin: Math.max(Theme.gapSmall, (height - shape.rows * cellHeight) / 2)
            bottomMargin: Theme.gapSmall
            cellWidth: shape.cell
            cellHeight: (shape.cell - Theme.gapLarge) * Theme.cardShape + Theme.gapLarge
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 600
            model: gallery.cards
            highlightMoveDuration: 0

            ScrollBar.vertical: ScrollBar {
                parent: table
                x: table.width - width
                height: table.height
                policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
            }

            Accessible.role: Accessible.List
            Accessible.name: qsTr("Cards")

            Keys.onReturnPressed: gallery.open(currentIndex)
            Keys.onEnterPressed: gallery.open(currentIndex)
            Keys.onSpacePressed: gallery.open(currentIndex)
            Keys.onPressed: event => {
                switch (event.key) {
                case Qt.Key_R: gallery.cards.rotate(currentIndex); break
                case Qt.Key_F: gallery.cards.flip(currentIndex); break
                case Qt.Key_Home: currentIndex = 0; break
                case Qt.Key_End: currentIndex = count - 1; break
                case Qt.Key_Slash: search.forceActiveFocus(); break
                default: return
                }
                event.accepted = true
            }

            delegate: CardTile {
                width: grid.cellWidth
                height: grid.cellHeight
                cardWidth: grid.cellWidth - Theme.gapLarge
                current: grid.currentIndex === index
                focused: grid.activeFocus
                onPointed: {
                    grid.currentIndex = index
                    grid.forceActiveFocus()
                }
                onOpened: gallery.open(index)
                onRotateRequested: gallery.cards.rotate(index)
                onFlipRequested: gallery.cards.flip(index)
            }
        }

        Text {
            objectName: "nothingFound"
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.gapHuge * 2, 480)
            visible: gallery.cards.count === 0
            text: gallery.cards.spoilers
                  ? qsTr("No card matches. Esc in the search field shows all of them again.")
                  : qsTr("None of the starting cards matches. The others stay in the box until "
                         + "they are discovered.")
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textLead
        }
    }

    Repeater {
        // One or none; the Loader of Qt 6.4 refuses bound components.
        model: gallery.detailOpen ? 1 : 0
        onItemAdded: (index, item) => item.forceActiveFocus()

        delegate: CardDetail {
            objectName: "detail"
            y: notice.visible ? bar.height + notice.height : 0
            width: gallery.width
            height: gallery.height - y
            cards: gallery.cards
            row: gallery.openRow
            onClosed: gallery.close()
            onMoved: row => gallery.open(row)
        }
    }

    SpoilerQuestion {
        id: spoilerQuestion

        objectName: "spoilerQuestion"
        preferences: gallery.preferences
    }

    HelpSheet {
        id: help

        objectName: "helpSheet"
    }
}
