// Before an expansion is begun: what will happen, as far as anybody may know it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Sheet {
    id: sheet

    required property KingdomTable table
    property expansionValue expansion

    function ask(what: expansionValue): void {
        if (what.number === 0)
            return
        expansion = what
        open()
    }

    function begin(): void {
        if (!opened)
            return
        close()
        table.make(expansion.notation)
    }

    title: qsTr("Begin expansion %1?").arg(expansion.number)
    onOpened: yes.forceActiveFocus(Qt.TabFocusReason)

    SheetText {
        objectName: "beginWords"
        text: "1.  " + sheet.expansion.purge
    }

    SheetText {
        text: "2.  " + sheet.expansion.keeps
    }

    SheetText {
        text: "3.  " + sheet.expansion.rounds
    }

    SheetText {
        text: sheet.expansion.hidden
        color: Theme.textQuiet
    }

    SheetButtons {
        AppButton {
            id: yes

            objectName: "confirmBegin"
            text: qsTr("Begin")
            primary: true
            focus: true
            Keys.onReturnPressed: sheet.begin()
            Keys.onEnterPressed: sheet.begin()
            onClicked: sheet.begin()
        }

        AppButton {
            objectName: "cancelBegin"
            text: qsTr("Not yet")
            key: qsTr("Esc")
            Keys.onReturnPressed: sheet.close()
            Keys.onEnterPressed: sheet.close()
            onClicked: sheet.close()
        }
    }
}
