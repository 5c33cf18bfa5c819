// Where the library is, and how to make a copy of it.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Column {
    id: place

    required property Storehouse storehouse
    readonly property bool open: storehouse.file !== ""

    objectName: "libraryPlace"
    width: parent ? parent.width : implicitWidth
    spacing: Theme.gapSmall

    Rectangle {
        width: place.width
        height: path.height
        visible: place.open
        radius: Theme.corner
        color: Theme.surface
        border.width: path.activeFocus ? Theme.focusWidth : 1
        border.color: path.activeFocus ? Theme.focus : Theme.line

        TextEdit {
            id: path

            objectName: "libraryFile"
            width: place.width
            padding: Theme.gapSmall
            text: place.storehouse.file
            readOnly: true
            selectByMouse: true
            activeFocusOnTab: true
            wrapMode: TextEdit.WrapAnywhere
            color: Theme.text
            selectionColor: Theme.focus
            selectedTextColor: Theme.bannerText
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("The library's file: %1").arg(text)
            Accessible.readOnly: true
            // The keys are those of the screen, but for the arrows and Ctrl+C.
            Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(
                                       Qt.BacktabFocusReason)
        }
    }

    SheetText {
        visible: !place.open
        text: qsTr("The library could not be opened, so there is nothing to copy.")
    }

    Flow {
        width: place.width
        spacing: Theme.gapSmall
        visible: place.open

        AppButton {
            objectName: "copyPath"
            text: qsTr("Copy the path")
            onClicked: {
                path.selectAll()
                path.copy()
                path.deselect()
            }
        }

        AppButton {
            objectName: "openFolder"
            text: qsTr("Open the folder")
            onClicked: Qt.openUrlExternally(place.storehouse.folder)
        }

        AppButton {
            objectName: "backUp"
            text: qsTr("Back up now")
            primary: true
            Accessible.description: qsTr("A copy beside the library, with today's date")
            onClicked: place.storehouse.backUp(place.storehouse.freeName())
        }

        AppButton {
            objectName: "backUpTo"
            text: qsTr("Back up to …")
            onClicked: dialog.setSource("BackupDialog.qml", { storehouse: place.storehouse })
        }
    }

    Rectangle {
        width: place.width
        height: outcome.height + Theme.gapSmall * 2
        visible: outcome.text !== ""
        radius: Theme.corner
        color: Theme.surfaceRaised
        border.width: 2
        border.color: place.storehouse.problem !== "" ? Theme.accent : Theme.line

        SheetText {
            id: outcome

            objectName: "backupOutcome"
            x: Theme.gap
            y: Theme.gapSmall
            width: place.width - Theme.gap * 2
            text: place.storehouse.problem !== "" ? place.storehouse.problem
                                                  : place.storehouse.done
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
    }

    Loader {
        // Loaded only when it is wanted: it brings half a file manager with it.
        id: dialog

        objectName: "backupDialog"
    }
}
