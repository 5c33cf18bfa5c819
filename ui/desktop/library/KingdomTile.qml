// A kingdom in the library: its crest and name, how far it has come, and what can be
// done with it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Item {
    id: tile

    required property int index
    required property int kingdomId
    required property string name
    required property crestValue crest
    required property int round
    required property int score
    required property int discovered
    required property string played
    required property int rewinds
    required property string remarks
    required property bool archived
    required property int moves
    property bool current: false
    property bool focused: false

    signal pointed
    signal opened
    // Its upper right corner belongs here.
    signal menuRequested(real right, real top)

    objectName: "kingdom-" + name
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: qsTr("Round %1, %2 glory, %n card(s) discovered, last played %3. %4", "",
                                  tile.discovered)
                            .arg(round).arg(Numbers.written(score)).arg(played).arg(remarks)
    Accessible.focusable: true
    Accessible.focused: focused && current
    Accessible.onPressAction: opened()

    Rectangle {
        id: paper

        x: Theme.gap / 2
        width: tile.width - Theme.gap
        height: tile.height - Theme.gap
        radius: Theme.corner * 1.5
        color: pointer.containsMouse ? Theme.surfaceRaised : Theme.surface
        opacity: tile.archived ? 0.75 : 1
        border.width: tile.current && tile.focused ? Theme.focusWidth : 1
        border.color: tile.current && tile.focused ? Theme.focus : Theme.controlEdge
    }

    MouseArea {
        id: pointer

        anchors.fill: paper
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onPressed: tile.pointed()
        onClicked: tile.opened()
        onDoubleClicked: mouse => mouse.accepted = true
    }

    Crest {
        id: shield

        x: paper.x + Theme.gapLarge
        y: (paper.height - height) / 2
        size: Math.round(72 * Math.min(1.5, Theme.textScale))
        value: tile.crest
    }

    KingdomWords {
        id: words

        x: shield.x + shield.width + Theme.gapLarge
        y: (paper.height - height) / 2
        width: paper.x + paper.width - x - Theme.gapLarge
        besideName: menuButton.width
        name: tile.name
        progress: tile.moves === 0 ? qsTr("Not begun yet")
                : qsTr("Round %1 · %2 glory").arg(tile.round).arg(Numbers.written(tile.score))
        discovered: qsTr("%n card(s) discovered", "", tile.discovered)
                    + (tile.rewinds > 0 ? " · " + qsTr("rewinds: %1").arg(tile.rewinds) : "")
        played: qsTr("Played %1").arg(tile.played)
                + (tile.remarks === "" ? "" : " · " + tile.remarks)
    }

    AppButton {
        id: menuButton

        objectName: "menu-" + tile.name
        x: paper.x + paper.width - width - Theme.gapSmall
        y: Theme.gapSmall
        square: true
        width: Theme.controlHeight
        text: "⋯"
        focusPolicy: Qt.NoFocus
        Accessible.name: qsTr("What to do with %1").arg(tile.name)
        onClicked: {
            tile.pointed()
            tile.showMenu()
        }
    }

    function showMenu(): void {
        menuRequested(menuButton.x + menuButton.width, menuButton.y + menuButton.height + 2)
    }
}
