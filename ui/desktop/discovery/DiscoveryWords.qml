// What was discovered, in words: its name, what it is, what came of it, where it is now.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Flickable {
    id: words

    required property discoveryValue found
    // The face beside it is too small to be read.
    required property bool sayAll

    function scroll(by: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by))
    }

    contentWidth: width
    contentHeight: lines.y + lines.height
    clip: contentHeight > height
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    onFoundChanged: contentY = 0
    ScrollBar.vertical: ScrollBar {
        policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    Column {
        id: lines

        y: Math.max(0, (words.height - height) * 0.3)
        width: words.width - Theme.gap
        spacing: Theme.gapSmall

        Text {
            objectName: "discoveryName"
            width: lines.width
            visible: text !== ""
            text: words.found.name
            wrapMode: Text.WordWrap
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textTitle
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Text {
            width: lines.width
            visible: text !== ""
            text: words.found.what
            wrapMode: Text.WordWrap
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textBody
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Repeater {
            model: words.sayAll || words.found.kind === "reset" ? words.found.says : []

            delegate: SheetText {
                required property string modelData

                text: modelData
            }
        }

        SheetText {
            visible: words.found.outcomes.length > 0
            text: qsTr("What came of it:")
            font.weight: Font.DemiBold
        }

        Repeater {
            model: words.found.outcomes

            delegate: SheetText {
                required property string modelData

                text: "· " + modelData
            }
        }

        SheetText {
            objectName: "discoveryFate"
            visible: text !== ""
            text: words.found.fate
        }
    }
}
