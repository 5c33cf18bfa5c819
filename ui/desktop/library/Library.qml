// The library: every kingdom, the one played last as the big thing, and the ways to a
// new one, to the cards and to how everything looks.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: library

    required property Desk desk
    required property Preferences preferences
    readonly property KingdomList kingdoms: desk.kingdoms
    readonly property bool empty: desk.libraryOpen && kingdoms.count === 0
                                  && kingdoms.archivedCount === 0

    // "gallery", "settings", "rulebook"
    signal screenRequested(string screen)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Library")

    function openKingdom(kingdom: int): void {
        if (kingdom > 0)
            desk.open(kingdom)
    }

    function askForNew(): void {
        newSheet.ask()
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_N && library.desk.libraryOpen)
            library.askForNew()
        else if (event.key === Qt.Key_G)
            library.screenRequested("gallery")
        else if (event.key === Qt.Key_Comma)
            library.screenRequested("settings")
        else if (event.key === Qt.Key_R)
            library.screenRequested("rulebook")
        else
            return
        event.accepted = true
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }

    LibraryBar {
        id: bar

        width: library.width
        preferences: library.preferences
        kingdoms: library.kingdoms
        libraryOpen: library.desk.libraryOpen
        onScreenRequested: screen => library.screenRequested(screen)
        onNewRequested: library.askForNew()
    }

    Notice {
        id: notice

        objectName: "notice"
        y: bar.height
        width: library.width
        height: visible ? implicitHeight : 0
        sentence: library.desk.problem !== "" ? library.desk.problem : library.kingdoms.problem
        onDismissed: {
            library.desk.problem = ""
            library.kingdoms.problem = ""
        }
    }

    LibraryTrouble {
        objectName: "trouble"
        y: bar.height + notice.height
        width: library.width
        height: library.height - y
        visible: !library.desk.libraryOpen
        focus: visible
        sentence: library.desk.trouble
        onRetryRequested: library.desk.openLibrary()
        onCardsRequested: library.screenRequested("gallery")
    }

    FirstKingdom {
        y: bar.height + notice.height
        width: library.width
        height: library.height - y
        visible: library.empty
        focus: visible
        onBeginRequested: library.askForNew()
    }

    Kingdoms {
        id: list

        objectName: "kingdomsArea"
        y: bar.height + notice.height
        width: library.width
        height: library.height - y
        visible: library.desk.libraryOpen && !library.empty
        focus: visible
        kingdoms: library.kingdoms
        onOpened: kingdom => library.openKingdom(kingdom)
        onRenameRequested: (kingdom, name) => renameSheet.ask(kingdom, name)
    }

    NewKingdomSheet {
        id: newSheet

        objectName: "newSheet"
        kingdoms: library.kingdoms
        onBegun: kingdom => library.openKingdom(kingdom)
    }

    RenameSheet {
        id: renameSheet

        objectName: "renameSheet"
        kingdoms: library.kingdoms
    }
}
