// What an upgrade costs and brings about, line by line; it scrolls where there is more.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Flickable {
    id: account

    required property UpgradePreview preview

    contentHeight: lines.height
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    ScrollBar.vertical: ScrollBar {
        policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    function scroll(by: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by))
    }

    component Heading: Text {
        width: lines.width
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: Theme.displayFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textLead
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    component Line: Column {
        id: line

        required property accountValue modelData

        width: lines.width
        spacing: 2
        Accessible.role: Accessible.StaticText
        Accessible.name: modelData.title + ": " + modelData.words

        Row {
            spacing: Theme.gapTiny + 2

            Rectangle {
                // Icons are made for parchment.
                anchors.verticalCenter: parent.verticalCenter
                width: 24
                height: 24
                radius: Theme.corner / 2
                visible: line.modelData.icon !== ""
                color: Theme.parchmentDeep

                Symbol {
                    x: 2
                    y: 2
                    name: line.modelData.icon
                    size: 20
                }
            }

            Text {
                width: Math.min(implicitWidth, line.width - (line.modelData.icon === "" ? 0 : 30))
                text: (line.modelData.missing ? "✗ " : "") + line.modelData.title
                wrapMode: Text.WordWrap
                color: line.modelData.missing ? Theme.accent : Theme.text
                font.family: Theme.plainFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textBody
                Accessible.ignored: true
            }
        }

        Text {
            width: line.width
            text: line.modelData.words
            wrapMode: Text.WordWrap
            color: line.modelData.missing ? Theme.accent : Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.ignored: true
        }
    }

    Column {
        id: lines

        width: account.width - Theme.gapLarge
        spacing: Theme.gapSmall

        Heading {
            text: qsTr("It costs")
        }

        Row {
            spacing: Theme.gapSmall

            Rectangle {
                visible: account.preview.cost.length > 0
                width: icons.width + Theme.gapSmall
                height: icons.height + Theme.gapTiny
                radius: Theme.corner / 2
                color: Theme.parchmentDeep

                IconRun {
                    id: icons

                    x: Theme.gapTiny
                    y: Theme.gapTiny / 2
                    icons: account.preview.cost
                    size: 24
                }
            }
        }

        Text {
            objectName: "upgradePrice"
            width: lines.width
            text: account.preview.price
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Repeater {
            model: account.preview.payment
            delegate: Line {}
        }

        Heading {
            topPadding: Theme.gapSmall
            visible: account.preview.possible
            text: qsTr("Then the turn ends")
        }

        Repeater {
            model: account.preview.after
            delegate: Line {}
        }
    }
}
