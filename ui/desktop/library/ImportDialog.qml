// Which file to import. It is open once it is made.
import QtQuick.Dialogs
import Kronika

FileDialog {
    required property KingdomFiles files

    title: qsTr("Import a kingdom")
    nameFilters: [qsTr("Kingdoms (*.kingdom)"), qsTr("All files (*)")]
    visible: true
    onAccepted: files.importFile(selectedFile)
}
