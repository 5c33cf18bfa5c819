// The kingdoms as tiles, below the one that was played last.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: area

    required property KingdomList kingdoms
    required property KingdomFiles files
    readonly property real contentWidth: Math.min(1280 * Theme.textScale,
                                                  width - Theme.gapHuge * 2)
    readonly property int columns: Math.max(1, Math.floor(contentWidth / (372 * Theme.textScale)))
    // So that a row of tiles is always to be seen below.
    readonly property bool crowded: height < 640 * Theme.textScale

    // Made when it is first wanted.
    property KingdomMenu menu: null

    signal opened(int kingdom)
    signal renameRequested(int kingdom, string name)
    signal deleteRequested(int kingdom, string name)

    function showMenu(): void {
        const tile = grid.currentItem as KingdomTile
        if (tile)
            tile.showMenu()
    }

    function showMenuOf(tile: KingdomTile, right: real, top: real): void {
        if (menu === null)
            menu = menuPaper.createObject(area) as KingdomMenu
        menu.showFor(tile, right, top)
    }

    KingdomWords {
        // As high as the lines of a tile; what is invisible would have no height.
        id: measure

        width: 200
        opacity: 0
        enabled: false
        name: " "
        progress: " "
        discovered: " "
        played: " "
    }

    Scroller {
        // The tiles scroll with what stands above them.
        anchors.fill: parent
        contentHeight: grid.y + grid.height + Theme.gap

        Item {
            id: head

            // The grid is as wide as its cells, which have room around them.
            readonly property real inset: Theme.gap / 2

            x: grid.x
            width: grid.width
            height: above.y + above.height + Theme.gapSmall

            ContinueBanner {
                id: latest

                objectName: "continue"
                x: head.inset
                y: area.crowded ? Theme.gap : Theme.gapHuge
                width: area.contentWidth
                visible: area.kingdoms.count > 0
                crest: area.kingdoms.latestCrest
                name: area.kingdoms.latestName
                details: area.kingdoms.latestDetails
                onClicked: area.opened(area.kingdoms.idAt(0))
                Keys.onDownPressed: grid.forceActiveFocus(Qt.TabFocusReason)
            }

            Item {
                id: above

                x: latest.x
                y: (latest.visible ? latest.y + latest.height : 0)
                   + (area.crowded ? Theme.gapSmall : Theme.gapLarge)
                width: area.contentWidth
                height: Theme.controlHeight

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !archive.visible || archive.x > implicitWidth + Theme.gap
                    text: qsTr("%n kingdom(s)", "", area.kingdoms.count)
                    color: Theme.text
                    font.family: Theme.displayFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.textLead
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                AppSwitch {
                    id: archive

                    objectName: "showArchived"
                    x: above.width - width
                    visible: area.kingdoms.archivedCount > 0
                    text: qsTr("Show what is put away (%1)").arg(area.kingdoms.archivedCount)
                    on: area.kingdoms.showArchived
                    onClicked: area.kingdoms.showArchived = !on
                }
            }
        }

        GridView {
            id: grid

            objectName: "kingdoms"
            x: (area.width - area.contentWidth) / 2 - Theme.gap / 2
            width: area.contentWidth + Theme.gap
            y: head.height
            height: Math.ceil(count / area.columns) * cellHeight
            interactive: false
            cellWidth: Math.floor(width / area.columns)
            cellHeight: Math.max(88, measure.implicitHeight) + Theme.gapLarge * 2 + Theme.gap
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            model: area.kingdoms
            onCountChanged: {
                if (currentIndex < 0 && count > 0)
                    currentIndex = 0
            }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Kingdoms")
            Keys.onReturnPressed: area.opened(area.kingdoms.idAt(currentIndex))
            Keys.onEnterPressed: area.opened(area.kingdoms.idAt(currentIndex))
            Keys.onSpacePressed: area.opened(area.kingdoms.idAt(currentIndex))
            Keys.onMenuPressed: area.showMenu()
            Keys.onPressed: event => {
                // Many keyboards have no menu key.
                if (event.key === Qt.Key_M) {
                    area.showMenu()
                    event.accepted = true
                }
            }

            delegate: KingdomTile {
                id: tile

                width: grid.cellWidth
                height: grid.cellHeight
                current: GridView.isCurrentItem
                focused: grid.activeFocus
                onPointed: {
                    grid.currentIndex = index
                    grid.forceActiveFocus()
                }
                onOpened: area.opened(kingdomId)
                onMenuRequested: (right, top) => area.showMenuOf(tile, right, top)
            }
        }
    }

    Component {
        id: menuPaper

        KingdomMenu {
            onRenameRequested: area.renameRequested(kingdomId, kingdom)
            onDuplicateRequested: area.kingdoms.duplicate(kingdomId)
            onArchiveRequested: area.kingdoms.setArchived(kingdomId, !archived)
            onExportRequested: area.files.exportKingdom(kingdomId)
            onReportRequested: area.files.reportProblem(kingdomId)
            onDeleteRequested: area.deleteRequested(kingdomId, kingdom)
        }
    }
}
