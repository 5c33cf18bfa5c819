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

        function find(name) {
            const item = findChild(window, name)
            verify(item, "no " + name)
            return item
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
            find("deleteSheet").ask(1, "The Kingdom Beyond the Seven Mountains and Lakes")
            audit_everywhere("delete")
            find("deleteSheet").close()
            find("renameSheet").ask(1, "Arkach")
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

        function test_a_table_of_twenty_cards() {
            const table = begin()
            for (const card of [11, 12, 13, 15, 17, 18, 20, 22, 28, 29, 30, 31, 33, 36, 41, 66])
                verify(table.make(`correct card ${card} zone play`))
            table.forgetDiscovered()
            audit_everywhere("table of twenty")
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
