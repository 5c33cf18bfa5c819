// A library that cannot be opened or written: the window says what happened, what was
// kept and what to do, loses nothing, and goes on when the reason is gone.
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

        name: "Trouble"
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
            Kit.endTrouble()
            window.destroy()
            window = null
            wait(0)
        }

        function find(name) {
            const item = findChild(window.contentItem, name)
            verify(item, "no " + name)
            return item
        }

        function test_a_library_that_cannot_be_opened_data() {
            return [{ tag: "spoiled", says: "is not a Kronika library" },
                    { tag: "protected", says: "you may write to it" },
                    { tag: "newer", says: "Update Kronika" },
                    { tag: "locked", says: "another program" }]
        }

        function test_a_library_that_cannot_be_opened(data) {
            verify(Kit.desk.kingdoms.begin("Arkach", "1", false) > 0)
            Kit.makeTrouble(data.tag)
            Kit.draw(window.contentItem)
            verify(find("trouble").visible)
            const sentence = find("troubleSentence").text
            verify(sentence.indexOf(data.says) >= 0, sentence)
            verify(find("retry").activeFocus)
            // Still in the way.
            keyClick(Qt.Key_Return)
            verify(find("trouble").visible)
            mouseClick(find("troubleCards"))
            Kit.draw(window.contentItem)
            verify(find("gallery").visible)
            keyClick(Qt.Key_Escape)
            Kit.draw(window.contentItem)
            verify(find("trouble").visible)
            if (data.tag === "spoiled" || data.tag === "newer")
                return
            Kit.endTrouble()
            find("retry").forceActiveFocus()
            keyClick(Qt.Key_Return)
            Kit.draw(window.contentItem)
            verify(!find("trouble").visible)
            compare(Kit.desk.kingdoms.nameAt(0), "Arkach")
        }

        function test_a_disk_that_is_full_while_playing() {
            Kit.watchDisk()
            verify(Kit.desk.open(Kit.desk.kingdoms.begin("Arkach", "1", false)))
            Kit.draw(window.contentItem)
            const table = Kit.desk.table
            keyClick(Qt.Key_P)
            const before = table.log.count
            verify(before > 0)
            Kit.fillDisk()
            keyClick(Qt.Key_P)
            Kit.draw(window.contentItem)
            compare(table.log.count, before)
            const said = find("prompt").text + find("notice").sentence
            verify(said.indexOf("full") >= 0, said)
            Kit.endTrouble()
            keyClick(Qt.Key_P)
            Kit.draw(window.contentItem)
            verify(table.log.count > before)
        }

        function test_a_disk_that_is_full_in_the_library() {
            Kit.watchDisk()
            verify(Kit.desk.kingdoms.begin("Arkach", "1", false) > 0)
            Kit.fillDisk()
            compare(Kit.desk.kingdoms.begin("Vesna", "1", false), 0)
            Kit.draw(window.contentItem)
            verify(find("notice").visible)
            verify(find("notice").sentence.indexOf("full") >= 0, find("notice").sentence)
            compare(Kit.desk.kingdoms.count, 1)
            find("dismissNotice").forceActiveFocus()
            keyClick(Qt.Key_Space)
            verify(!find("notice").visible)
            Kit.endTrouble()
            verify(Kit.desk.kingdoms.begin("Vesna", "1", false) > 0)
        }
    }
}
