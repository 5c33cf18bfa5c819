// By keyboard alone: Tab leads to every control once and to where it began, its focus can
// be seen, and whatever comes and goes gives the keys back to the screen below.
import QtQuick
import QtTest
import Kronika
import KronikaTest

Item {
    id: root

    width: 1024
    height: 640

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

        name: "Keyboard"
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
            window.destroy()
            window = null
            wait(0)
        }

        function find(name) {
            let item = findChild(window.contentItem, name)
            const place = findChild(window.contentItem, "screen")
            for (let i = 0; !item && i < place.children.length; ++i)
                item = findChild(place.children[i], name)
            verify(item, "no " + name)
            return item
        }

        function begin() {
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            Kit.draw(window.contentItem)
            return Kit.desk.table
        }

        // What has the keys is on this screen, not nowhere and not in something closed.
        function verify_focus_in(screen) {
            Kit.draw(window.contentItem)
            let item = window.activeFocusItem
            verify(item, "nothing has the focus")
            verify(item.visible && item.enabled, item + " has the focus but is not there")
            while (item && item.objectName !== screen)
                item = item.parent
            verify(item, window.activeFocusItem + " is not in " + screen)
        }

        // A list has the focus where its current line has it.
        function control_of(item, controls) {
            let around = item
            while (around && controls.indexOf(around) < 0)
                around = around.parent
            return around ?? item
        }

        // Tab, until it comes back; every control of the window on the way, each once.
        function walk(screen) {
            Kit.draw(window.contentItem)
            const wanted = Kit.controls(window.contentItem)
            verify(wanted.length > 2)
            const found = []
            for (let step = 0; step <= wanted.length + 3; ++step) {
                keyClick(Qt.Key_Tab)
                const item = control_of(window.activeFocusItem, wanted)
                verify(item, "Tab led nowhere")
                const at = found.indexOf(item)
                if (at === 0)
                    break
                verify(at < 0, screen + ": Tab went in a circle at " + Kit.called(item))
                verify(Kit.showsFocus(item), screen + ": no focus is seen on "
                       + Kit.called(item))
                found.push(item)
            }
            for (const item of wanted)
                verify(found.indexOf(item) >= 0, screen + ": Tab never came to "
                       + Kit.called(item))
            // And the same way back.
            for (let i = found.length - 1; i >= 0; --i) {
                keyClick(Qt.Key_Backtab)
                compare(control_of(window.activeFocusItem, wanted), found[i])
            }
        }

        function test_tab_in_the_empty_library() {
            walk("empty library")
        }

        function test_tab_in_the_library() {
            for (const name of ["Arkach", "Mirra", "Vesna"])
                Kit.desk.kingdoms.begin(name, "1", false)
            Kit.desk.kingdoms.setArchived(Kit.desk.kingdoms.idAt(2), true)
            walk("library")
        }

        function test_tab_on_the_table() {
            begin()
            walk("table")
        }

        function test_tab_in_the_gallery() {
            window.navigator.go("gallery")
            walk("gallery")
        }

        function test_tab_on_a_card() {
            window.navigator.go("gallery")
            Kit.draw(window.contentItem)
            find("gallery").open(0)
            walk("card")
        }

        function test_the_library_gets_the_keys_back() {
            Kit.desk.kingdoms.begin("Arkach", "1", false)
            Kit.draw(window.contentItem)
            find("kingdoms").forceActiveFocus()
            keyClick(Qt.Key_N)
            tryVerify(() => find("newSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("newSheet").opened)
            verify_focus_in("library")
            keyClick(Qt.Key_M)
            Kit.draw(window.contentItem)
            keyClick(Qt.Key_Escape)
            verify_focus_in("library")
            keyClick(Qt.Key_G)
            verify_focus_in("gallery")
            keyClick(Qt.Key_Escape)
            verify_focus_in("library")
            keyClick(Qt.Key_Return)
            verify_focus_in("table")
        }

        function test_the_table_gets_the_keys_back_data() {
            return [{ tag: "offers", key: Qt.Key_Return, sheet: "offersPopup" },
                    { tag: "help", key: Qt.Key_F1, sheet: "helpSheet" },
                    { tag: "stages", key: Qt.Key_I, sheet: "stagesSheet" },
                    { tag: "discard pile", key: Qt.Key_D, sheet: "discardSheet" }]
        }

        function test_the_table_gets_the_keys_back(data) {
            begin()
            verify_focus_in("table")
            keyClick(data.key)
            tryVerify(() => find(data.sheet).opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find(data.sheet).opened)
            verify_focus_in("playArea")
        }

        function test_an_answer_gives_the_keys_back_data() {
            return [{ tag: "cards" }, { tag: "order" }]
        }

        function test_an_answer_gives_the_keys_back(data) {
            verify(Kit.stage(data.tag))
            verify_focus_in("table")
            for (let i = 0; i < 12 && Kit.desk.table.question.open; ++i) {
                keyClick(Qt.Key_1)
                if (Kit.desk.table.question.open && Kit.desk.table.question.ready)
                    keyClick(Qt.Key_C)
                verify_focus_in("table")
            }
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            verify_focus_in("table")
        }

        function test_the_gallery_gets_the_keys_back() {
            window.navigator.go("gallery")
            Kit.draw(window.contentItem)
            keyClick(Qt.Key_F1)
            tryVerify(() => find("helpSheet").opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !find("helpSheet").opened)
            verify_focus_in("grid")
            keyClick(Qt.Key_Return)
            verify_focus_in("detail")
            keyClick(Qt.Key_Escape)
            verify_focus_in("grid")
        }
    }
}
