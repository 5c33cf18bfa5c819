// The table: deck at the left, cards in play in the middle, discard pile at the right,
// permanent cards above, and below them what is asked and what can be done.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: screen

    required property KingdomTable table
    // Without them no guide is offered.
    property Preferences preferences: null

    readonly property Question question: table.question
    readonly property bool wide: width >= 1600 * Theme.textScale
    property bool logOpen: wide
    // Small questions fit into the prompt line; the rest lies over the cards in play.
    readonly property bool panelWanted: question.open && question.wantsRoom && !purge.open
    property bool panelAside: false
    readonly property bool panelOpen: panelWanted && !panelAside
    readonly property bool purgeOpen: purge.open && !panelAside

    signal leaveRequested
    // "chronicle", "score", "rulebook" (topic: a rule), "settings"
    signal screenRequested(string screen, string topic)

    onActiveFocusChanged: {
        if (activeFocus)
            giveBack()
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table of %1").arg(table.name)

    function openCard(number: int): void {
        prompt.refusal = ""
        if (number <= 0)
            return
        if (question.open) {
            if (question.onTable)
                question.choose(question.answerOf(number))
            return
        }
        const item = play.itemOf(number) ?? permanent.itemOf(number)
        const place = item ? item.mapToItem(screen, 0, 0, item.width, item.height)
                           : Qt.rect(screen.width / 2, screen.height / 2, 0, 0)
        offers.showFor(number, place)
    }

    function showStages(number: int): void {
        stages.showFor(number)
    }

    function showDiscard(): void {
        discardSheet.open()
    }

    function showCount(): void {
        countSheet.open()
    }

    function showHelp(): void {
        help.open()
    }

    function beginGuide(): void {
        guideModel.begin()
    }

    // What lay over the table lies there again when the player has read the rule.
    function readRule(rule: string, from: string): void {
        table.comeBackTo = from
        screenRequested("rulebook", rule)
    }

    function comeBack(): void {
        const there = table.comeBackTo
        table.comeBackTo = ""
        if (there === "help")
            showHelp()
        else if (there !== "")
            openCard(Number(there))
    }

    Timer {
        // Once everything lies where it belongs.
        running: true
        interval: 0
        onTriggered: screen.comeBack()
    }

    // What was over the table is gone: the keys are the table's again.
    function giveBack(): void {
        if (deckSheet.opened || discardSheet.opened || destroyedSheet.opened)
            return // a card was looked at from there
        if (question.kind === "name")
            prompt.beginName()
        else if (purgeOpen)
            purgeScreen.forceActiveFocus()
        else if (panelOpen && question.scene !== "")
            scene.forceActiveFocus()
        else if (panelOpen)
            panel.forceActiveFocus()
        else if (endPanel.visible)
            endPanel.forceActiveFocus()
        else
            play.forceActiveFocus()
    }

    // Shown before it is made, or why it cannot be.
    function askToUpgrade(notation: string): void {
        offers.close()
        upgrade.showFor(notation)
    }

    function askToBegin(notation: string): void {
        beginSheet.ask(ending.expansion(notation))
    }

    function putAway(): void {
        offers.close()
        upgrade.close()
        beginSheet.close()
        help.close()
        stages.close()
        deckSheet.close()
        discardSheet.close()
        destroyedSheet.close()
        countSheet.close()
    }

    function answer(digit: int): void {
        if (digit === 0)
            question.decline()
        else if (question.scene !== "")
            scene.pick(digit - 1)
        else
            question.choose(digit - 1)
    }

    function act(key: int): bool {
        if (key === Qt.Key_R) {
            readRule(prompt.rule, "")
            return true
        }
        prompt.refusal = ""
        if (question.open && key >= Qt.Key_0 && key <= Qt.Key_9) {
            answer(key - Qt.Key_0)
            return true
        }
        switch (key) {
        case Qt.Key_A: table.advance(); return true
        case Qt.Key_P: table.pass(); return true
        case Qt.Key_C:
            if (question.scene !== "")
                scene.confirm()
            else
                question.confirm()
            return true
        case Qt.Key_B: showCount(); return true
        case Qt.Key_D: showDiscard(); return true
        case Qt.Key_L: logOpen = !logOpen; return true
        case Qt.Key_T: panelAside = !panelAside; return true
        case Qt.Key_I: showStages(table.play.numberAt(play.currentIndex)); return true
        case Qt.Key_F1: showHelp(); return true
        case Qt.Key_G:
            if (callout.activeFocus)
                giveBack()
            else if (guideModel.active)
                callout.take()
            return true
        case Qt.Key_H: screenRequested("chronicle", ""); return true
        case Qt.Key_S: screenRequested("score", ""); return true
        case Qt.Key_Comma: screenRequested("settings", ""); return true
        case Qt.Key_Escape:
            if (panelAside && (panelWanted || purge.open))
                panelAside = false
            else
                leaveRequested()
            return true
        default: return false
        }
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Z && (event.modifiers & Qt.ControlModifier)) {
            prompt.refusal = ""
            if (event.modifiers & Qt.ShiftModifier)
                table.redo()
            else
                table.undo()
            event.accepted = true
        } else if (!(event.modifiers & (Qt.ControlModifier | Qt.AltModifier))) {
            event.accepted = act(event.key)
        }
    }

    PurgeView {
        id: purge

        table: screen.table
    }

    GameEnd {
        id: ending

        table: screen.table
    }

    Connections {
        target: screen.table

        function onChanged() {
            prompt.refusal = ""
            screen.panelAside = false
            offers.close()
            upgrade.close()
            beginSheet.close()
        }
    }

    Connections {
        target: screen.question

        function onChanged() {
            if (screen.panelOpen || screen.question.kind === "name" || panel.activeFocus
                    || scene.activeFocus || !screen.question.open)
                screen.giveBack()
        }
    }

    GuideModel {
        id: guideModel

        table: screen.table
        preferences: screen.preferences
    }

    // Whoever looks at the score knows what glory is.
    onScreenRequested: name => {
        if (name === "score")
            guideModel.see("glory")
    }

    KingdomCount {
        id: count

        table: screen.table
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }

    TableHeader {
        id: header

        width: screen.width
        table: screen.table
        onLeaveRequested: screen.leaveRequested()
        onLogRequested: screen.logOpen = !screen.logOpen
        onHelpRequested: screen.showHelp()
        onScreenRequested: name => screen.screenRequested(name, "")
        guideOffered: screen.preferences !== null
        onGuideRequested: screen.beginGuide()
    }

    Notice {
        id: notice

        objectName: "notice"
        y: header.height
        width: screen.width
        height: visible ? implicitHeight : 0
        sentence: screen.table.notice
        onDismissed: screen.table.notice = ""
    }

    GuideCallout {
        id: callout

        objectName: "guide"
        y: header.height + notice.height
        width: screen.width
        height: implicitHeight
        guide: guideModel
        tallest: Math.max(Theme.controlHeight + Theme.gapLarge,
                          Math.min(screen.height * 0.3, screen.height - header.height
                                   - notice.height - bottom.height - room.least))
        onRuleRequested: rule => screen.screenRequested("rulebook", rule)
        onHandedBack: screen.giveBack()
    }

    GuidePointer {
        guide: guideModel
        scene: screen
    }

    Item {
        id: room

        // For the smallest deck and the corner below it.
        readonly property real least: 124 * Theme.cardShape + Theme.textLead * 1.5
                                      + Theme.textSmall * 4 + Theme.gap * 3
        readonly property real sideWidth: Math.max(124 * Math.min(1.2, Theme.textScale),
                                                   Math.min(220, width * 0.115,
                                                            height * 0.36))

        // Where piles of whole cards have no room, their upper halves are shown.
        readonly property bool pilesHalf: Math.max(deck.wholeHeight,
                                                   discard.wholeHeight + corner.height)
                                          + Theme.gap * 3 > height
        // And where even these have none, the discard pile is its name and number.
        readonly property bool discardFolded: discard.halfHeight + corner.wordyHeight
                                              + Theme.gap * 3 > height

        y: header.height + notice.height + callout.height
        width: screen.width - log.width
        height: screen.height - y - bottom.height

        CardPile {
            id: deck

            objectName: "deck"
            half: room.pilesHalf
            x: Theme.gapLarge
            y: Theme.gap
            width: room.sideWidth
            cards: screen.table.deck
            title: qsTr("Deck")
            total: screen.table.deckCount
            details: screen.table.tabs
            totals: count.deck
            mostHeight: room.height - y - Theme.gap
            onClicked: deckSheet.open()
        }

        TableCorner {
            id: corner

            x: room.width - width - Theme.gapLarge
            y: room.height - height - Theme.gap
            width: room.sideWidth
            brief: room.discardFolded
            table: screen.table
            onDestroyedRequested: destroyedSheet.open()
            onCountRequested: screen.showCount()
        }

        CardPile {
            id: discard

            objectName: "discard"
            half: room.pilesHalf
            folded: room.discardFolded
            x: room.width - width - Theme.gapLarge
            y: Theme.gap
            width: room.sideWidth
            cards: screen.table.discard
            title: qsTr("Discard pile")
            total: screen.table.discard.count
            totals: count.discard
            mostHeight: corner.y - y - Theme.gap
            onClicked: screen.showDiscard()
        }

        PermanentStrip {
            id: permanent

            x: middle.x
            y: Theme.gapSmall
            width: middle.width
            cards: screen.table.permanent
            question: screen.question
            onCardClicked: number => screen.openCard(number)
            onLeftBelow: play.forceActiveFocus()
        }

        Item {
            id: middle

            x: room.sideWidth + Theme.gapLarge * 2 + Theme.gapSmall
            y: permanent.visible ? permanent.y + permanent.height : Theme.gapSmall
            width: room.width - x * 2
            height: room.height - y - Theme.gapSmall
        }

        PlayArea {
            id: play

            objectName: "playArea"
            x: middle.x
            y: middle.y
            width: middle.width
            height: middle.height
            focus: true
            enabled: !screen.panelOpen && !screen.purgeOpen
            // Under a scene nothing of it is seen, nor drawn.
            opacity: scene.visible ? 0 : 1
            cards: screen.table.play
            question: screen.question
            onCardClicked: number => screen.openCard(number)
            onLeftAbove: if (permanent.visible) permanent.forceActiveFocus()
        }

        EndPanel {
            id: endPanel

            objectName: "endPanel"
            x: middle.x
            y: middle.y
            width: middle.width
            height: middle.height
            visible: ending.over && screen.table.play.count === 0
            ending: ending
            onVisibleChanged: screen.giveBack()
            onScoreRequested: screen.screenRequested("score", "")
            onBeginRequested: notation => screen.askToBegin(notation)
        }

        PurgeScreen {
            id: purgeScreen

            objectName: "purgeScreen"
            width: room.width
            height: room.height
            visible: screen.purgeOpen
            table: screen.table
            view: purge
            onVisibleChanged: screen.giveBack()
            onAside: screen.panelAside = true
            onInspected: number => screen.showStages(number)
            onRefused: reason => prompt.refusal = reason
        }

        AnswerPanel {
            id: panel

            objectName: "answerPanel"
            x: middle.x - Theme.gapSmall
            y: Theme.gapSmall
            width: middle.width + Theme.gapSmall * 2
            height: room.height - y - Theme.gapSmall
            visible: screen.panelOpen && screen.question.scene === ""
            question: screen.question
            onAside: screen.panelAside = true
        }

        QuestionScene {
            id: scene

            objectName: "questionScene"
            width: room.width
            height: room.height
            visible: screen.panelOpen && screen.question.scene !== ""
            table: screen.table
            onAside: screen.panelAside = true
            onStagesRequested: number => screen.showStages(number)
        }
    }

    LogView {
        id: log

        x: screen.width - width
        y: header.height + notice.height + callout.height
        width: screen.logOpen ? Math.min(340 * Theme.textScale,
                                         Math.max(250 * Theme.textScale, screen.width * 0.2)) : 0
        height: screen.height - y - bottom.height
        visible: screen.logOpen
        entries: screen.table.log
        onMomentRequested: move => screen.screenRequested("chronicle", move)
        onEscaped: screen.giveBack()
    }

    Rectangle {
        id: bottom

        y: screen.height - height
        width: screen.width
        // Where both have no room in one line, what can be done stands below.
        readonly property bool stacked: width < 1150 * Theme.textScale && Theme.textScale > 1.2
        height: stacked ? prompt.implicitHeight + actions.height + Theme.gapSmall
                        : Math.max(prompt.implicitHeight, actions.height) + Theme.gapSmall
        color: screen.question.open ? Theme.surfaceRaised : Theme.surface

        PromptLine {
            id: prompt

            objectName: "promptLine"
            width: bottom.stacked ? bottom.width : actions.x - Theme.gapSmall
            height: bottom.stacked ? implicitHeight : bottom.height
            table: screen.table
            inPanel: screen.panelWanted || purge.open
        }

        Rectangle {
            width: bottom.width
            height: 1
            color: Theme.line
        }

        Row {
            id: actions

            x: bottom.width - width - Theme.gapLarge
            y: bottom.stacked ? bottom.height - height - Theme.gapSmall
                              : (bottom.height - height) / 2
            spacing: Theme.gapSmall

            AppButton {
                objectName: "readRule"
                visible: prompt.rule !== ""
                text: qsTr("Read the rule")
                key: qsTr("R")
                Accessible.description: qsTr("Rule %1").arg(prompt.rule)
                onClicked: screen.readRule(prompt.rule, "")
            }

            AppButton {
                objectName: "backToQuestion"
                visible: (screen.panelWanted || purge.open) && screen.panelAside
                text: qsTr("Back to the question")
                key: qsTr("T")
                primary: true
                onClicked: screen.panelAside = false
            }

            ActionBar {
                table: screen.table
                roomy: screen.width >= 1200 * Theme.textScale
                beginsShown: !endPanel.visible
                onRefusalAsked: sentence => prompt.refusal = sentence
                onBeginRequested: notation => screen.askToBegin(notation)
            }
        }
    }

    CardFlights {
        id: flights

        objectName: "flights"
        anchors.fill: parent
        table: screen.table
        places: TablePlaces {
            over: flights
            play: play
            permanent: permanent
            deck: deck
            discard: discard
            corner: corner
            resources: header.resources
        }
    }

    CardOffers {
        id: offers

        objectName: "offersPopup"
        parent: screen
        // Closed while it was still opening it leaves the keys to nobody.
        onClosed: {
            if (!screen.activeFocus)
                screen.giveBack()
        }
        table: screen.table
        onStagesRequested: number => {
            close()
            screen.showStages(number)
        }
        onUpgradeRequested: notation => screen.askToUpgrade(notation)
        onRuleRequested: rule => screen.readRule(rule, String(number))
    }

    UpgradeSheet {
        id: upgrade

        objectName: "upgradeSheet"
        table: screen.table
        onClosed: screen.giveBack()
    }

    BeginSheet {
        id: beginSheet

        objectName: "beginSheet"
        table: screen.table
        onClosed: screen.giveBack()
    }

    PileSheet {
        id: deckSheet

        objectName: "deckSheet"
        title: qsTr("What is seen of the deck")
        cards: screen.table.deck
        totals: count.deck
        onCardChosen: number => screen.showStages(number)
        onClosed: screen.giveBack()
    }

    PileSheet {
        id: discardSheet

        objectName: "discardSheet"
        onOpened: guideModel.see("discard")
        title: qsTr("Discard pile, the top card first")
        cards: screen.table.discard
        totals: count.discard
        onCardChosen: number => screen.showStages(number)
        onClosed: screen.giveBack()
    }

    PileSheet {
        id: destroyedSheet

        objectName: "destroyedSheet"
        title: qsTr("Destroyed cards")
        cards: screen.table.destroyed
        totals: count.destroyed
        onCardChosen: number => screen.showStages(number)
        onClosed: screen.giveBack()
    }

    DiscoverySheet {
        id: discoveredSheet

        objectName: "discoveredSheet"
        shown: screen.table.discovered
        onStagesRequested: number => screen.showStages(number)
        onUndoRequested: screen.table.undo()
        onClosed: screen.giveBack()
    }

    StagesSheet {
        id: stages

        objectName: "stagesSheet"
        onOpened: guideModel.see("stages")
        table: screen.table
        onMomentRequested: move => screen.screenRequested("chronicle", move)
        onClosed: if (!discoveredSheet.visible) screen.giveBack()
    }

    LeftSheet {
        id: countSheet

        objectName: "countSheet"
        table: screen.table
        counted: count
        onClosed: screen.giveBack()
    }

    TableHelp {
        id: help

        objectName: "helpSheet"
        onClosed: screen.giveBack()
        table: screen.table
        guideOffered: screen.preferences !== null
        onGuideRequested: screen.beginGuide()
        onCardRequested: number => {
            close()
            screen.openCard(number)
        }
        onRuleRequested: rule => screen.readRule(rule, "help")
    }
}
