// The box and the destroyed cards, small in the corner.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Column {
    id: corner

    required property KingdomTable table
    // Large words stand below their symbol.
    readonly property bool stacked: Theme.textScale > 1.3
    // Without words, where there is no room for them; how high it is with them.
    property bool brief: false
    readonly property real wordyHeight: 34 + (stacked ? Theme.textSmall * 4 : 0)
        + (table.destroyed.count > 0 ? Theme.controlHeight + spacing : 0)

    readonly property string words: table.boxCount === 0 ? qsTr("The box is empty")
        : qsTr("Box: %1\nnext: card %2").arg(table.boxCount).arg(table.boxNext)

    signal destroyedRequested
    // How many cards lie where.
    signal countRequested

    spacing: Theme.gapSmall

    AbstractButton {
        id: box

        objectName: "whatIsLeft"
        width: corner.width
        height: corner.brief ? Math.max(30, Theme.textSmall * 1.3)
              : corner.stacked ? words.y + words.implicitHeight
                               : Math.max(30, words.implicitHeight)
        focusPolicy: Qt.StrongFocus
        Accessible.name: corner.words
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
            y: corner.stacked && !corner.brief ? 0 : (box.height - height) / 2
            name: "box"
            size: 30
        }

        Text {
            id: words

            objectName: "box"
            x: corner.stacked && !corner.brief ? 0 : 30 + Theme.gapSmall
            y: corner.stacked && !corner.brief ? 30 + Theme.gapTiny : 0
            width: corner.width - x
            height: box.height - y
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            text: corner.brief ? corner.table.boxCount : corner.words
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
