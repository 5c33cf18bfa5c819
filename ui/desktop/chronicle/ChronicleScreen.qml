// The chronicle of a kingdom: its story, branches, bookmarks and plots at the left, beside
// them the table as it lay at any moment, below them the way through all moments. Looking
// leaves the present as it is; only "continue from here" and switching branches move it.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

FocusScope {
    id: chronicle

    required property KingdomTable table
    // A move to begin at; empty: the present.
    required property string topic
    property int tab: 0
    readonly property alias story: tale

    signal leaveRequested

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Chronicle of %1").arg(table.name)

    function giveBack(): void {
        switch (tab) {
        case 1: branches.takeUp(); break
        case 2: bookmarks.takeUp(); break
        case 3: plots.forceActiveFocus(); break
        default: storyList.forceActiveFocus()
        }
    }

    function showTab(number: int): void {
        tab = number
        giveBack()
    }

    function askForBookmark(): void {
        naming.branch = -1
        naming.ask(qsTr("Here, %1").arg(tale.moment))
    }

    function act(key: int, shift: bool): bool {
        switch (key) {
        case Qt.Key_PageUp: shift ? tale.stepRound(-1) : tale.stepTurn(-1); return true
        case Qt.Key_PageDown: shift ? tale.stepRound(1) : tale.stepTurn(1); return true
        case Qt.Key_Home: tale.row = 0; return true
        case Qt.Key_End: tale.row = tale.rows - 1; return true
        case Qt.Key_N: tale.lookAtPresent(); return true
        case Qt.Key_C: bar.goOn(); return true
        case Qt.Key_B: askForBookmark(); return true
        case Qt.Key_1: showTab(0); return true
        case Qt.Key_2: showTab(1); return true
        case Qt.Key_3: showTab(2); return true
        case Qt.Key_4: showTab(3); return true
        case Qt.Key_F1: help.open(); return true
        case Qt.Key_Escape: leaveRequested(); return true
        default: return false
        }
    }

    Keys.onPressed: event => {
        if (!(event.modifiers & (Qt.ControlModifier | Qt.AltModifier)))
            event.accepted = act(event.key, (event.modifiers & Qt.ShiftModifier) !== 0)
    }

    Story {
        id: tale

        table: chronicle.table
        topic: chronicle.topic
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }

    ChronicleHeader {
        id: header

        width: chronicle.width
        story: tale
        table: chronicle.table
        tab: chronicle.tab
        onTabChosen: number => chronicle.showTab(number)
        onLeaveRequested: chronicle.leaveRequested()
    }

    Notice {
        id: notice

        objectName: "notice"
        y: header.height
        width: chronicle.width
        height: visible ? implicitHeight : 0
        sentence: chronicle.table.notice
        onDismissed: chronicle.table.notice = ""
    }

    Item {
        id: left

        x: Theme.gapLarge
        y: notice.y + notice.height + Theme.gap
        width: Math.max(300, Math.min(460, chronicle.width * (0.3 + 0.1 * (Theme.textScale - 1))))
        height: bar.y - y

        StoryList {
            id: storyList

            anchors.fill: parent
            visible: chronicle.tab === 0
            focus: true
            story: tale
        }

        BranchPanel {
            id: branches

            anchors.fill: parent
            visible: chronicle.tab === 1
            story: tale
            onRenameRequested: row => {
                naming.branch = row
                naming.ask(tale.branches.branchAt(row).name)
            }
            onSwitched: chronicle.leaveRequested()
        }

        BookmarkPanel {
            id: bookmarks

            anchors.fill: parent
            visible: chronicle.tab === 2
            story: tale
            onAddRequested: chronicle.askForBookmark()
        }

        PlotPanel {
            id: plots

            anchors.fill: parent
            visible: chronicle.tab === 3
            story: tale
        }
    }

    PastView {
        id: past

        x: left.x + left.width + Theme.gapLarge
        y: notice.y + notice.height
        width: chronicle.width - x
        height: bar.y - y
        story: tale
        onCardClicked: shown => {
            stages.card = shown.card
            stages.stage = shown.stage
            stages.open()
        }
        onDeckRequested: deckSheet.open()
        onDiscardRequested: discardSheet.open()
    }

    MomentBar {
        id: bar

        y: chronicle.height - height
        width: chronicle.width
        story: tale
        onContinued: chronicle.leaveRequested()
        onBeforeLegacyRequested: legacy.open()
    }

    BeforeLegacySheet {
        id: legacy

        objectName: "beforeLegacySheet"
        story: tale
        onReturned: chronicle.leaveRequested()
        onClosed: chronicle.giveBack()
    }

    NameSheet {
        id: naming

        // The branch that gets a name; -1: the moment that is looked at.
        property int branch: -1

        objectName: "nameSheet"
        title: branch < 0 ? qsTr("Bookmark this moment") : qsTr("Another name for the branch")
        doneText: branch < 0 ? qsTr("Bookmark") : qsTr("Rename")
        reason: branch < 0 ? tale.whyNotBookmark(written)
                           : tale.whyNotBranchName(branch, written)
        onNamed: name => {
            if (branch < 0)
                tale.addBookmark(name)
            else
                tale.renameBranch(branch, name)
        }
        onClosed: chronicle.giveBack()
    }

    ChronicleHelp {
        id: help

        objectName: "chronicleHelp"
    }

    PastStagesSheet {
        id: stages

        objectName: "pastStages"
    }

    PileSheet {
        id: deckSheet

        title: qsTr("What was seen of the deck then")
        closeText: qsTr("Back to the chronicle")
        cards: tale.past.deck
    }

    PileSheet {
        id: discardSheet

        objectName: "pastDiscardSheet"
        title: qsTr("Discard pile as it lay then, the top card first")
        closeText: qsTr("Back to the chronicle")
        cards: tale.past.discard
    }
}
