// How the program looks and speaks, and where it keeps everything.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: settings

    required property Preferences preferences
    required property Desk desk

    signal leaveRequested

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Settings")
    Keys.onEscapePressed: leaveRequested()

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }

    Storehouse {
        id: storehouse

        desk: settings.desk
    }

    Rectangle {
        id: bar

        width: settings.width
        height: Theme.controlHeight + Theme.gap * 2
        color: Theme.surface

        AppButton {
            id: back

            objectName: "leaveSettings"
            x: Theme.gapLarge
            y: Theme.gap
            text: qsTr("Back")
            key: qsTr("Esc")
            onClicked: settings.leaveRequested()
        }

        Text {
            x: back.x + back.width + Theme.gapLarge
            y: Theme.gap
            height: Theme.controlHeight
            text: qsTr("Settings")
            verticalAlignment: Text.AlignVCenter
            color: Theme.text
            font.family: Theme.displayFamily
            font.weight: Font.DemiBold
            font.pixelSize: Theme.textTitle
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Rectangle {
            y: bar.height - 1
            width: bar.width
            height: 1
            color: Theme.line
        }
    }

    Notice {
        id: notice

        objectName: "settingsNotice"
        y: bar.height
        width: settings.width
        height: visible ? implicitHeight : 0
        sentence: settings.preferences.problem
        onDismissed: settings.preferences.problem = ""
    }

    Flickable {
        id: room

        // Whatever has the focus is seen.
        readonly property Item focused: settings.Window.activeFocusItem

        function reveal(item: Item): void {
            let around = item
            while (around && around !== room.contentItem)
                around = around.parent
            if (!around)
                return
            const top = item.mapToItem(room.contentItem, 0, 0).y
            const low = Math.max(0, contentHeight - height)
            if (top - Theme.gapHuge < contentY)
                contentY = Math.max(0, Math.min(low, top - Theme.gapHuge * 2))
            else if (top + item.height + Theme.gapHuge > contentY + height)
                contentY = Math.max(0, Math.min(low, top + item.height + Theme.gapHuge - height))
        }

        objectName: "settingsRoom"
        y: bar.height + notice.height
        width: settings.width
        height: settings.height - y
        contentWidth: width
        contentHeight: list.height + Theme.gapHuge * 2
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        onFocusedChanged: {
            if (focused)
                reveal(focused)
        }
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Column {
            id: list

            x: (room.width - width) / 2
            y: Theme.gapHuge
            width: Math.min(720 * Theme.textScale, room.width - Theme.gapHuge * 2)
            spacing: Theme.gapHuge

            SettingsSection {
                title: qsTr("Language")

                ChoiceRow {
                    objectName: "language"
                    name: qsTr("Language")
                    values: ["", "en", "pl"]
                    labels: [qsTr("As the system"), "English", "Polski"]
                    value: settings.preferences.language
                    onChosen: value => settings.preferences.language = value
                }
            }

            SettingsSection {
                title: qsTr("Text size")

                SizeStepper {
                    scale100: settings.preferences.textScale * 100
                    onChosen: scale => settings.preferences.textScale = scale
                }
            }

            SettingsSection {
                title: qsTr("Look")

                ChoiceRow {
                    objectName: "theme"
                    name: qsTr("Theme")
                    values: ["light", "dark", "system"]
                    labels: [qsTr("Light"), qsTr("Dark"), qsTr("As the system")]
                    value: settings.preferences.theme
                    onChosen: value => settings.preferences.theme = value
                }

                AppSwitch {
                    objectName: "reducedMotion"
                    text: qsTr("Less motion: cards turn and move at once")
                    width: Math.min(implicitWidth, list.width)
                    on: settings.preferences.reducedMotion
                    onClicked: settings.preferences.reducedMotion = !on
                }

                AppSwitch {
                    objectName: "distinctMarks"
                    text: qsTr("Marks that need no colour")
                    width: Math.min(implicitWidth, list.width)
                    on: settings.preferences.distinctMarks
                    onClicked: settings.preferences.distinctMarks = !on
                }

                SheetText {
                    text: qsTr("On the table, words and signs then say which cards can act, can "
                               + "be chosen, are chosen, and which are obstacles.")
                    color: Theme.textQuiet
                    font.pixelSize: Theme.textSmall
                }
            }

            SettingsSection {
                title: qsTr("Strict kingdoms")
                explanation: qsTr("In a strict kingdom nothing can be undone that has shown you "
                                  + "something new: a card from the deck or from the box. That "
                                  + "is decided when a kingdom begins and stays so; here you "
                                  + "choose what a new one proposes.")

                AppSwitch {
                    objectName: "strict"
                    text: qsTr("New kingdoms are strict")
                    width: Math.min(implicitWidth, list.width)
                    on: settings.preferences.strict
                    onClicked: settings.preferences.strict = !on
                }
            }

            SettingsSection {
                title: qsTr("Spoilers")
                explanation: qsTr("The gallery then shows every card of the box, and the rulebook "
                                  + "every ruling about them.")

                AppSwitch {
                    objectName: "allowSpoilers"
                    text: qsTr("Show cards that are still in the box")
                    width: Math.min(implicitWidth, list.width)
                    on: settings.preferences.spoilers
                    onClicked: spoilerQuestion.toggle()
                }
            }

            SettingsSection {
                title: qsTr("Library")
                explanation: qsTr("Everything you do is kept in this one file, and every move is "
                                  + "in it before you see what it did. A copy is never written "
                                  + "over another file.")

                LibraryPlace {
                    storehouse: storehouse
                }
            }

            SettingsSection {
                title: qsTr("About Kronika")
                explanation: qsTr("Kronika is an unofficial program for owners of Kingdom Legacy: "
                                  + "Feudal Kingdom, not affiliated with or endorsed by its "
                                  + "authors or publishers. It contains no art, text or code of "
                                  + "the original; cards are drawn by the program and described "
                                  + "in our own words. Please buy the game.")

                SheetText {
                    objectName: "version"
                    text: qsTr("Version %1").arg(storehouse.version)
                }
            }
        }
    }

    SpoilerQuestion {
        id: spoilerQuestion

        objectName: "settingsSpoilerQuestion"
        preferences: settings.preferences
    }
}
