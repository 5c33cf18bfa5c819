// Every lesson of the guided round, as AuditCase.qml looks at them.
import QtQuick
import Kronika
import KronikaTest

AuditCase {
    name: "AuditGuide"

    function take_step(table, guide) {
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

    function test_a_guided_round() {
        const table = begin()
        find("table").beginGuide()
        const guide = find("guide").guide
        const audited = []
        for (let step = 0; step < 45 && guide.active; ++step) {
            if (audited.indexOf(guide.lesson) < 0) {
                audited.push(guide.lesson)
                audit("guide: " + guide.lesson)
            }
            if (guide.farewell)
                break
            take_step(table, guide)
        }
        verify(audited.length > 10, audited)
    }
}
