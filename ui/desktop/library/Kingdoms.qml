// The kingdoms as tiles, below the one that was played last.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: area

    required property KingdomList kingdoms
    required property KingdomFiles files
    readonly property real contentWidth: Math.min(1280, width - Theme.gapHuge * 2)
    readonly property int columns: Math.max(1, Math.floor(contentWidth / 372))

    signal opened(int kingdom)
    signal renameRequested(int kingdom, string name)
    signal deleteRequested(int kingdom, string name)

    function showMenu(): void {
        const tile = grid.currentItem as KingdomTile
        if (tile)
            tile.showMenu()
    }

    ContinueBanner {
        id: latest

        objectName: "continue"
        x: (area.width - width) / 2
        y: Theme.gapHuge
        width: area.contentWidth
        visible: area.kingdoms.count > 0
        crest: area.kingdoms.latestCrest
        name: area.kingdoms.latestName
        details: area.kingdoms.latestDetails
        onClicked: area.opened(area.kingdoms.idAt(0))
    }

    GridView {
        id: grid

        objectName: "kingdoms"
        x: (area.width - area.contentWidth) / 2 - Theme.gap / 2
        width: area.contentWidth + Theme.gap
        y: latest.y + latest.height + Theme.gapHuge
        height: area.height - y
        clip: contentHeight > height
        bottomMargin: Theme.gapHuge
        cellWidth: Math.floor(width / area.columns)
        cellHeight: 132 + Theme.gap
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

        ScrollBar.vertical: ScrollBar {
            parent: area
            x: area.width - width
            height: area.height
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: KingdomTile {
            width: grid.cellWidth
            height: grid.cellHeight
            current: GridView.isCurrentItem
            focused: grid.activeFocus
            onPointed: {
                grid.currentIndex = index
                grid.forceActiveFocus()
            }
            onOpened: area.opened(kingdomId)
            onRenameRequested: area.renameRequested(kingdomId, name)
            onDuplicateRequested: area.kingdoms.duplicate(kingdomId)
            onArchiveRequested: area.kingdoms.setArchived(kingdomId, !archived)
            onExportRequested: area.files.exportKingdom(kingdomId)
            onReportRequested: area.files.reportProblem(kingdomId)
            onDeleteRequested: area.deleteRequested(kingdomId, name)
        }
    }
}
