// Beginning a kingdom: a name is enough; who wants may say the seed, and play strictly.
import QtQuick
import Kronika

Sheet {
    id: sheet

    required property KingdomList kingdoms
    // Proposed; each kingdom may be begun otherwise.
    property bool strict: false
    readonly property string nameReason: nameField.text === "" ? ""
                                         : kingdoms.whyNotName(nameField.text)
    readonly property string seedReason: kingdoms.whyNotSeed(seedField.text)
    readonly property bool ready: nameField.text.trim() !== "" && nameReason === ""
                                  && seedReason === ""

    signal begun(int kingdom)

    title: qsTr("A new kingdom")

    function ask(): void {
        open()
        seedField.text = ""
        strictSwitch.on = strict
        nameField.begin(kingdoms.freeName(qsTr("Kingdom")))
    }

    function begin(): void {
        if (!ready)
            return
        const kingdom = kingdoms.begin(nameField.text, seedField.text, strictSwitch.on)
        close()
        if (kingdom > 0)
            begun(kingdom)
    }

    LineField {
        id: nameField

        width: parent ? parent.width : 0
        fieldName: "newName"
        label: qsTr("Name")
        reason: sheet.nameReason
        maximumLength: 60
        onAccepted: sheet.begin()
    }

    LineField {
        id: seedField

        width: parent ? parent.width : 0
        fieldName: "newSeed"
        label: qsTr("Seed")
        hint: qsTr("drawn by lot")
        reason: sheet.seedReason
        maximumLength: 16
        onAccepted: sheet.begin()
    }

    SheetText {
        text: qsTr("The same seed shuffles alike, so that two people can play the same deal.")
        color: Theme.textQuiet
        font.pixelSize: Theme.textSmall
    }

    AppSwitch {
        id: strictSwitch

        objectName: "newStrict"
        on: false
        text: qsTr("Strict: what was revealed cannot be undone")
        onClicked: on = !on
    }

    SheetText {
        text: qsTr("Nothing can be undone then that has shown you a new card. It stays so for "
                   + "this kingdom.")
        color: Theme.textQuiet
        font.pixelSize: Theme.textSmall
    }

    SheetButtons {
        AppButton {
            objectName: "beginKingdom"
            text: qsTr("Begin")
            primary: sheet.ready
            enabled: sheet.ready
            onClicked: sheet.begin()
        }

        AppButton {
            objectName: "cancelNew"
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
