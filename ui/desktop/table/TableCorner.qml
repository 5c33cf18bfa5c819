// The box and the destroyed cards, small in the corner.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Column {
    id: corner

    required property KingdomTable table

    signal destroyedRequested
    // How many cards lie where.
    signal countRequested

    spacing: Theme.gapSmall

    AbstractButton {
        id: box

        objectName: "whatIsLeft"
        width: corner.width
        height: Math.max(30, words.implicitHeight)
        focusPolicy: Qt.StrongFocus
        Accessible.name: words.text
        Accessible.description: qsTr("Shows what is left. Key B")
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        onClicked: corner.countRequested()

        contentItem: Item {}
        background: Rectangle {
            x: -4
            y: -4
            width: box.width + 8
            height: box.height + 8
            radius: Theme.corner
            color: box.hovered || box.down ? Theme.surfaceRaised : "transparent"
            border.width: box.visualFocus ? Theme.focusWidth : 0
            border.color: Theme.focus
        }

        Symbol {
            y: (box.height - height) / 2
            name: "box"
            size: 30
        }

        Text {
            id: words

            objectName: "box"
            x: 30 + Theme.gapSmall
            width: corner.width - x
            height: box.height
            verticalAlignment: Text.AlignVCenter
            text: corner.table.boxCount === 0 ? qsTr("The box is empty")
                : qsTr("Box: %1\nnext: card %2").arg(corner.table.boxCount)
                  .arg(corner.table.boxNext)
            wrapMode: Text.WordWrap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }

    AppButton {
        objectName: "destroyed"
        visible: corner.table.destroyed.count > 0
        text: corner.table.destroyed.count
        symbol: "destroy"
        Accessible.name: qsTr("Destroyed cards, %1").arg(corner.table.destroyed.count)
        onClicked: corner.destroyedRequested()
    }
}
