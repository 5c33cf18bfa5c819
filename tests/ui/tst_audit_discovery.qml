// What comes out of the box, as AuditCase.qml looks at it.
import QtQuick
import Kronika
import KronikaTest

AuditCase {
    name: "AuditDiscovery"

    // The round is played until this card comes out: those before it are laid away by hand.
    function bring(number) {
        const table = begin()
        for (let earlier = 11; earlier < number; ++earlier)
            correct([`card ${earlier} zone destroyed`])
        while (table.round === 1 && !table.question.open)
            verify(table.pass())
        settle()
        return table
    }

    function test_discovered_cards() {
        const table = bring(11)
        audit("the first card turned over")
        table.discovered.showAll()
        audit("two discovered cards")
    }

    function test_sides() {
        const table = bring(13)
        audit("the sides of card 13")
        table.question.choose(0)
        audit("beside a chosen side")
    }

    function test_discovered_in_mid_turn() {
        const table = begin()
        correct(["card 31 zone play"])
        verify(table.make("use 31"))
        audit("discovered in mid-turn")
    }

    function test_scrolls() {
        const table = bring(30)
        audit("a scroll")
        table.forgetDiscovered()
        table.question.choose(1)
        audit("two of four")
        table.question.choose(2)
        table.question.confirm()
        audit("a scroll that was followed")
    }

    function test_card_23() {
        const table = bring(23)
        audit("card 23")
        table.forgetDiscovered()
        audit("what card 23 asks")
        find("questionScene").pick(0)
        audit("to continue")
        find("questionScene").confirm()
        audit("continued")
        table.undo()
        table.question.choose(1)
        audit("begun anew")
    }
}
