// The rulebook: opened from the table and from a refusal at its rule, read by mouse and by
// keyboard, searched, in both languages; and it tells of no card that is still in the box.
import QtQuick
import QtTest
import Kronika
import KronikaTest

Item {
    id: root

    width: 100
    height: 100

    Component {
        id: windowComponent

        Main {
            width: 1024
            height: 640
            cards: Kit.cards
            preferences: Kit.preferences
            desk: Kit.desk
        }
    }

    TestCase {
        id: testCase

        name: "RulebookScreen"
        when: windowShown

        property Main window

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
            window = windowComponent.createObject(null)
            verify(window)
            window.requestActivate()
            waitForRendering(window.contentItem)
        }

        function cleanup() {
            Kit.preferences.language = "en"
            Kit.preferences.textScale = 1
            window.destroy()
            window = null
            wait(0)
        }

        function find(name) {
            let top = window.contentItem
            while (top.parent)
                top = top.parent
            let item = findChild(top, name)
            for (const screen of ["table", "library", "settings", "rulebook"]) {
                const there = item ? null : findChild(top, screen)
                item = there ? findChild(there, name) : item
            }
            verify(item, "no " + name)
            return item
        }

        function press(key, modifiers) {
            keyClick(key, modifiers === undefined ? Qt.NoModifier : modifiers)
            Kit.draw(window.contentItem)
        }

        function begin() {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            Kit.draw(window.contentItem)
            find("table").forceActiveFocus()
            return Kit.desk.table
        }

        function open(topic) {
            window.navigator.go("rulebook", topic)
            Kit.draw(window.contentItem)
            return find("rulebook")
        }

        // Seen, not only there.
        function reads(number) {
            const line = find("rule-" + number)
            const y = line.mapToItem(find("rulebook"), 0, 0).y
            return y >= 0 && y < find("rulebook").height - 20
        }

        function test_r_opens_it_from_the_table_and_escape_leads_back() {
            begin()
            press(Qt.Key_R)
            compare(window.navigator.screen, "rulebook")
            verify(reads("1.1"))
            press(Qt.Key_Escape)
            compare(window.navigator.screen, "")
            verify(find("table").visible)
        }

        function test_r_opens_it_from_the_library() {
            find("library").forceActiveFocus()
            press(Qt.Key_R)
            compare(window.navigator.screen, "rulebook")
            mouseClick(find("leaveRules"))
            compare(window.navigator.screen, "")
        }

        // The first card in play with something that is refused.
        function refused_card(table) {
            for (let row = 0; row < table.play.count; ++row) {
                table.openCard = table.play.numberAt(row)
                for (let i = 0; i < table.offers.length; ++i) {
                    if (table.offerAt(i).rule === "7.2")
                        return { number: table.openCard, row: i,
                                 notation: table.offerAt(i).notation }
                }
            }
            fail("no card has an upgrade that is too dear")
        }

        function test_a_refusal_of_a_card_leads_to_its_rule_by_keyboard_and_back() {
            const table = begin()
            const wanted = refused_card(table)
            find("table").openCard(wanted.number)
            Kit.draw(window.contentItem)
            for (let row = 0; row < wanted.row; ++row)
                press(Qt.Key_Down)
            press(Qt.Key_R)
            compare(window.navigator.topic, "7.2")
            verify(reads("7.2"))
            compare(find("rulebook").place, "7.2")
            press(Qt.Key_Escape)
            compare(window.navigator.screen, "")
            tryVerify(() => find("offersPopup").opened)
            compare(table.openCard, wanted.number)
        }

        function test_a_refusal_of_a_card_leads_to_its_rule_by_mouse() {
            const table = begin()
            const wanted = refused_card(table)
            find("table").openCard(wanted.number)
            Kit.draw(window.contentItem)
            const line = find("offer-" + wanted.notation)
            mouseClick(findChild(line, "ruleLink"))
            Kit.draw(window.contentItem)
            compare(window.navigator.topic, "7.2")
        }

        function empty_deck(table) {
            while (table.deckCount > 0)
                verify(table.advance())
            Kit.draw(window.contentItem)
            find("table").forceActiveFocus()
        }

        function test_what_was_refused_below_leads_to_its_rule() {
            const table = begin()
            empty_deck(table)
            press(Qt.Key_A)
            verify(table.refused)
            compare(table.saidRule, "9.1")
            compare(find("prompt").text, table.said)
            press(Qt.Key_R)
            compare(window.navigator.topic, "9.1")
            press(Qt.Key_Escape)
            compare(find("prompt").text, table.said)
            mouseClick(find("readRule"))
            Kit.draw(window.contentItem)
            compare(window.navigator.topic, "9.1")
            verify(reads("9.1"))
        }

        function test_help_says_what_is_possible_and_leads_to_rules() {
            const table = begin()
            empty_deck(table)
            press(Qt.Key_F1)
            tryVerify(() => find("helpSheet").opened)
            const list = find("possibleNow")
            compare(list.count, table.possibleNow.length)
            // Advancing is the last but one.
            list.forceActiveFocus()
            list.currentIndex = list.count - 2
            Kit.draw(window.contentItem)
            press(Qt.Key_R)
            compare(window.navigator.topic, "9.1")
            press(Qt.Key_Escape)
            tryVerify(() => find("helpSheet").opened)
            press(Qt.Key_Escape)
            tryVerify(() => !find("helpSheet").opened)
        }

        function test_help_opens_a_card() {
            const table = begin()
            press(Qt.Key_F1)
            tryVerify(() => find("helpSheet").opened)
            const list = find("possibleNow")
            list.forceActiveFocus()
            list.currentIndex = 0
            press(Qt.Key_Return)
            tryVerify(() => find("offersPopup").opened)
            compare(table.openCard, table.possibleNow[0].card)
        }

        function test_links_are_followed_by_keyboard_and_back() {
            const rules = open("7.3")
            verify(reads("7.3"))
            press(Qt.Key_Right)
            press(Qt.Key_Return)
            compare(rules.place, "2.4")
            verify(reads("2.4"))
            press(Qt.Key_Backspace)
            compare(rules.place, "7.3")
            press(Qt.Key_Return)
            compare(rules.place, "2.3")
            mouseClick(find("stepBack"))
            Kit.draw(window.contentItem)
            compare(rules.place, "7.3")
            compare(window.navigator.screen, "rulebook")
        }

        function test_links_are_followed_by_mouse() {
            const rules = open("7.3")
            const text = findChild(find("rule-7.3"), "ruleWords")
            for (let x = 2; x < text.width && rules.place === "7.3"; x += 6) {
                if (text.linkAt(x, 10) === "2.3")
                    mouseClick(text, x, 10)
            }
            compare(rules.place, "2.3")
        }

        function test_keys_lead_through_the_rules() {
            const rules = open("")
            press(Qt.Key_Down)
            compare(rules.place, "1.1")
            press(Qt.Key_Down)
            compare(rules.place, "1.2")
            press(Qt.Key_Up)
            compare(rules.place, "1.1")
            press(Qt.Key_End)
            compare(find("rules").currentIndex, rules.count - 1)
            press(Qt.Key_Home)
            compare(find("rules").currentIndex, 0)
            press(Qt.Key_PageDown)
            const page = find("rules").currentIndex
            verify(page > 1)
            press(Qt.Key_PageDown)
            verify(find("rules").currentIndex > page)
            for (let page = 0; page < 4; ++page)
                press(Qt.Key_PageUp)
            compare(find("rules").currentIndex, 0)
        }

        function test_page_down_comes_to_the_end_with_the_largest_text() {
            Kit.preferences.textScale = 2
            const rules = open("")
            for (let page = 0; page < 300 && find("rules").currentIndex < rules.count - 1; ++page)
                press(Qt.Key_PageDown)
            compare(find("rules").currentIndex, rules.count - 1)
        }

        function test_chapters_by_mouse_and_keyboard() {
            const rules = open("")
            mouseClick(find("chapter-4"))
            Kit.draw(window.contentItem)
            compare(rules.place, "4")
            verify(reads("4.1"))
            find("chapters").forceActiveFocus()
            press(Qt.Key_Down)
            compare(rules.place, "5")
            verify(reads("5.1"))
        }

        function test_search() {
            const rules = open("")
            press(Qt.Key_F, Qt.ControlModifier)
            verify(find("ruleSearch").activeFocus)
            for (const letter of "13.9")
                keyClick(letter)
            Kit.draw(window.contentItem)
            verify(reads("13.9"))
            compare(rules.count, 2)
            press(Qt.Key_Return)
            // A link out of what was found clears the search.
            press(Qt.Key_Down)
            compare(rules.place, "13.9")
            press(Qt.Key_Return)
            compare(rules.place, "2.3")
            compare(find("ruleSearch").text, "")
            press(Qt.Key_Slash)
            verify(find("ruleSearch").activeFocus)
            for (const letter of "zzz")
                keyClick(letter)
            Kit.draw(window.contentItem)
            compare(rules.count, 0)
            press(Qt.Key_Escape)
            compare(find("ruleSearch").text, "")
            press(Qt.Key_Escape)
            press(Qt.Key_Escape)
            compare(window.navigator.screen, "")
        }

        function words_of(number) {
            const line = findChild(window.contentItem, "rule-" + number)
            return line === null ? "" : line.spoken
        }

        function test_cards_in_the_box_stay_secret() {
            const table = begin()
            let rules = open("C22")
            compare(words_of("C22"), "")
            Kit.preferences.spoilers = true
            Kit.draw(window.contentItem)
            rules.show("C22")
            Kit.draw(window.contentItem)
            compare(words_of("C22"), "")
            verify(table.make("correct card 22 zone play"))
            rules.show("C22")
            Kit.draw(window.contentItem)
            verify(words_of("C22").startsWith("Lighthouse"))
            Kit.preferences.spoilers = false
        }

        function test_both_languages_keep_the_place() {
            const rules = open("9.2")
            verify(words_of("9.2").startsWith("Pass"))
            Kit.preferences.language = "pl"
            Kit.draw(window.contentItem)
            compare(rules.place, "9.2")
            verify(words_of("9.2").startsWith("Spasowanie"))
            verify(reads("9.2"))
        }
    }
}
