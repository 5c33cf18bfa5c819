// The gallery of cards and the rulebook, as AuditCase.qml looks at them.
import QtQuick
import Kronika
import KronikaTest

AuditCase {
    name: "AuditBooks"

    function test_gallery() {
        show()
        go("gallery")
        audit("gallery")
        const gallery = find("gallery")
        gallery.askForSpoilers()
        audit("question of spoilers")
        gallery.putAway()
        gallery.showHelp()
        audit("help of the gallery")
    }

    function test_large_cards() {
        Kit.preferences.spoilers = true
        show()
        go("gallery")
        for (const number of [7, 14, 23, 41, 98, 134]) {
            find("gallery").open(Kit.cards.rowOf(number))
            audit("card " + number)
            find("gallery").close()
        }
    }

    function test_rules() {
        show()
        go("rulebook")
        audit("rulebook")
        find("rulebook").show("13.2")
        audit("a long rule")
        find("rulebook").follow("13.9")
        audit("a link was followed")
        find("ruleSearch").text = "no such words"
        audit("nothing was found")
    }

    function test_rulings() {
        Kit.preferences.spoilers = true
        show()
        go("rulebook")
        find("rulebook").show("C25")
        audit("rulings about cards")
    }
}
