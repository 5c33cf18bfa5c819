// The guided first round as somebody plays it who has never seen the game: from the one
// button of an empty library to the second round, by mouse and by keyboard alone; left,
// begun again, and found again after the program was closed.
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

        name: "Guide"
        when: windowShown

        property Main window
        readonly property KingdomTable table: Kit.desk.table
        // The lessons in the order in which they came.
        property var told: []

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
            Kit.preferences.guide = ""
            told = []
            show_window()
        }

        function cleanup() {
            if (window)
                window.destroy()
            window = null
            wait(0)
            Theme.textScale = 1
        }

        function show_window() {
            window = windowComponent.createObject(null)
            verify(window)
            window.requestActivate()
            waitForRendering(window.contentItem)
        }

        function close_window() {
            window.destroy()
            window = null
            wait(0)
        }

        function find(name) {
            let top = window.contentItem
            while (top.parent)
                top = top.parent
            // Popups are no items; they belong to the screen.
            const screen = findChild(top, "table") ?? findChild(top, "library")
            const item = findChild(top, name) ?? findChild(screen, name)
            verify(item, "no " + name)
            return item
        }

        function guide() {
            return find("guide").guide
        }

        function click(item) {
            Kit.draw(window.contentItem)
            mouseClick(item)
        }

        // The table of the first kingdom, with the guide at its side.
        function begin() {
            click(find("firstKingdom"))
            tryVerify(() => table !== null)
            Kit.draw(window.contentItem)
            tryVerify(() => find("guide").visible)
        }

        function begin_with(seed) {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", seed, false)))
            Kit.draw(window.contentItem)
            tryVerify(() => find("guide").visible)
        }

        // The number of the card that is pointed at.
        function card() {
            return parseInt(guide().target.substring(4))
        }

        // The offer of the card that the lesson asks for.
        function offer() {
            const kind = guide().lesson === "upgrade" ? "upgrade" : "produce"
            for (let row = 0; row < table.offers.length; ++row) {
                if (table.offerAt(row).kind === kind && table.offerAt(row).possible)
                    return table.offerAt(row)
            }
            fail("no " + kind)
        }

        function what_is_pointed_at() {
            if (guide().target === "")
                return
            tryVerify(() => find("guidePointer").parent !== null
                            && find("guidePointer").parent.objectName === guide().target,
                      1000, "nothing points at " + guide().target)
        }

        // An upgrade is shown before it is made.
        function confirm(act) {
            if (!find("upgradeSheet").visible)
                return
            tryVerify(() => find("upgradeSheet").opened)
            Kit.draw(window.contentItem)
            act()
            tryVerify(() => !find("upgradeSheet").visible)
        }

        function follow_by_mouse() {
            switch (guide().lesson) {
            case "cards":
                click(find("card" + card()))
                tryVerify(() => find("offersPopup").opened)
                keyClick(Qt.Key_Escape)
                tryVerify(() => !find("offersPopup").visible)
                break
            case "produce":
            case "gather":
            case "upgrade":
                click(find("card" + card()))
                tryVerify(() => find("offersPopup").opened)
                Kit.draw(window.contentItem)
                click(find("offer-" + offer().notation))
                tryVerify(() => !find("offersPopup").visible)
                confirm(() => click(find("confirmUpgrade")))
                break
            case "undo":
            case "redo":
            case "advance":
            case "pass":
                click(find(guide().lesson))
                break
            case "discard":
                click(find("discard"))
                tryVerify(() => find("discardSheet").opened)
                keyClick(Qt.Key_Escape)
                tryVerify(() => !find("discardSheet").visible)
                break
            case "stages":
                click(find("card" + card()))
                tryVerify(() => find("offersPopup").opened)
                click(find("allStages"))
                tryVerify(() => find("stagesSheet").opened)
                keyClick(Qt.Key_Escape)
                tryVerify(() => !find("stagesSheet").visible)
                break
            case "deck":
                click(find("pass"))
                break
            case "question":
                keyClick(Qt.Key_1)
                break
            default:
                click(find("guideNext"))
            }
        }

        function go_to(number) {
            const row = table.play.rowOf(number)
            if (find("guide").activeFocus)
                keyClick(Qt.Key_G)
            verify(find("play").activeFocus)
            for (let step = 0; find("play").currentIndex !== row && step < 20; ++step)
                keyClick(find("play").currentIndex < row ? Qt.Key_Right : Qt.Key_Left)
            compare(find("play").currentIndex, row)
        }

        function follow_by_keyboard() {
            switch (guide().lesson) {
            case "cards":
                go_to(card())
                keyClick(Qt.Key_Return)
                tryVerify(() => find("offersPopup").opened)
                keyClick(Qt.Key_Escape)
                tryVerify(() => !find("offersPopup").visible)
                break
            case "produce":
            case "gather":
            case "upgrade":
                go_to(card())
                keyClick(Qt.Key_Return)
                tryVerify(() => find("offersPopup").opened)
                keyClick(Qt.Key_0 + offer().digit)
                tryVerify(() => !find("offersPopup").visible)
                confirm(() => keyClick(Qt.Key_Return))
                break
            case "undo": keyClick(Qt.Key_Z, Qt.ControlModifier); break
            case "redo": keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier); break
            case "advance": keyClick(Qt.Key_A); break
            case "pass":
            case "deck": keyClick(Qt.Key_P); break
            case "discard":
                keyClick(Qt.Key_D)
                tryVerify(() => find("discardSheet").opened)
                keyClick(Qt.Key_Escape)
                tryVerify(() => !find("discardSheet").visible)
                break
            case "stages":
                keyClick(Qt.Key_I)
                tryVerify(() => find("stagesSheet").opened)
                keyClick(Qt.Key_Escape)
                tryVerify(() => !find("stagesSheet").visible)
                break
            case "question": keyClick(Qt.Key_1); break
            default:
                if (!find("guide").activeFocus)
                    keyClick(Qt.Key_G)
                tryVerify(() => find("guideNext").activeFocus)
                keyClick(Qt.Key_Return)
            }
        }

        function put_discovered_away() {
            if (table.discovered.count === 0)
                return
            tryVerify(() => find("discoveredSheet").opened)
            keyClick(Qt.Key_Escape)
            tryCompare(table.discovered, "count", 0)
        }

        function play_a_round(follow) {
            for (let step = 0; step < 45 && !guide().farewell; ++step) {
                const before = guide().lesson + table.log.count + guide().target
                if (told.indexOf(guide().lesson) < 0)
                    told.push(guide().lesson)
                compare(find("guideTitle").text, guide().title)
                what_is_pointed_at()
                follow()
                tryVerify(() => guide().lesson + table.log.count + guide().target !== before,
                          2000, "nothing came of " + before)
                put_discovered_away()
                Kit.draw(window.contentItem)
            }
            verify(guide().farewell)
            compare(table.round, 2)
            for (const lesson of ["cards", "produce", "resources", "undo", "redo", "stages",
                                  "discard", "glory", "advance"])
                verify(told.indexOf(lesson) >= 0, lesson + " was not told: " + told)
        }

        function test_a_whole_round_by_mouse() {
            begin()
            play_a_round(follow_by_mouse)
            click(find("guideNext"))
            tryVerify(() => !find("guide").visible)
            verify(find("play").activeFocus)
            compare(Kit.preferences.guide, "done")
        }

        function test_a_whole_round_by_keyboard() {
            keyClick(Qt.Key_Return)
            tryVerify(() => table !== null)
            Kit.draw(window.contentItem)
            play_a_round(follow_by_keyboard)
            keyClick(Qt.Key_G)
            keyClick(Qt.Key_Return)
            tryVerify(() => !find("guide").visible)
            verify(find("play").activeFocus)
        }

        function test_it_is_no_obstacle() {
            begin()
            // Whoever knows how to play just plays.
            for (let step = 0; step < 60 && table.round === 1; ++step) {
                keyClick(table.question.open ? Qt.Key_1 : Qt.Key_P)
                wait(0)
            }
            put_discovered_away()
            verify(guide().farewell)
            keyClick(Qt.Key_P)
            tryVerify(() => !find("guide").visible)
        }

        function test_it_is_left_by_its_button() {
            begin()
            what_is_pointed_at()
            const pointer = find("guidePointer")
            click(find("guideEnd"))
            tryVerify(() => !find("guide").visible)
            tryCompare(pointer, "parent", null)
            compare(Kit.preferences.guide, "done")
        }

        function test_it_is_left_by_escape_within() {
            begin()
            keyClick(Qt.Key_G)
            verify(find("guide").activeFocus)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("guide").visible)
            verify(table !== null)
            verify(find("play").activeFocus)
        }

        function test_escape_at_the_table_leaves_the_table_and_not_the_guide() {
            begin()
            keyClick(Qt.Key_Escape)
            tryVerify(() => table === null)
            Kit.draw(window.contentItem)
            click(find("continue"))
            tryVerify(() => table !== null)
            tryVerify(() => find("guide").visible)
        }

        function test_it_can_be_begun_again_from_the_menu_and_from_help() {
            begin()
            click(find("guideEnd"))
            tryVerify(() => !find("guide").visible)
            click(find("more"))
            tryVerify(() => find("tableMenu").opened)
            click(find("guideAgain"))
            tryVerify(() => find("guide").visible)
            click(find("guideEnd"))
            tryVerify(() => !find("guide").visible)
            keyClick(Qt.Key_F1)
            tryVerify(() => find("helpSheet").opened)
            click(find("guideFromHelp"))
            tryVerify(() => find("guide").visible)
            compare(guide().lesson, "cards")
        }

        function test_a_second_kingdom_has_none() {
            begin()
            Kit.desk.leave()
            Kit.preferences.guide = ""
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Mirra", "1", false)))
            Kit.draw(window.contentItem)
            verify(!find("guide").visible)
        }

        function test_it_is_found_again_where_it_was_left() {
            begin_with("1")
            while (guide().lesson !== "undo")
                follow_by_mouse()
            const said = find("guideText").text
            close_window()
            Kit.startAgain()
            show_window()
            verify(table !== null)
            tryVerify(() => find("guide").visible)
            compare(guide().lesson, "undo")
            compare(find("guideText").text, said)
        }

        function test_a_rule_is_read_and_left_again() {
            begin()
            click(find("guideRule-5.1"))
            tryCompare(window.navigator, "screen", "rulebook")
            compare(window.navigator.topic, "5.1")
            window.navigator.back()
            tryVerify(() => find("guide").visible)
            compare(guide().lesson, "cards")
        }

        function test_it_changes_its_language_at_once() {
            begin()
            const english = find("guideText").text
            Kit.preferences.language = "pl"
            tryVerify(() => find("guideText").text !== english)
            compare(find("guide").Accessible.name,
                    find("guideTitle").text + ". " + find("guideText").text)
            Kit.preferences.language = "en"
            tryCompare(find("guideText"), "text", english)
        }

        function test_a_click_goes_through_what_points() {
            begin()
            what_is_pointed_at()
            click(find("guidePointer"))
            tryVerify(() => find("offersPopup").opened)
        }
    }
}
