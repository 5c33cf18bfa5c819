// Every kind of question at the table, as AuditCase.qml looks at them.
import QtQuick
import Kronika
import KronikaTest

AuditCase {
    name: "AuditQuestions"

    // As random campaigns come to them.
    function test_questions_data() {
        return ["cards", "resources", "production", "option", "box", "stage", "sticker", "side",
                "arrow", "confirm", "reset", "name", "order"].map(kind => ({ tag: kind }))
    }

    function test_questions(data) {
        verify(Kit.stage(data.tag), "no campaign asks for " + data.tag)
        show()
        compare(Kit.desk.table.question.kind, data.tag)
        audit("question of " + data.tag)
    }

    // C95: the astrologist puts two cards on the deck or under it. No random campaign does.
    function test_top_or_bottom() {
        const table = begin()
        correct(["card 95 zone play", "card 95 stage 3", "card 1 zone play", "card 9 zone play"])
        verify(table.make("use 95"))
        for (const number of [1, 9])
            table.question.choose(table.question.answerOf(number))
        table.question.confirm()
        compare(table.question.kind, "ends")
        audit("top or bottom")
    }
}
