// What a kingdom is worth, and why: the side of the box (rule 16), and every card's glory
// with its reason.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: score

    required property KingdomTable table

    // The side of the box beside the cards, or, where there is no room, in their place.
    readonly property bool wide: width >= 960 * Math.min(1.5, Theme.textScale)
    property bool sideWanted: true
    readonly property bool sideAlone: !wide && sideWanted
    readonly property real sideWidth: wide ? Math.min(520, width * 0.38) : width

    signal leaveRequested
    signal ruleRequested(string rule)
    // "chronicle" (topic: a move)
    signal screenRequested(string screen, string topic)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Score of %1").arg(table.name)
    Keys.onEscapePressed: leaveRequested()
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_1: put(ScoreSheet.ByGlory); break
        case Qt.Key_2: put(ScoreSheet.ByNumber); break
        case Qt.Key_3: put(ScoreSheet.ByKind); break
        case Qt.Key_4: showSide(); break
        case Qt.Key_R: ruleRequested("16"); break
        default: return
        }
        event.accepted = true
    }
    onActiveFocusChanged: {
        if (activeFocus)
            giveFocus()
    }

    function giveFocus(): void {
        if (sideAlone)
            sideArea.forceActiveFocus()
        else
            list.forceActiveFocus()
    }

    function showSide(): void {
        sideWanted = true
        giveFocus()
    }

    function put(order: int): void {
        sheet.order = order
        sideWanted = false
        list.currentIndex = 0
        list.positionViewAtBeginning()
        giveFocus()
    }

    function showCard(number: int): void {
        if (number > 0)
            stages.showFor(number)
    }

    function putAway(): void {
        stages.close()
    }

    ScoreSheet {
        id: sheet

        table: score.table
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }

    Rectangle {
        id: bar

        width: score.width
        height: Theme.controlHeight + Theme.gap * 2
        color: Theme.surface

        AppButton {
            id: back

            objectName: "back"
            x: Theme.gapLarge
            y: Theme.gap
            text: qsTr("Back")
            key: qsTr("Esc")
            onClicked: score.leaveRequested()
        }

        Text {
            x: back.x + back.width + Theme.gapLarge
            width: rules.x - x - Theme.gap
            height: bar.height
            text: qsTr("Score of %1").arg(score.table.name)
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textTitle
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        AppButton {
            id: rules

            objectName: "scoreRules"
            x: bar.width - width - Theme.gapLarge
            y: Theme.gap
            text: qsTr("Rules of glory")
            key: qsTr("R")
            onClicked: score.ruleRequested("16")
        }
    }

    Flickable {
        id: sideArea

        objectName: "scoreSideArea"
        y: score.wide ? bar.height : orders.y + orders.height
        width: score.sideWidth
        height: score.height - y
        visible: score.wide || score.sideAlone
        contentHeight: side.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: contentHeight > height
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("The side of the box")
        Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + 60)
        Keys.onUpPressed: contentY = Math.max(0, contentY - 60)
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        ScoreSide {
            id: side

            width: sideArea.width
            sheet: sheet
        }
    }

    Flow {
        id: orders

        x: (score.wide ? score.sideWidth : 0) + Theme.gapLarge
        y: bar.height + Theme.gap
        width: score.width - x - Theme.gapLarge
        spacing: Theme.gapSmall

        AppButton {
            objectName: "showSide"
            visible: !score.wide
            primary: score.sideAlone
            text: qsTr("The box")
            key: "4"
            Accessible.checkable: true
            Accessible.checked: primary
            onClicked: score.showSide()
        }

        AppButton {
            objectName: "orderGlory"
            primary: !score.sideAlone && sheet.order === ScoreSheet.ByGlory
            text: qsTr("By glory")
            key: "1"
            Accessible.checkable: true
            Accessible.checked: primary
            onClicked: score.put(ScoreSheet.ByGlory)
        }

        AppButton {
            objectName: "orderNumber"
            primary: !score.sideAlone && sheet.order === ScoreSheet.ByNumber
            text: qsTr("By number")
            key: "2"
            Accessible.checkable: true
            Accessible.checked: primary
            onClicked: score.put(ScoreSheet.ByNumber)
        }

        AppButton {
            objectName: "orderKind"
            primary: !score.sideAlone && sheet.order === ScoreSheet.ByKind
            text: qsTr("By kind")
            key: "3"
            Accessible.checkable: true
            Accessible.checked: primary
            onClicked: score.put(ScoreSheet.ByKind)
        }
    }

    ListView {
        id: list

        objectName: "scoreCards"
        x: score.wide ? orders.x : 0
        y: orders.y + orders.height + Theme.gapSmall
        width: score.width - x
        height: score.height - y
        clip: true
        focus: true
        activeFocusOnTab: true
        model: sheet
        visible: !score.sideAlone
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        bottomMargin: Theme.gap
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What each card is worth")
        Keys.onReturnPressed: score.showCard(sheet.cardAt(currentIndex))
        Keys.onEnterPressed: score.showCard(sheet.cardAt(currentIndex))
        Keys.onSpacePressed: score.showCard(sheet.cardAt(currentIndex))
        Keys.onUpPressed: event => {
            event.accepted = currentIndex <= 0
            if (event.accepted)
                positionViewAtBeginning()
        }
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        section.property: "group"

        delegate: ScoreLine {
            required property int index

            objectName: "worth" + worth.card
            x: score.wide ? 0 : Theme.gapLarge
            width: list.width - x - Theme.gapLarge
            current: ListView.isCurrentItem
            focused: list.activeFocus
            heading: ListView.section !== ListView.previousSection ? ListView.section : ""
            onClicked: {
                list.currentIndex = index
                score.showCard(worth.card)
            }
        }
    }

    StagesSheet {
        id: stages

        objectName: "stagesSheet"
        table: score.table
        backText: qsTr("Back to the score")
        onMomentRequested: move => score.screenRequested("chronicle", move)
        onClosed: score.giveFocus()
    }
}
