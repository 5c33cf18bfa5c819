// What can be done with a kingdom as a whole. One menu serves all tiles: it opens at the
// one that asks for it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Popup {
    id: menu

    property int kingdomId: 0
    property string kingdom: ""
    property bool archived: false
    property real right: 0

    signal renameRequested
    signal duplicateRequested
    signal archiveRequested
    signal exportRequested
    signal reportRequested
    signal deleteRequested

    function showFor(tile: KingdomTile, rightEnd: real, top: real): void {
        parent = tile
        right = rightEnd
        y = top
        kingdomId = tile.kingdomId
        kingdom = tile.name
        archived = tile.archived
        open()
    }

    x: right - width
    width: Math.round(230 * Theme.textScale)
    margins: Theme.gapSmall
    padding: Theme.gapSmall
    focus: true

    background: Rectangle {
        radius: Theme.corner
        color: Theme.surfaceRaised
        border.width: 1
        border.color: Theme.line
    }

    Column {
        width: menu.availableWidth
        spacing: Theme.gapTiny

        MenuEntry {
            objectName: "rename-" + menu.kingdom
            text: qsTr("Rename…")
            focus: true
            onClicked: {
                menu.close()
                menu.renameRequested()
            }
        }

        MenuEntry {
            objectName: "duplicate-" + menu.kingdom
            text: qsTr("Duplicate")
            onClicked: {
                menu.close()
                menu.duplicateRequested()
            }
        }

        MenuEntry {
            objectName: "archive-" + menu.kingdom
            text: menu.archived ? qsTr("Back into the library") : qsTr("Put away")
            onClicked: {
                menu.close()
                menu.archiveRequested()
            }
        }

        MenuEntry {
            objectName: "export-" + menu.kingdom
            text: qsTr("Export as a file")
            onClicked: {
                menu.close()
                menu.exportRequested()
            }
        }

        MenuEntry {
            objectName: "report-" + menu.kingdom
            text: qsTr("Report a problem")
            onClicked: {
                menu.close()
                menu.reportRequested()
            }
        }

        MenuEntry {
            // Only what was put away first: nothing is deleted in passing.
            objectName: "delete-" + menu.kingdom
            visible: menu.archived
            text: qsTr("Delete…")
            onClicked: {
                menu.close()
                menu.deleteRequested()
            }
        }
    }
}
