// The box and the destroyed cards, small in the corner.
import QtQuick
import Kronika

Column {
    id: corner

    required property KingdomTable table

    signal destroyedRequested

    spacing: Theme.gapSmall

    Flow {
        width: corner.width
        spacing: Theme.gapSmall
        Accessible.role: Accessible.StaticText
        Accessible.name: words.text

        Symbol {
            name: "box"
            size: 30
        }

        Text {
            id: words

            objectName: "box"
            width: Math.min(corner.width, Math.max(corner.width - 30 - Theme.gapSmall,
                                                   implicitWidth))
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
