// Every version of a card, the latest first: when it came, what changed and by which move.
// The line that is chosen shows the card as it was then; Enter goes there in the chronicle.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: view

    required property CardHistory history

    signal momentRequested(string move)

    Text {
        id: heading

        width: view.width
        text: qsTr("History of this card")
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: Theme.displayFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textLead
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    AppSwitch {
        id: wanderings

        objectName: "wanderings"
        y: heading.height + Theme.gapTiny
        width: Math.min(implicitWidth, view.width)
        text: qsTr("Every place it lay")
        on: view.history.wanderings
        onClicked: view.history.wanderings = !view.history.wanderings
    }

    Text {
        y: list.y
        width: view.width
        visible: view.history.count === 0
        text: qsTr("Nothing has happened to this card yet.")
        wrapMode: Text.WordWrap
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    ListView {
        id: list

        objectName: "versions"
        y: wanderings.y + wanderings.height + Theme.gapSmall
        width: view.width
        height: view.height - y - actions.height - Theme.gapSmall
        clip: true
        focus: true
        spacing: Theme.gapTiny
        activeFocusOnTab: count > 0
        model: view.history
        currentIndex: view.history.row
        keyNavigationEnabled: false
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: heading.text
        Keys.onDownPressed: view.history.row = Math.min(count - 1, view.history.row + 1)
        Keys.onUpPressed: view.history.row = Math.max(-1, view.history.row - 1)
        Keys.onReturnPressed: view.goThere()
        Keys.onEnterPressed: view.goThere()
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: AbstractButton {
            id: line

            required property versionValue version
            required property int index
            readonly property bool chosen: index === view.history.row

            objectName: "version" + index
            width: list.width - Theme.gap
            height: words.height + Theme.gapSmall * 2
            focusPolicy: Qt.NoFocus
            Accessible.name: version.when + ": " + version.what
            Accessible.description: version.why
            Accessible.checkable: true
            Accessible.checked: chosen
            onClicked: {
                list.forceActiveFocus()
                view.history.row = index
            }

            contentItem: Item {}
            background: Rectangle {
                radius: Theme.corner
                color: line.chosen || line.hovered ? Theme.surfaceRaised : Theme.surface
                border.width: line.chosen ? Theme.focusWidth : 1
                border.color: line.chosen ? (list.activeFocus ? Theme.focus : Theme.accent)
                                          : Theme.line
            }

            Column {
                id: words

                x: Theme.gap
                y: Theme.gapSmall
                width: line.width - x * 2
                spacing: 2

                Text {
                    width: words.width
                    text: line.version.when
                    wrapMode: Text.WordWrap
                    color: Theme.textQuiet
                    font.family: Theme.plainFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.textSmallest
                    Accessible.ignored: true
                }

                Text {
                    width: words.width
                    text: line.version.what
                    wrapMode: Text.WordWrap
                    color: Theme.text
                    font.family: Theme.plainFamily
                    font.pixelSize: Theme.textBody
                    Accessible.ignored: true
                }

                Text {
                    width: words.width
                    visible: text !== ""
                    text: line.version.why
                    wrapMode: Text.WordWrap
                    color: Theme.textQuiet
                    font.family: Theme.plainFamily
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
        }
    }

    Flow {
        id: actions

        y: view.height - height
        width: view.width
        spacing: Theme.gapSmall

        AppButton {
            objectName: "backToNow"
            visible: view.history.row >= 0
            text: qsTr("As it is now")
            onClicked: view.history.row = -1
        }

        AppButton {
            objectName: "toChronicle"
            visible: view.history.row >= 0
            text: qsTr("In the chronicle")
            key: "↵"
            onClicked: view.goThere()
        }
    }

    function goThere(): void {
        if (history.row >= 0)
            view.momentRequested(history.versionAt(history.row).moment)
    }
}
