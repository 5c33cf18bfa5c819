// Which file to copy the library to. It is open once it is made.
import QtQuick.Dialogs
import Kronika

FileDialog {
    required property Storehouse storehouse

    title: qsTr("Copy the library to")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "db"
    currentFolder: storehouse.folder
    nameFilters: [qsTr("Libraries (*.db)"), qsTr("All files (*)")]
    visible: true
    onAccepted: storehouse.backUp(selectedFile)
}
