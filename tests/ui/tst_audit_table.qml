// The table, and every sheet over it, as AuditCase.qml looks at them.
import QtQuick
import Kronika
import KronikaTest

AuditCase {
    name: "AuditTable"

    function test_a_table() {
        const table = begin()
        audit("table at the start")
        const screen = find("table")
        screen.openCard(table.play.numberAt(1))
        audit("offers")
        screen.putAway()
        screen.showHelp()
        audit("help of the table")
        screen.putAway()
        screen.showStages(table.play.numberAt(0))
        audit("stages")
    }

    function test_a_discard_pile_and_the_log() {
        const table = begin()
        for (let turn = 0; turn < 3; ++turn)
            table.pass()
        table.forgetDiscovered()
        const screen = find("table")
        screen.showDiscard()
        audit("discard pile")
        screen.putAway()
        screen.logOpen = true
        audit("log")
    }

    function test_a_refusal() {
        const table = begin()
        while (table.deckCount > 0)
            verify(table.advance())
        verify(!table.advance())
        audit("a refusal")
        find("table").showHelp()
        audit("help with a refusal")
        find("table").putAway()
        Kit.preferences.distinctMarks = true
        correct(["card 14 zone play"])
        audit("marks without colour")
    }

    function test_twenty_cards() {
        const table = begin()
        correct([11, 12, 13, 15, 17, 18, 20, 22, 28, 29, 31, 32, 33, 36, 41, 66]
                .map(card => `card ${card} zone play`))
        table.forgetDiscovered()
        audit("table of twenty")
    }

    function test_a_late_kingdom() {
        verify(Kit.stageLate(9, 0))
        show()
        const screen = find("table")
        audit("a late table")
        screen.showCount()
        audit("what is left")
        screen.putAway()
        screen.showDiscard()
        audit("discard pile of a late kingdom")
    }

    function test_a_card_with_a_history() {
        verify(Kit.stageLate(9, 0))
        show()
        find("table").showStages(9)
        settle()
        audit("a card with a history")
        find("stagesSheet").toggleHistory()
        press("wanderings")
        find("stagesSheet").showVersion(1)
        audit("a card as it was")
    }

    function test_upgrades() {
        const table = begin()
        correct(["card 74 zone play", "card 74 stage 4", "card 10 zone play",
                 "card 119 zone play", "resources wood 3", "resources coin 1"])
        const screen = find("table")
        screen.askToUpgrade("upgrade 74")
        audit("upgrade")
        screen.putAway()
        correct(["resources wood 0"])
        screen.askToUpgrade("upgrade 74")
        audit("upgrade that cannot be paid")
    }

    function test_the_end_and_a_purge() {
        verify(Kit.finish([13, 14, 15, 17, 18, 20, 22, 28, 29, 33, 134, 25, 26, 27, 108]))
        show()
        audit("end of the base game")
        find("table").askToBegin("begin 136")
        audit("beginning an expansion")
        find("table").putAway()
        const table = Kit.desk.table
        verify(table.make("begin 136"))
        const view = find("purgeScreen").view
        for (let step = ""; view.open; ) {
            if (view.step !== step) {
                step = view.step
                audit("purge: " + step)
            }
            if (step === "summary")
                break
            table.question.choose(table.question.answers.findIndex(one => one.possible))
        }
        compare(view.step, "summary")
    }
}
