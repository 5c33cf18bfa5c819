// The chronicle and the score, as AuditCase.qml looks at them.
import QtQuick
import Kronika
import KronikaTest

AuditCase {
    name: "AuditChronicle"

    // A kingdom far enough for rounds, branches and bookmarks of its own.
    function show_chronicle() {
        verify(Kit.stage("reset"))
        show()
        go("chronicle")
        const screen = find("chronicle")
        screen.act(Qt.Key_Home, false)
        for (let step = 0; step < 3; ++step)
            screen.act(Qt.Key_PageDown, true)
        screen.story.addBookmark("Before the long winter in the mountains")
        screen.story.continueFromHere()
        settle()
        return screen
    }

    function test_moments() {
        const screen = show_chronicle()
        audit("chronicle at the present")
        screen.act(Qt.Key_PageUp, true)
        audit("chronicle, looking at the past")
        screen.story.showBranch(0)
        audit("chronicle, looking at another branch")
    }

    function test_tabs() {
        const screen = show_chronicle()
        screen.showTab(1)
        audit("branches")
        screen.showTab(2)
        find("bookmarks").currentIndex = 3
        audit("bookmarks")
        screen.story.showBranch(0)
        screen.showTab(3)
        audit("plots")
    }

    function test_sheets() {
        const screen = show_chronicle()
        screen.askForBookmark()
        audit("name of a bookmark")
        find("nameSheet").close()
        find("beforeLegacySheet").open()
        audit("before card 23")
        find("beforeLegacySheet").close()
        find("chronicleHelp").open()
        audit("help of the chronicle")
    }

    function test_a_score_data() {
        return [{ tag: "midway", round: 9, places: 0 },
                { tag: "after an expansion", round: 1, places: 2 }]
    }

    function test_a_score(data) {
        verify(Kit.stageLate(data.round, data.places))
        show()
        go("score")
        audit("score " + data.tag)
        press("orderKind")
        audit("score by kind " + data.tag)
    }

    function test_a_first_score() {
        begin()
        go("score")
        audit("score at the start")
    }
}
