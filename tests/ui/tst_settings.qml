// Settings: what is chosen there holds at once, everywhere in the window.
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

    TextEdit {
        id: pasteInto
    }

    TestCase {
        id: testCase

        name: "Settings"
        when: windowShown

        property Main window

        function init() {
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
            window = windowComponent.createObject(null)
            verify(window)
            waitForRendering(window.contentItem)
        }

        function cleanup() {
            Kit.preferences.language = "en"
            Kit.preferences.textScale = 1
            Kit.preferences.dark = false
            Kit.preferences.distinctMarks = false
            Kit.preferences.strict = false
            Kit.draw(window.contentItem)
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

        function test_table_speaks_the_language_that_is_chosen() {
            verify(Kit.stage("cards"))
            Kit.draw(window.contentItem)
            const english = Kit.desk.table.question.sentence
            compare(find("advance").text, "Advance")
            Kit.preferences.language = "pl"
            Kit.draw(window.contentItem)
            compare(find("advance").text, "Rozwój")
            verify(Kit.desk.table.question.sentence !== english)
            compare(find("prompt").text, Kit.desk.table.question.sentence)
            Kit.preferences.language = "en"
            Kit.draw(window.contentItem)
            compare(find("advance").text, "Advance")
            compare(find("prompt").text, english)
        }

        function press(key, modifiers) {
            keyClick(key, modifiers === undefined ? Qt.NoModifier : modifiers)
            Kit.draw(window.contentItem)
        }

        function click(name) {
            const item = find(name)
            item.forceActiveFocus()  // which scrolls to it
            Kit.draw(window.contentItem)
            mouseClick(item)
            Kit.draw(window.contentItem)
        }

        function open_settings() {
            window.requestActivate()
            window.navigator.go("settings")
            Kit.draw(window.contentItem)
        }

        // Every choice: the control, the preference, its value before and after, and what of
        // the theme follows it at once.
        function choices() {
            return [
                { tag: "language", control: "language-pl", name: "language", from: "en", to: "pl" },
                { tag: "theme", control: "theme-dark", name: "theme", from: "light", to: "dark",
                  follows: "dark" },
                { tag: "motion", control: "reducedMotion", name: "reducedMotion", from: false,
                  to: true, follows: "reducedMotion" },
                { tag: "marks", control: "distinctMarks", name: "distinctMarks", from: false,
                  to: true, follows: "distinctMarks" },
                { tag: "strict", control: "strict", name: "strict", from: false, to: true },
                { tag: "larger", control: "largerText", name: "textScale", from: 1, to: 1.1 },
            ]
        }

        function test_by_mouse_data() {
            return choices()
        }

        function test_by_mouse(data) {
            Kit.preferences[data.name] = data.from
            open_settings()
            click(data.control)
            check(data)
        }

        function test_by_keyboard_data() {
            return choices()
        }

        // Tab leads there; where one of several is chosen, arrows choose.
        function test_by_keyboard(data) {
            Kit.preferences[data.name] = data.from
            open_settings()
            find("leaveSettings").forceActiveFocus()
            const group = data.control.split("-")
            const there = group.length > 1 ? group[0] + "-" + data.from : data.control
            for (let step = 0; step < 40 && !find(there).activeFocus; ++step)
                press(Qt.Key_Tab)
            verify(find(there).activeFocus, "Tab does not lead to " + there)
            const y = find(there).mapToItem(find("settings"), 0, 0).y
            verify(y >= 0 && y < window.height, "not seen")
            press(group.length > 1 ? Qt.Key_Right : Qt.Key_Return)
            check(data)
        }

        function check(data) {
            compare(Kit.preferences[data.name], data.to)
            if (data.follows !== undefined)
                compare(Theme[data.follows], true)
            if (data.name === "textScale")
                compare(Theme.textScale, data.to)
            press(Qt.Key_Escape)
            compare(window.navigator.screen, "")
            open_settings()
            const control = find(data.control)
            if (data.name === "textScale")
                compare(find("textSize").text, "110 %")
            else
                verify("on" in control ? control.on : control.isChosen)
        }

        function test_text_grows_to_two_hundred_and_no_further() {
            open_settings()
            for (let step = 0; step < 12; ++step)
                click("largerText")
            compare(Theme.textScale, 2)
            compare(find("textSize").text, "200 %")
            for (let step = 0; step < 12; ++step)
                click("smallerText")
            compare(Theme.textScale, 1)
        }

        function test_a_new_kingdom_is_as_strict_as_is_chosen() {
            Kit.preferences.strict = true
            find("library").askForNew()
            Kit.draw(window.contentItem)
            verify(find("newStrict").on)
            find("newSheet").close()
            Kit.preferences.strict = false
            find("library").askForNew()
            Kit.draw(window.contentItem)
            verify(!find("newStrict").on)
            find("newSheet").close()
        }

        function test_spoilers_are_asked_about_once() {
            open_settings()
            click("allowSpoilers")
            const question = find("settingsSpoilerQuestion")
            tryVerify(() => question.opened)
            press(Qt.Key_Escape)
            tryVerify(() => !question.opened)
            verify(!Kit.preferences.spoilers)
            click("allowSpoilers")
            tryVerify(() => question.opened)
            mouseClick(findChild(question.contentItem, "showSpoilers"))
            verify(Kit.preferences.spoilers)
            tryVerify(() => !question.opened)
            click("allowSpoilers")
            verify(!Kit.preferences.spoilers)
            click("allowSpoilers")
            verify(!question.opened)
            verify(Kit.preferences.spoilers)
            Kit.preferences.spoilers = false
        }

        function test_the_library_is_backed_up_and_never_over_a_file() {
            Kit.desk.kingdoms.begin("Arkach", "1", false)
            open_settings()
            verify(find("libraryFile").text.endsWith("library.db"))
            click("backUp")
            const made = find("backupOutcome").text
            verify(made.indexOf(".db") > 0, made)
            verify(made.startsWith("All your kingdoms were copied to "), made)
            // The same file again is refused, in a sentence that says so.
            const taken = Kit.fileWith("taken.db", "something else")
            const store = find("libraryPlace").storehouse
            verify(!store.backUp(taken))
            Kit.draw(window.contentItem)
            verify(find("backupOutcome").text.indexOf("taken.db") > 0)
            verify(find("backupOutcome").text !== made)
            // By keyboard, too: another name is found.
            find("backUp").forceActiveFocus()
            press(Qt.Key_Space)
            verify(find("backupOutcome").text.startsWith("All your kingdoms were copied to "))
            verify(find("backupOutcome").text !== made)
        }

        function test_the_path_is_copied() {
            open_settings()
            click("copyPath")
            const field = find("libraryFile")
            compare(field.selectedText, "")
            pasteInto.text = ""
            pasteInto.paste()
            compare(pasteInto.text, field.text)
        }

        function test_marks_say_without_colour_what_cards_can_do() {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            Kit.draw(window.contentItem)
            const card = find("card" + Kit.desk.table.play.numberAt(0))
            compare(findChild(card, "distinctMarks"), null)
            Kit.preferences.distinctMarks = true
            Kit.draw(window.contentItem)
            let active = 0
            for (let row = 0; row < Kit.desk.table.play.count; ++row) {
                const tile = find("card" + Kit.desk.table.play.numberAt(row))
                const said = findChild(tile, "distinctMarks")
                verify(said)
                compare(said.does !== "", tile.shown.active)
                active += tile.shown.active ? 1 : 0
            }
            verify(active > 0)
            // An obstacle says so.
            verify(Kit.desk.table.make("correct card 14 zone play"))
            Kit.draw(window.contentItem)
            verify(findChild(find("card14"), "distinctMarks").obstacle)
            Kit.preferences.distinctMarks = false
        }

        function test_comma_opens_them_and_escape_closes_them() {
            find("library").forceActiveFocus()
            press(Qt.Key_Comma)
            compare(window.navigator.screen, "settings")
            press(Qt.Key_Escape)
            compare(window.navigator.screen, "")
            verify(Kit.stage("cards"))
            Kit.draw(window.contentItem)
            find("table").forceActiveFocus()
            press(Qt.Key_Comma)
            compare(window.navigator.screen, "settings")
            press(Qt.Key_Escape)
            verify(find("table").visible)
        }
    }
}
