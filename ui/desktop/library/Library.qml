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
    readonly property KingdomFiles files: desk.files
    readonly property bool empty: desk.libraryOpen && kingdoms.count === 0
                                  && kingdoms.archivedCount === 0

    property NewKingdomSheet newSheet: null
    property RenameSheet renameSheet: null
    property DeleteSheet deleteSheet: null
    property OtherCardsSheet otherCardsSheet: null

    // "gallery", "settings", "rulebook"
    signal screenRequested(string screen)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Library")

    function openKingdom(kingdom: int): void {
        if (kingdom > 0)
            desk.open(kingdom)
    }

    function beginFirst(name: string): void {
        openKingdom(kingdoms.begin(name, "", preferences.strict))
    }

    // The sheets are made when they are first wanted, not before the first frame.
    function askForNew(): void {
        if (newSheet === null)
            newSheet = newPaper.createObject(library) as NewKingdomSheet
        newSheet.ask()
    }

    function askForName(kingdom: int, name: string): void {
        if (renameSheet === null)
            renameSheet = renamePaper.createObject(library) as RenameSheet
        renameSheet.ask(kingdom, name)
    }

    function askToDelete(kingdom: int, name: string): void {
        if (deleteSheet === null)
            deleteSheet = deletePaper.createObject(library) as DeleteSheet
        deleteSheet.ask(kingdom, name)
    }

    // Loaded only now: it brings half a file manager with it.
    function askForFile(): void {
        dialog.setSource("ImportDialog.qml", { files: library.files })
    }

    // The keys are for what is shown, also when that changes below a sheet.
    function giveBack(): void {
        if (troubleScreen.visible)
            troubleScreen.forceActiveFocus()
        else if (first.count > 0)
            first.itemAt(0).forceActiveFocus()
        else
            list.forceActiveFocus()
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_N && library.desk.libraryOpen)
            library.askForNew()
        else if (event.key === Qt.Key_I && library.desk.libraryOpen)
            library.askForFile()
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

    Landscape {
        y: library.height - height
        width: library.width
    }

    LibraryBar {
        id: bar

        width: library.width
        libraryOpen: library.desk.libraryOpen
        onScreenRequested: screen => library.screenRequested(screen)
        onNewRequested: library.askForNew()
        onImportRequested: library.askForFile()
    }

    Notice {
        id: notice

        objectName: "notice"
        y: bar.height
        width: library.width
        height: visible ? implicitHeight : 0
        sentence: library.desk.problem !== "" ? library.desk.problem
                : library.kingdoms.problem !== "" ? library.kingdoms.problem
                : library.files.problem !== "" ? library.files.problem
                : library.files.done !== "" ? library.files.done : library.preferences.problem
        onDismissed: {
            library.giveBack()
            library.desk.problem = ""
            library.kingdoms.problem = ""
            library.files.problem = ""
            library.files.done = ""
            library.preferences.problem = ""
        }
    }

    LibraryTrouble {
        id: troubleScreen

        objectName: "trouble"
        y: bar.height + notice.height
        width: library.width
        height: library.height - y
        visible: !library.desk.libraryOpen
        focus: visible
        onVisibleChanged: library.giveBack()
        sentence: library.desk.trouble
        onRetryRequested: library.desk.openLibrary()
        onCardsRequested: library.screenRequested("gallery")
    }

    Repeater {
        id: first

        model: library.empty ? 1 : 0
        onItemAdded: library.giveBack()

        delegate: FirstKingdom {
            y: bar.height + notice.height
            width: library.width
            height: library.height - y
            focus: true
            onBeginRequested: library.beginFirst(library.kingdoms.freeName(qsTr("First Kingdom")))
            onChoicesRequested: library.askForNew()
        }
    }

    Kingdoms {
        id: list

        objectName: "kingdomsArea"
        y: bar.height + notice.height
        width: library.width
        height: library.height - y
        visible: library.desk.libraryOpen && !library.empty
        focus: visible
        onVisibleChanged: library.giveBack()
        kingdoms: library.kingdoms
        files: library.files
        onOpened: kingdom => library.openKingdom(kingdom)
        onRenameRequested: (kingdom, name) => library.askForName(kingdom, name)
        onDeleteRequested: (kingdom, name) => library.askToDelete(kingdom, name)
    }

    Component {
        id: newPaper

        NewKingdomSheet {
            objectName: "newSheet"
            onClosed: library.giveBack()
            kingdoms: library.kingdoms
            strict: library.preferences.strict
            onBegun: kingdom => library.openKingdom(kingdom)
        }
    }

    Component {
        id: renamePaper

        RenameSheet {
            objectName: "renameSheet"
            onClosed: library.giveBack()
            kingdoms: library.kingdoms
        }
    }

    Component {
        id: deletePaper

        DeleteSheet {
            objectName: "deleteSheet"
            onClosed: library.giveBack()
            files: library.files
        }
    }

    Component {
        id: otherCardsPaper

        OtherCardsSheet {
            objectName: "otherCardsSheet"
            onClosed: library.giveBack()
            files: library.files
        }
    }

    Connections {
        target: library.files

        function onOtherCardsChanged() {
            if (library.files.otherCards === "")
                return
            if (library.otherCardsSheet === null)
                library.otherCardsSheet = otherCardsPaper.createObject(library) as OtherCardsSheet
            library.otherCardsSheet.open()
        }
    }

    Loader {
        id: dialog

        objectName: "importDialog"
    }

    DropArea {
        id: drop

        anchors.fill: parent
        enabled: library.desk.libraryOpen
        onEntered: drag => drag.accepted = drag.hasUrls
        onDropped: event => {
            for (const file of event.urls)
                library.files.importFile(file)
        }

        Rectangle {
            anchors.fill: parent
            visible: drop.containsDrag
            color: Theme.shade

            Rectangle {
                anchors.centerIn: parent
                width: words.width + Theme.gapHuge * 2
                height: words.height + Theme.gapHuge * 2
                radius: Theme.corner * 1.5
                color: Theme.surfaceRaised
                border.width: 2
                border.color: Theme.accent

                Text {
                    id: words

                    anchors.centerIn: parent
                    text: qsTr("Let go to import the kingdom")
                    color: Theme.text
                    font.family: Theme.displayFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.textTitle
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }
}
