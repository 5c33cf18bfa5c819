// Below everything: the slider, and what can be done with the moment that is looked at. What
// is refused stays where it is, quietly, and says why.
import QtQuick
import Kronika

Rectangle {
    id: bar

    required property Story story

    signal continued
    signal beforeLegacyRequested

    function goOn(): void {
        if (story.whyNotContinue === "" && story.continueFromHere())
            continued()
    }

    function askBeforeLegacy(): void {
        if (story.whyNotBeforeLegacy === "")
            beforeLegacyRequested()
    }

    implicitHeight: content.height + Theme.gapSmall * 2
    color: Theme.surface

    Rectangle {
        width: bar.width
        height: 1
        color: Theme.line
    }

    Column {
        id: content

        x: Theme.gapLarge
        y: Theme.gapSmall
        width: bar.width - x * 2
        spacing: Theme.gapTiny

        Item {
            width: content.width
            height: Math.max(slider.height, back.height)

            AppButton {
                id: back

                objectName: "roundBack"
                text: "◂"
                Accessible.name: qsTr("Round before")
                Accessible.description: qsTr("Key %1").arg(qsTr("Shift+PgUp"))
                onClicked: bar.story.stepRound(-1)
            }

            MomentSlider {
                id: slider

                objectName: "momentSlider"
                x: back.width + Theme.gapSmall
                y: (parent.height - height) / 2
                width: parent.width - x * 2
                story: bar.story
            }

            AppButton {
                objectName: "roundOn"
                x: parent.width - width
                text: "▸"
                Accessible.name: qsTr("Next round")
                Accessible.description: qsTr("Key %1").arg(qsTr("Shift+PgDn"))
                onClicked: bar.story.stepRound(1)
            }
        }

        Flow {
            width: content.width
            spacing: Theme.gapSmall

            AppButton {
                id: goOnButton

                objectName: "continueFromHere"
                text: qsTr("Continue from here")
                key: qsTr("C")
                primary: bar.story.whyNotContinue === ""
                opacity: primary ? 1 : 0.5
                Accessible.description: bar.story.whyNotContinue
                onClicked: bar.goOn()
            }

            AppButton {
                id: nowButton

                objectName: "backToPresent"
                text: qsTr("Back to now")
                key: qsTr("N")
                opacity: bar.story.atPresent ? 0.5 : 1
                onClicked: bar.story.lookAtPresent()
            }

            AppButton {
                id: legacyButton

                objectName: "beforeLegacy"
                text: qsTr("Before card %1").arg(bar.story.legacyCard)
                opacity: bar.story.whyNotBeforeLegacy === "" ? 1 : 0.5
                Accessible.description: bar.story.whyNotBeforeLegacy
                onClicked: bar.askBeforeLegacy()
            }

            Text {
                objectName: "whyNot"

                readonly property real rest: content.width - goOnButton.width - nowButton.width
                                             - legacyButton.width - Theme.gapSmall * 3

                width: rest > 240 * Theme.textScale ? rest : content.width
                height: Math.max(implicitHeight, rest === width ? Theme.controlHeight : 0)
                verticalAlignment: Text.AlignVCenter
                text: (bar.story.whyNotContinue === ""
                       ? qsTr("Continuing begins a branch; what came after stays.")
                       : bar.story.whyNotContinue)
                      + (bar.story.whyNotBeforeLegacy === "" ? "" : " " + bar.story.whyNotBeforeLegacy)
                wrapMode: Text.WordWrap
                color: Theme.textQuiet
                font.family: Theme.plainFamily
                font.pixelSize: Theme.textSmall
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
