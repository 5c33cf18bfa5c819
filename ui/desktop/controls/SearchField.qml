// One line to search with. Esc empties it first, then gives the focus away.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

TextField {
    id: field

    signal finished

    implicitHeight: Theme.controlHeight
    leftPadding: Theme.symbolSize + 16
    rightPadding: Theme.gap
    font.family: Theme.plainFamily
    font.pixelSize: Theme.textBody
    color: Theme.text
    placeholderTextColor: Theme.textQuiet
    selectionColor: Theme.chosen
    selectedTextColor: Theme.chosenText
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    Accessible.name: placeholderText

    Keys.onEscapePressed: text === "" ? finished() : clear()
    Keys.onReturnPressed: finished()
    Keys.onEnterPressed: finished()
    Keys.onDownPressed: finished()

    background: Rectangle {
        radius: Theme.corner
        color: Theme.surfaceRaised
        border.width: field.activeFocus ? Theme.focusWidth : 1
        border.color: field.activeFocus ? Theme.focus : Theme.controlEdge

        Symbol {
            x: 9
            y: (parent.height - height) / 2
            name: "search"
            size: Theme.symbolSize
        }
    }
}
