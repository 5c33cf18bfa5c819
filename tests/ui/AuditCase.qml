// What every audit shares: a window that is laid out, never drawn, in small and large sizes,
// with small and large text, light and dark, in English and in Polish. Nothing is cut, nothing
// lies on something else, everything has a name and can be reached: audit.h says what is
// looked for.
import QtQuick
import QtTest
import Kronika
import KronikaTest

TestCase {
    id: testCase

    property Main window
    property var findings: []

    // What a window can be. Each differs from the one before by as little as it can.
    readonly property var looks: [
        { width: 1024, height: 640, text: 1, dark: false, language: "en" },
        { width: 1024, height: 640, text: 1, dark: false, language: "pl" },
        { width: 1024, height: 640, text: 2, dark: false, language: "pl" },
        { width: 1024, height: 640, text: 2, dark: true, language: "en" },
        { width: 2560, height: 1440, text: 2, dark: true, language: "en" },
        { width: 1440, height: 900, text: 1.5, dark: true, language: "en" },
        { width: 1366, height: 768, text: 1, dark: true, language: "en" },
        { width: 2560, height: 1440, text: 1, dark: true, language: "en" }
    ]

    when: windowShown

    Component {
        id: windowComponent

        Main {
            visible: false
            cards: Kit.cards
            preferences: Kit.preferences
            desk: Kit.desk
        }
    }

    function init() {
        failOnWarning(/./)
        findings = []
        Kit.renew()
        Kit.preferences.reducedMotion = true
    }

    function cleanup() {
        if (window)
            window.destroy()
        window = null
        wait(0)
        verify(findings.length === 0, findings.length + " findings:\n" + findings.join("\n"))
    }

    // The window is opened, with what was prepared before.
    function show() {
        window = windowComponent.createObject(null)
        verify(window)
        settle()
    }

    function settle() {
        Kit.settle(window)
    }

    function find(name) {
        const item = Kit.find(window, name)
        verify(item, "no " + name)
        return item
    }

    function press(name) {
        find(name).clicked()
        settle()
    }

    function go(screen, topic = "") {
        window.navigator.go(screen, topic)
        settle()
    }

    function begin() {
        verify(Kit.desk.open(Kit.desk.kingdoms.begin("Old Arkach by the Lake", "1", false)))
        if (!window)
            show()
        settle()
        return Kit.desk.table
    }

    function correct(corrections) {
        for (const correction of corrections)
            verify(Kit.desk.table.make("correct " + correction), Kit.desk.table.said)
    }

    // In every look, and made ready there. What is found is told when the test is over, each
    // finding once.
    function audit(what, prepare) {
        for (const look of looks) {
            window.width = look.width
            window.height = look.height
            Kit.preferences.dark = look.dark
            Kit.preferences.textScale = look.text
            Kit.preferences.language = look.language
            settle()
            if (prepare) {
                prepare()
                settle()
            }
            compare(find("screen").width, look.width)
            for (const finding of Kit.audit(window.contentItem)) {
                if (!findings.some(earlier => earlier.startsWith(finding)))
                    findings.push(`${finding} (${what}, ${look.width}x${look.height}, `
                                  + `text ${look.text}, ${look.language})`)
            }
        }
        Kit.preferences.language = "en"
        settle()
    }
}
