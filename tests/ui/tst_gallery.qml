// The gallery as a player uses it: by mouse, by keyboard, and by the names a
// screen reader would say.
import QtQuick
import QtTest
import Kronika
import KronikaTest

Item {
    id: root

    width: 1024
    height: 640

    // As Main.qml does it.
    Binding {
        target: Theme
        property: "dark"
        value: Kit.preferences.dark
    }

    Component {
        id: galleryComponent

        Gallery {
            anchors.fill: parent
            focus: true
            cards: Kit.cards
            preferences: Kit.preferences
        }
    }

    TestCase {
        id: testCase

        name: "Gallery"
        when: windowShown

        property Gallery gallery

        function init() {
            // A binding that does not hold is a defect, even if nobody sees it.
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
            Theme.reducedMotion = true
            gallery = createTemporaryObject(galleryComponent, root)
            verify(gallery)
            gallery.forceActiveFocus()
            waitForRendering(gallery)
        }

        function find(name) {
            const item = findChild(gallery, name)
            verify(item, "no " + name)
            return item
        }

        // Sheets live in the window's overlay, not below the gallery.
        function find_in_window(name) {
            let top = gallery
            while (top.parent)
                top = top.parent
            const item = findChild(top, name)
            verify(item, "no " + name)
            return item
        }

        function stage_of(number) {
            return Kit.cards.shownStage(Kit.cards.rowOf(number))
        }

        function allow_spoilers() {
            Kit.preferences.spoilers = true
            tryCompare(find("grid"), "count", 138)
        }

        function test_only_starting_cards_at_first() {
            compare(find("grid").count, 10)
            for (let row = 0; row < 10; ++row)
                compare(Kit.cards.cardAt(row).number, row + 1)
            compare(find("status").text, "Feudal Kingdom, the 10 starting cards")
        }

        function test_spoilers_are_asked_for_in_words() {
            mouseClick(find("spoilers"))
            const question = find_in_window("keepSurprise")
            tryVerify(() => question.visible)
            verify(!Kit.preferences.spoilers)
            compare(find("grid").count, 10)

            waitForRendering(gallery)
            mouseClick(find_in_window("showSpoilers"))
            verify(Kit.preferences.spoilers)
            tryCompare(find("grid"), "count", 138)
            tryVerify(() => !question.visible)
        }

        function test_spoilers_can_be_declined() {
            mouseClick(find("spoilers"))
            const keep = find_in_window("keepSurprise")
            tryVerify(() => keep.activeFocus)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !keep.visible)
            verify(!Kit.preferences.spoilers)
            verify(!find("spoilers").on)
            compare(find("grid").count, 10)
        }

        function test_spoilers_are_asked_for_only_once() {
            allow_spoilers()
            mouseClick(find("spoilers"))
            compare(find("grid").count, 10)
            mouseClick(find("spoilers"))
            compare(find("grid").count, 138)
        }

        function test_arrows_and_enter_open_a_card() {
            find("grid").forceActiveFocus()
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            compare(find("grid").currentIndex, 2)
            keyClick(Qt.Key_Return)
            verify(gallery.detailOpen)
            compare(find("detail").card.number, 3)
            verify(find("detail").activeFocus)
        }

        function test_escape_closes_the_card() {
            gallery.open(4)
            keyClick(Qt.Key_Escape)
            verify(!gallery.detailOpen)
            verify(find("grid").activeFocus)
            compare(find("grid").currentIndex, 4)
        }

        function test_click_opens_a_card() {
            mouseClick(find("tile7"))
            verify(gallery.detailOpen)
            compare(find("detail").card.number, 7)
        }

        function test_double_click_opens_once() {
            mouseDoubleClickSequence(find("tile7"))
            verify(gallery.detailOpen)
            compare(find("detail").card.number, 7)
            compare(stage_of(7), 1)
        }

        function test_keys_turn_the_card_in_the_grid() {
            find("grid").forceActiveFocus()
            keyClick(Qt.Key_R)
            compare(stage_of(1), 2)
            keyClick(Qt.Key_F)
            compare(stage_of(1), 4)
            keyClick(Qt.Key_R)
            compare(stage_of(1), 3)
            keyClick(Qt.Key_F)
            compare(stage_of(1), 1)
        }

        function test_small_buttons_turn_the_card() {
            mouseClick(find("rotate7"))
            compare(stage_of(7), 2)
            mouseClick(find("flip7"))
            compare(stage_of(7), 4)
            verify(!gallery.detailOpen)
        }

        function test_large_card_turns_by_click() {
            gallery.open(8)
            waitForRendering(gallery)
            const card = find("largeCard")
            compare(card.stage, 1)
            mouseClick(card, card.width / 2, card.height * 0.8)
            tryCompare(card, "stage", 2)
            compare(card.drawnStage, 2)
            mouseClick(card, card.width / 2, card.height * 0.2)
            tryCompare(card, "stage", 4)
            compare(card.drawnStage, 4)
        }

        function test_double_click_on_the_large_card_turns_once() {
            gallery.open(8)
            waitForRendering(gallery)
            const card = find("largeCard")
            mouseDoubleClickSequence(card, card.width / 2, card.height * 0.8)
            compare(stage_of(9), 2)
        }

        function test_turning_is_seen_unless_motion_is_reduced() {
            Theme.reducedMotion = false
            gallery.open(8)
            waitForRendering(gallery)
            const card = find("largeCard")
            keyClick(Qt.Key_F)
            compare(card.stage, 3)
            verify(card.turning)
            compare(card.drawnStage, 1)
            tryCompare(card, "turning", false)
            compare(card.drawnStage, 3)

            keyClick(Qt.Key_R)
            verify(card.turning)
            compare(card.drawnStage, 4)
            // Another turn never waits for the animation.
            keyClick(Qt.Key_R)
            compare(card.stage, 3)
            tryCompare(card, "turning", false)
        }

        function test_buttons_of_the_detail() {
            gallery.open(8)
            waitForRendering(gallery)
            mouseClick(find("rotate"))
            compare(stage_of(9), 2)
            mouseClick(find("flip"))
            compare(stage_of(9), 4)
            mouseClick(find("next"))
            compare(find("detail").card.number, 10)
            verify(!find("next").enabled)
            mouseClick(find("previous"))
            compare(find("detail").card.number, 9)
            compare(find("largeCard").stage, 4)
            mouseClick(find("back"))
            verify(!gallery.detailOpen)
        }

        function test_stage_map_shows_another_stage() {
            gallery.open(8)
            waitForRendering(gallery)
            mouseClick(find("panel3"))
            compare(stage_of(9), 3)
            compare(find("largeCard").stage, 3)
        }

        function test_face_of_one_stage_cannot_be_rotated() {
            allow_spoilers()
            gallery.open(Kit.cards.rowOf(13))
            verify(!find("rotate").enabled)
            keyClick(Qt.Key_R)
            compare(stage_of(13), 1)
            keyClick(Qt.Key_F)
            compare(stage_of(13), 3)
        }

        function test_search_data() {
            return [
                { tag: "number", text: "14", numbers: [14] },
                { tag: "range", text: "24-27", numbers: [24, 25, 26, 27] },
                { tag: "name", text: "handsome", numbers: [134] },
                { tag: "name of a later stage", text: "camelot", numbers: [106] },
                { tag: "keyword", text: "livestock", numbers: [113, 114, 115] },
                { tag: "two words", text: "bandit enemy", numbers: [14, 16, 60, 64] },
                { tag: "nothing", text: "zeppelin", numbers: [] }
            ]
        }

        function test_search(data) {
            allow_spoilers()
            const field = find("search")
            mouseClick(field)
            verify(field.activeFocus)
            for (const letter of data.text)
                keyClick(letter)
            compare(field.text, data.text)
            let numbers = []
            for (let row = 0; row < Kit.cards.count; ++row)
                numbers.push(Kit.cards.cardAt(row).number)
            compare(numbers, data.numbers)
            compare(find("nothingFound").visible, data.numbers.length === 0)
            keyClick(Qt.Key_Escape)
            compare(Kit.cards.count, 138)
            keyClick(Qt.Key_Escape)
            verify(find("grid").activeFocus)
        }

        function test_search_does_not_reveal_what_is_in_the_box() {
            const field = find("search")
            field.text = "bandit"
            compare(Kit.cards.count, 0)
            verify(find("nothingFound").visible)
        }

        function test_letters_typed_into_the_search_turn_nothing() {
            find("search").forceActiveFocus()
            keyClick("r")
            keyClick("f")
            compare(find("search").text, "rf")
            compare(stage_of(1), 0)
            find("search").clear()
            compare(stage_of(1), 1)
        }

        function test_ctrl_f_leads_to_the_search() {
            keyClick(Qt.Key_F, Qt.ControlModifier)
            tryVerify(() => find("search").activeFocus)
        }

        function test_f1_helps_and_escape_closes_it() {
            keyClick(Qt.Key_F1)
            const close = find_in_window("closeHelp")
            tryVerify(() => close.activeFocus)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !close.visible)
        }

        function test_theme_switch() {
            mouseClick(find("dark"))
            verify(Kit.preferences.dark)
            mouseClick(find("dark"))
            verify(!Kit.preferences.dark)
        }

        function test_switches_by_keyboard() {
            find("dark").forceActiveFocus()
            keyClick(Qt.Key_Space)
            verify(Kit.preferences.dark)
        }

        function test_problem_is_shown_and_put_away() {
            verify(!find("notice").visible)
            Kit.preferences.problem = "The library could not be opened."
            tryVerify(() => find("notice").visible)
            waitForRendering(gallery)
            mouseClick(find("dismissNotice"))
            verify(!find("notice").visible)
        }

        function test_everything_has_a_name() {
            const names = ["tile1", "rotate1", "flip1", "spoilers", "dark", "motion", "help",
                           "search", "grid"]
            for (const name of names)
                verify(find(name).Accessible.name !== "", name)
            compare(find("tile1").Accessible.name, "Wild Grass, card 1")
            verify(find("tile1").Accessible.description.includes("Produces coin"))
        }

        function test_detail_in_windows_of_every_size_data() {
            // tst_cards looks at every single one; here the window around them matters.
            return [
                { tag: "1024x640", width: 1024, height: 640, every: 3 },
                { tag: "1366x768", width: 1366, height: 768, every: 19 },
                { tag: "2560x1440", width: 2560, height: 1440, every: 29 }
            ]
        }

        function test_detail_in_windows_of_every_size(data) {
            allow_spoilers()
            root.width = data.width
            root.height = data.height
            for (let row = 0; row < Kit.cards.count; row += data.every) {
                gallery.open(row)
                const card = find("largeCard")
                tryVerify(() => card.textFits, 1000, "card " + (row + 1))
                const map = find("stageMap")
                for (const stage of map.card.stages)
                    verify(findChild(map, "panel" + stage.number).textFits,
                           "stage " + stage.number + " of card " + (row + 1))
            }
            root.width = 1024
            root.height = 640
        }
    }
}
