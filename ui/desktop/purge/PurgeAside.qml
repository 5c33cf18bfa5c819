// What was set aside so far, small, to be looked at again.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: strip

    required property PurgeView view
    // With the cards' faces; else their names alone.
    property bool drawn: true
    readonly property real faceWidth: 132

    signal inspected(int number)

    implicitHeight: drawn ? faceWidth * Theme.halfShape + Theme.controlHeight + Theme.gapTiny
                          : Theme.controlHeight

    Text {
        id: label

        y: strip.height - Theme.controlHeight
        height: Theme.controlHeight
        text: strip.view.setAside.length === 0 ? qsTr("Nothing is set aside yet.")
                                               : qsTr("Set aside:")
        verticalAlignment: Text.AlignVCenter
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    ListView {
        id: list

        objectName: "setAside"
        x: label.width + Theme.gap
        width: strip.width - x
        height: strip.height
        orientation: ListView.Horizontal
        spacing: Theme.gapSmall
        clip: contentWidth > width
        focus: true
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        model: strip.view.setAside
        onCountChanged: positionViewAtEnd()
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Cards that are set aside")
        Keys.onReturnPressed: strip.look(currentIndex)
        Keys.onEnterPressed: strip.look(currentIndex)
        Keys.onSpacePressed: strip.look(currentIndex)

        delegate: Item {
            id: place

            required property purgeCardValue modelData
            required property int index

            width: Math.max(strip.drawn ? strip.faceWidth : 0, name.implicitWidth)
            height: list.height

            TableFace {
                x: (place.width - width) / 2
                width: strip.faceWidth
                height: width * Theme.halfShape
                visible: strip.drawn
                card: place.modelData.card
                stage: place.modelData.stage
            }

            AppButton {
                id: name

                objectName: "aside" + place.modelData.card.number
                y: place.height - height
                width: place.width
                text: strip.drawn ? place.modelData.saves
                                  : place.modelData.name + ": " + place.modelData.glory
                focusPolicy: Qt.NoFocus
                Accessible.name: strip.drawn ? place.modelData.name + ", " + text : text
                Accessible.description: strip.drawn ? "" : place.modelData.saves
                Accessible.focusable: true
                Accessible.focused: list.activeFocus && place.ListView.isCurrentItem
                onClicked: strip.look(place.index)
            }

            Rectangle {
                anchors.fill: name
                radius: Theme.corner
                color: "transparent"
                visible: list.activeFocus && place.ListView.isCurrentItem
                border.width: Theme.focusWidth
                border.color: Theme.focus
            }
        }
    }

    function look(index: int): void {
        if (index >= 0 && index < view.setAside.length)
            inspected(view.asideAt(index).card.number)
    }
}
