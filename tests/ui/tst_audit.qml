// Every screen, in small and large windows, with small and large text, light and dark:
// nothing is cut, nothing lies on something else, everything has a name and can be reached.
// Kit.audit says what it looks for (audit.h).
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
            cards: Kit.cards
            preferences: Kit.preferences
            desk: Kit.desk
        }
    }

    TestCase {
        id: testCase

        name: "Audit"
        when: windowShown

        property Main window

        // What a window can be: its size, how large text is, and the theme.
        readonly property var looks: [
            { width: 1024, height: 640, text: 1, dark: false },
            { width: 1366, height: 768, text: 1, dark: true },
            { width: 1440, height: 900, text: 1.5, dark: false },
            { width: 1024, height: 640, text: 2, dark: true },
            { width: 2560, height: 1440, text: 2, dark: false },
            { width: 2560, height: 1440, text: 1, dark: false }
        ]

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
            window = windowComponent.createObject(null)
            verify(window)
            waitForRendering(window.contentItem)
        }

        function cleanup() {
            window.destroy()
            window = null
            wait(0)
            Theme.textScale = 1
        }

        // Sheets are no visual children of their screen.
        function find(name) {
            let top = window.contentItem
            while (top.parent)
                top = top.parent
            // Sheets belong to their screen's children, and not to what is drawn.
            let item = findChild(window, name) ?? findChild(top, name)
            for (const screen of ["library", "table", "score"]) {
                if (!item && findChild(top, screen))
                    item = findChild(findChild(top, screen), name)
            }
            let item = findChild(window.contentItem, name)
            const screens = find_screens()
            for (let i = 0; !item && i < screens.length; ++i)
                item = findChild(screens[i], name)
            const item = findChild(window.contentItem, name) || findChild(window, name)
            verify(item, "no " + name)
            return item
        }

        function find_screens() {
            const screens = []
            const place = findChild(window.contentItem, "screen")
            for (let i = 0; i < place.children.length; ++i)
                screens.push(place.children[i])
            return screens
        }

        // In every look of a window; the first finding of each is said.
        function audit_everywhere(what, scales) {
            const findings = []
            for (const look of looks) {
                if (scales !== undefined && look.text > scales)
                    continue
                window.width = look.width
                window.height = look.height
                Kit.preferences.dark = look.dark
                if ("textScale" in Kit.preferences)
                    Kit.preferences.textScale = look.text
                else
                    Theme.textScale = look.text
                Kit.draw(window.contentItem)
                Kit.draw(window.contentItem)
                for (const finding of Kit.audit(window.contentItem))
                    findings.push(`${what}, ${look.width}x${look.height}, text ${look.text}: `
                                  + finding)
            }
            verify(findings.length === 0, findings.length + " findings:\n"
                   + findings.join("\n"))
        }

        function begin() {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Old Arkach by the Lake", "1", false)))
            Kit.draw(window.contentItem)
            return Kit.desk.table
        }

        function test_an_empty_library() {
            audit_everywhere("empty library")
            find("library").askForNew()
            find("newName").text = ""
            find("newSeed").text = "spade"
            audit_everywhere("new kingdom")
            find("newSheet").close()
        }

        function test_a_library_of_kingdoms() {
            for (const name of ["Arkach", "Mirra", "The Kingdom Beyond the Seven Mountains and Lakes",
                                "Vesna", "Long Barrow", "Winterhold", "Greywater", "Saltmark"])
                Kit.desk.kingdoms.begin(name, "1", name.length > 30)
            Kit.desk.kingdoms.setArchived(Kit.desk.kingdoms.idAt(7), true)
            Kit.desk.kingdoms.showArchived = true
            audit_everywhere("library")
            Kit.desk.files.exportKingdom(Kit.desk.kingdoms.idAt(0))
            audit_everywhere("library with a notice")
            find("library").askToDelete(1, "The Kingdom Beyond the Seven Mountains and Lakes")
            audit_everywhere("delete")
            find("deleteSheet").close()
            find("library").askForName(1, "Arkach")
            audit_everywhere("rename")
            find("renameSheet").close()
            find("kingdomsArea").showMenu()
            audit_everywhere("menu of a kingdom")
        }

        function test_a_library_that_cannot_be_opened() {
            Kit.spoilLibrary()
            audit_everywhere("trouble")
        }

        function test_screens_of_their_own_data() {
            return [{ tag: "gallery" }, { tag: "settings" }, { tag: "rulebook" },
                    { tag: "chronicle" }, { tag: "score" }]
        }

        function test_screens_of_their_own(data) {
            if (data.tag === "chronicle" || data.tag === "score")
                verify(Kit.stage("order"))
            window.navigator.go(data.tag)
            Kit.draw(window.contentItem)
            audit_everywhere(data.tag)
        }

        function test_a_chronicle_data() {
            return [{ tag: "story" }, { tag: "branches" }, { tag: "bookmarks" }, { tag: "plots" },
                    { tag: "sheets" }]
        }

        // A kingdom far enough for rounds, branches and bookmarks of its own.
        function test_a_chronicle(data) {
            verify(Kit.stage("reset"))
            window.navigator.go("chronicle")
            Kit.draw(window.contentItem)
            const screen = find("chronicle")
            screen.act(Qt.Key_Home, false)
            for (let step = 0; step < 3; ++step)
                screen.act(Qt.Key_PageDown, true)
            screen.story.addBookmark("Before the long winter in the mountains")
            screen.story.continueFromHere()
            Kit.draw(window.contentItem)
            if (data.tag === "story") {
                audit_everywhere("chronicle at the present")
                screen.act(Qt.Key_PageUp, true)
                audit_everywhere("chronicle, looking at the past")
                screen.story.showBranch(0)
                audit_everywhere("chronicle, looking at another branch")
            } else if (data.tag === "branches") {
                screen.showTab(1)
                audit_everywhere("branches")
            } else if (data.tag === "bookmarks") {
                screen.showTab(2)
                find("bookmarks").currentIndex = 3
                audit_everywhere("bookmarks")
            } else if (data.tag === "plots") {
                screen.story.showBranch(0)
                screen.showTab(3)
                audit_everywhere("plots")
            } else {
                screen.askForBookmark()
                audit_everywhere("name of a bookmark")
                find("nameSheet").close()
                find("beforeLegacySheet").open()
                audit_everywhere("before card 23")
                find("beforeLegacySheet").close()
                find("chronicleHelp").open()
                audit_everywhere("help of the chronicle")
            }
        }

        function test_settings_to_their_end() {
            window.navigator.go("settings")
            Kit.draw(window.contentItem)
            find("backUp").clicked()
            for (const part of ["libraryFile", "backupOutcome"]) {
                for (const look of looks) {
                    window.width = look.width
                    window.height = look.height
                    Kit.preferences.textScale = look.text
                    Kit.draw(window.contentItem)
                    find("settingsRoom").reveal(find(part))
                    Kit.draw(window.contentItem)
                    compare(Kit.audit(window.contentItem).join("\n"), "")
                }
            }
        }

        function test_rules_and_rulings() {
            window.navigator.go("rulebook", "13.2")
            Kit.draw(window.contentItem)
            audit_everywhere("a long rule")
            find("rulebook").follow("13.9")
            audit_everywhere("a link was followed")
            find("ruleSearch").text = "no such words"
            audit_everywhere("nothing was found")
            Kit.preferences.spoilers = true
            find("rulebook").show("C25")
            audit_everywhere("rulings about cards")
            Kit.preferences.spoilers = false
        }

        function test_a_refusal() {
            const table = begin()
            while (table.deckCount > 0)
                verify(table.advance())
            verify(!table.advance())
            audit_everywhere("a refusal")
            find("table").showHelp()
            audit_everywhere("help with a refusal")
            find("table").putAway()
            Kit.preferences.distinctMarks = true
            verify(table.make("correct card 14 zone play"))
            audit_everywhere("marks without colour")
            Kit.preferences.distinctMarks = false
        }

        function test_gallery_sheets() {
            window.navigator.go("gallery")
            Kit.draw(window.contentItem)
            const gallery = find("gallery")
            gallery.askForSpoilers()
            audit_everywhere("question of spoilers")
            gallery.putAway()
            gallery.showHelp()
            audit_everywhere("help of the gallery")
            gallery.putAway()
            Kit.preferences.spoilers = true
            for (const number of [7, 14, 23, 41, 98, 134]) {
                gallery.open(Kit.cards.rowOf(number))
                audit_everywhere("card " + number)
                gallery.close()
            }
            Kit.preferences.spoilers = false
        }

        function test_a_table() {
            const table = begin()
            audit_everywhere("table at the start")
            const screen = find("table")
            screen.openCard(table.play.numberAt(1))
            audit_everywhere("offers")
            screen.putAway()
            screen.showHelp()
            audit_everywhere("help of the table")
            screen.putAway()
            screen.showStages(table.play.numberAt(0))
            audit_everywhere("stages")
            screen.putAway()
            for (let turn = 0; turn < 3; ++turn)
                table.pass()
            table.forgetDiscovered()
            screen.showDiscard()
            audit_everywhere("discard pile")
            screen.putAway()
            screen.logOpen = true
            audit_everywhere("log")
        }

        function test_a_guided_round() {
            const table = begin()
            find("table").beginGuide()
            const guide = find("guide").guide
            const audited = []
            for (let step = 0; step < 45 && guide.active; ++step) {
                if (audited.indexOf(guide.lesson) < 0) {
                    audited.push(guide.lesson)
                    audit_everywhere("guide: " + guide.lesson)
                }
                if (guide.farewell)
                    break
                if (guide.lesson === "undo")
                    table.undo()
                else if (guide.lesson === "redo")
                    table.redo()
                else if (guide.canGoOn)
                    guide.goOn()
                else if (guide.lesson === "produce" || guide.lesson === "gather")
                    table.make("produce " + guide.target.substring(4))
                else if (guide.lesson === "upgrade")
                    table.make("upgrade " + guide.target.substring(4))
                else if (guide.lesson === "advance")
                    table.advance()
                else
                    table.pass()
                table.forgetDiscovered()
            }
            verify(audited.length > 10, audited)
        }

        function test_a_table_of_twenty_cards() {
            const table = begin()
            for (const card of [11, 12, 13, 15, 17, 18, 20, 22, 28, 29, 31, 32, 33, 36, 41, 66])
                verify(table.make(`correct card ${card} zone play`))
            table.forgetDiscovered()
            audit_everywhere("table of twenty")
        }

        // Hundreds of moves, of which nobody looks at the table.
        function stage_late(round, places) {
            window.navigator.go("settings")
            Kit.draw(window.contentItem)
            verify(Kit.stageLate(round, places))
            window.navigator.back()
            Kit.draw(window.contentItem)
        }

        // What comes out of the box: these before it are laid away by hand.
        function bring(number) {
            const table = begin()
            for (let earlier = 11; earlier < number; ++earlier)
                verify(table.make(`correct card ${earlier} zone destroyed`))
            while (table.round === 1 && !table.question.open)
                verify(table.pass())
            Kit.draw(window.contentItem)
            return table
        }

        function test_discovered_cards() {
            const table = bring(11)
            audit_everywhere("the first card turned over")
            table.discovered.showAll()
            audit_everywhere("two discovered cards")
        }

        function test_sides() {
            const table = bring(13)
            audit_everywhere("the sides of card 13")
            table.question.choose(0)
            audit_everywhere("beside a chosen side")
        }

        function test_discovered_in_mid_turn() {
            const table = begin()
            verify(table.make("correct card 31 zone play"))
            verify(table.make("use 31"))
            audit_everywhere("discovered in mid-turn")
        }

        function test_scrolls() {
            const table = bring(30)
            audit_everywhere("a scroll")
            table.forgetDiscovered()
            table.question.choose(1)
            audit_everywhere("two of four")
            table.question.choose(2)
            table.question.confirm()
            audit_everywhere("a scroll that was followed")
        }

        function test_card_23() {
            const table = bring(23)
            audit_everywhere("card 23")
            table.forgetDiscovered()
            audit_everywhere("what card 23 asks")
            find("questionScene").pick(0)
            audit_everywhere("to continue")
            find("questionScene").confirm()
            audit_everywhere("continued")
            table.undo()
            table.question.choose(1)
            audit_everywhere("begun anew")
        function test_a_score_data() {
            return [{ tag: "midway", round: 9, places: 0 },
                    { tag: "after an expansion", round: 1, places: 2 }]
        }

        function test_a_score(data) {
            stage_late(data.round, data.places)
            window.navigator.go("score")
            Kit.draw(window.contentItem)
            audit_everywhere("score " + data.tag)
            find("orderKind").clicked()
            audit_everywhere("score by kind " + data.tag)
        }

        function test_what_is_left_and_a_card_of_a_late_kingdom() {
            stage_late(9, 0)
            const screen = find("table")
            screen.showCount()
            audit_everywhere("what is left")
            screen.putAway()
            screen.showDiscard()
            audit_everywhere("discard pile of a late kingdom")
            screen.putAway()
            screen.showStages(9)
            audit_everywhere("a card with a history")
            const sheet = findChild(screen, "stagesSheet")
            sheet.toggleHistory()
            find("wanderings").clicked()
            sheet.showVersion(1)
            audit_everywhere("a card as it was")
            screen.putAway()
        }

        function test_questions_data() {
            return ["cards", "resources", "production", "option", "box", "stage", "sticker",
                    "side", "arrow", "ends", "confirm", "reset", "name", "order"]
                .map(kind => ({ tag: kind }))
        }

        function test_questions(data) {
            if (!Kit.stage(data.tag))
                return skip("no campaign asks for " + data.tag)
            Kit.draw(window.contentItem)
            audit_everywhere("question of " + data.tag)
        }

        function test_upgrades() {
            const table = begin()
            for (const correction of ["card 74 zone play", "card 74 stage 4", "card 10 zone play",
                                      "card 119 zone play", "resources wood 3",
                                      "resources coin 1"])
                verify(table.make("correct " + correction))
            Kit.draw(window.contentItem)
            const screen = find("table")
            screen.askToUpgrade("upgrade 74")
            audit_everywhere("upgrade")
            screen.putAway()
            verify(table.make("correct resources wood 0"))
            screen.askToUpgrade("upgrade 74")
            audit_everywhere("upgrade that cannot be paid")
            screen.putAway()
        }

        function test_the_end_and_a_purge() {
            verify(Kit.finish([13, 14, 15, 17, 18, 20, 22, 28, 29, 33, 134,
                               25, 26, 27, 108]))
            Kit.draw(window.contentItem)
            audit_everywhere("end of the base game")
            const screen = find("table")
            screen.askToBegin("begin 136")
            audit_everywhere("beginning an expansion")
            screen.putAway()
            const table = Kit.desk.table
            verify(table.make("begin 136"))
            const view = find("purgeScreen").view
            for (let step = ""; view.open; ) {
                if (view.step !== step) {
                    step = view.step
                    audit_everywhere("purge: " + step)
                }
                if (step === "summary")
                    break
                table.question.choose(table.question.answers.findIndex(one => one.possible))
            }
            compare(view.step, "summary")
        }
    }
}
