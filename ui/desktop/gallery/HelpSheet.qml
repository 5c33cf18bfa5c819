// What is possible here, and what the symbols on a card mean.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Sheet {
    id: help

    width: Math.min(760 * Theme.textScale, parent.width - Theme.gapHuge * 2)
    title: qsTr("Looking at cards")

    readonly property int columns: width < 700 * Theme.textScale ? 1 : 2

    component KeyLine: Row {
        id: keyLine

        required property string keys
        required property string meaning

        width: parent ? parent.width : 0
        spacing: Theme.gap

        Text {
            width: Math.round(130 * Theme.textScale)
            wrapMode: Text.WordWrap
            text: keyLine.keys
            color: Theme.accent
            font.family: Theme.plainFamily
            font.weight: Font.Bold
            font.pixelSize: Theme.textBody
        }

        Text {
            width: keyLine.width - Math.round(130 * Theme.textScale) - keyLine.spacing
            text: keyLine.meaning
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
        }
    }

    component SymbolLine: Row {
        id: symbolLine

        required property string symbol
        required property string meaning

        width: parent ? (parent.width - Theme.gapLarge * (help.columns - 1)) / help.columns : 0
        spacing: Theme.gapSmall

        Rectangle {
            width: Math.round(28 * Theme.textScale)
            height: width
            radius: 6
            color: Theme.parchment

            Symbol {
                anchors.centerIn: parent
                name: symbolLine.symbol
                size: parent.width * 0.78
            }
        }

        Text {
            width: symbolLine.width - Math.round(28 * Theme.textScale) - symbolLine.spacing
            anchors.verticalCenter: parent.verticalCenter
            text: symbolLine.meaning
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
        }
    }

    KeyLine {
        keys: qsTr("Arrows, Enter")
        meaning: qsTr("choose a card and look at it closely; there, arrows lead to the next card")
    }

    KeyLine {
        keys: qsTr("R, F")
        meaning: qsTr("rotate the card to the other half of its face; flip it to the other face")
    }

    KeyLine {
        keys: qsTr("Click")
        meaning: qsTr("opens a card; on the large card the upper half flips, the lower half rotates")
    }

    KeyLine {
        keys: qsTr("Ctrl+F or /")
        meaning: qsTr("search by number (14), range (24-27), name or keyword (land)")
    }

    KeyLine {
        keys: qsTr("Esc")
        meaning: qsTr("closes what is open")
    }

    Rectangle {
        width: parent ? parent.width : 0
        height: 1
        color: Theme.line
    }

    Grid {
        width: parent ? parent.width : 0
        columns: help.columns
        columnSpacing: Theme.gapLarge
        rowSpacing: Theme.gapTiny

        SymbolLine { symbol: "passive"; meaning: qsTr("Passive: always in force while in play") }
        SymbolLine { symbol: "activated"; meaning: qsTr("Activated: discard the card to use it") }
        SymbolLine { symbol: "time"; meaning: qsTr("Time: as activated, and the turn ends") }
        SymbolLine { symbol: "destroy"; meaning: qsTr("Destroy the card to use it") }
        SymbolLine { symbol: "optional"; meaning: qsTr("Optional: may be used at its moment") }
        SymbolLine { symbol: "forced"; meaning: qsTr("Forced: must be followed at its moment") }
        SymbolLine { symbol: "once"; meaning: qsTr("Once: crossed out after use") }
        SymbolLine { symbol: "mark-box"; meaning: qsTr("Boxes to be marked") }
        SymbolLine { symbol: "rotate"; meaning: qsTr("Pay to rotate the card") }
        SymbolLine { symbol: "flip"; meaning: qsTr("Pay to flip the card") }
    }

    SheetButtons {
        AppButton {
            objectName: "closeHelp"
            text: qsTr("Close")
            primary: true
            focus: true
            onClicked: help.close()
        }
    }
}
