// The four things that are always somewhere: advance, pass, undo, redo. What is not
// possible stays, quietly, and says why when it is asked.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Flow {
    id: bar

    required property KingdomTable table
    property bool roomy: true
    // Else they stand elsewhere.
    property bool beginsShown: true

    signal refusalAsked(string sentence)
    signal beginRequested(string notation)

    spacing: Theme.gapSmall

    component Action: AppButton {
        id: action

        property string reason
        // The table itself says why it is refused, with the rule.
        property bool told: false

        opacity: reason === "" ? 1 : 0.5
        Accessible.description: reason === "" ? qsTr("Key %1").arg(key) : reason

        signal chosen

        onClicked: reason === "" || told ? chosen() : bar.refusalAsked(reason)
    }

    Repeater {
        // Expansions that can be begun, and beginning anew.
        model: bar.table.others

        delegate: AppButton {
            required property offerValue modelData

            objectName: modelData.kind === "begin" ? "begin-" + modelData.notation : "reset"
            visible: modelData.kind === "begin" && bar.beginsShown
            text: modelData.title
            primary: true
            Accessible.description: modelData.sentence
            onClicked: bar.beginRequested(modelData.notation)
        }
    }

    Action {
        objectName: "undo"
        text: qsTr("Undo")
        key: bar.roomy && !bar.table.question.open ? qsTr("Ctrl+Z") : ""
        reason: bar.table.canUndo ? "" : qsTr("Nothing was done yet that could be undone.")
        onChosen: bar.table.undo()
    }

    Action {
        objectName: "redo"
        text: qsTr("Redo")
        key: bar.roomy && !bar.table.question.open ? qsTr("Ctrl+Shift+Z") : ""
        reason: bar.table.canRedo ? "" : qsTr("Nothing was undone that could be made again.")
        onChosen: bar.table.redo()
    }

    Action {
        objectName: "pass"
        text: qsTr("Pass")
        key: qsTr("P")
        visible: !bar.table.finished && !bar.table.question.open
        reason: bar.table.whyNotPass
        told: true
        onChosen: bar.table.pass()
    }

    Action {
        objectName: "advance"
        text: qsTr("Advance")
        key: qsTr("A")
        visible: !bar.table.finished && !bar.table.question.open
        primary: bar.table.canAdvance
        reason: bar.table.whyNotAdvance
        told: true
        onChosen: bar.table.advance()
    }
}
