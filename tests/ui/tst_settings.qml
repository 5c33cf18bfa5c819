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
            window.destroy()
            window = null
            wait(0)
        }

        function find(name) {
            const item = findChild(window.contentItem, name)
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
    }
}
