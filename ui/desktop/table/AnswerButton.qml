// An answer that is only a word or an icon. Where several are wanted it counts them and
// gives one back with the small button beside it.
import QtQuick
import Kronika

Row {
    id: row

    required property answerValue answer
    required property Question question
    required property int place
    property int digit: 0
    readonly property int count: place < question.counts.length ? question.counts[place] : 0

    spacing: 2

    AppButton {
        objectName: "take-" + row.answer.label
        text: row.answer.label + (row.count > 0 && !row.question.single
                                  ? " × " + row.count : "")
        symbol: row.answer.icon
        key: row.digit > 0 && row.digit < 10 ? row.digit : ""
        primary: row.count > 0
        enabled: row.answer.possible
        repeats: !row.question.single
        Accessible.name: row.answer.label
        Accessible.description: row.answer.sentence
        onClicked: row.question.choose(row.place)
    }

    AppButton {
        visible: row.count > 0 && row.answer.limit > 1
        square: true
        width: Theme.controlHeight
        repeats: true
        text: "−"
        Accessible.name: qsTr("One %1 less").arg(row.answer.label)
        onClicked: row.question.takeBack(row.place)
    }
}
