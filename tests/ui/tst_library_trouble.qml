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
    }
}
