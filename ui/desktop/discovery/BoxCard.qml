// One card out of the box among several: a click chooses it, or only looks at it closely
// where nothing is to be chosen.
import QtQuick
import Kronika

Item {
    id: place

    required property answerValue answer
    // The key that chooses it; 0: it is there to be looked at.
    required property int digit
    property bool chosen: false
    property bool focused: false

    signal picked
    signal stagesRequested

    function act(): void {
        if (digit > 0)
            picked()
        else
            stagesRequested()
    }

    Keys.onReturnPressed: act()
    Keys.onEnterPressed: act()
    Keys.onSpacePressed: act()
    Accessible.role: Accessible.Button
    Accessible.name: answer.label
    Accessible.description: (chosen ? qsTr("Chosen. ") : "")
                            + answer.card.stage(answer.stage).spoken
    Accessible.focusable: true
    Accessible.focused: focused
    Accessible.onPressAction: act()

    Rectangle {
        x: view.x - 6
        y: view.y - 6
        width: view.width + 12
        height: view.height + 12
        radius: view.width * 0.04 + 6
        color: "transparent"
        visible: place.chosen || place.focused
        border.width: place.chosen ? 6 : Theme.focusWidth
        border.color: place.chosen ? Theme.chosen : Theme.focus
    }

    CardView {
        id: view

        x: Theme.gapLarge / 2
        y: Theme.gapLarge / 2
        width: place.width - Theme.gapLarge
        height: width * Theme.cardShape
        card: place.answer.card
        stage: place.answer.stage
        detail: width < 220 ? StageFace.Condensed : StageFace.WhatFits
        Accessible.ignored: true
    }

    MouseArea {
        x: view.x
        y: view.y
        width: view.width
        height: view.height
        cursorShape: Qt.PointingHandCursor
        onClicked: place.act()
        // A double click never acts twice.
        onDoubleClicked: mouse => mouse.accepted = true
    }

    Rectangle {
        x: view.x - 6
        y: view.y - 6
        width: Math.max(28, number.implicitHeight + 8)
        height: width
        radius: width / 2
        visible: place.digit > 0 && place.digit < 10
        color: place.chosen ? Theme.chosen : Theme.surfaceRaised
        border.width: 2
        border.color: place.chosen ? Theme.chosenText : Theme.glow

        Text {
            id: number

            anchors.centerIn: parent
            text: place.chosen ? "✓" : place.digit
            color: place.chosen ? Theme.chosenText : Theme.text
            font.family: Theme.plainFamily
            font.weight: Font.Bold
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }

    Rectangle {
        // All its stages.
        x: view.x + view.width - width + 6
        y: view.y + view.height - height * 0.6
        width: 36
        height: 36
        radius: 18
        color: Theme.surfaceRaised
        border.width: 1
        border.color: Theme.line
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("All stages of %1").arg(place.answer.label)
        Accessible.focusable: true
        Accessible.onPressAction: place.stagesRequested()

        Symbol {
            anchors.centerIn: parent
            name: "search"
            size: 20
        }

        MouseArea {
            objectName: "look" + place.answer.card.number
            anchors.fill: parent
            cursorShape: Qt.PointingHandCursor
            onClicked: place.stagesRequested()
            onDoubleClicked: mouse => mouse.accepted = true
        }
    }
}
