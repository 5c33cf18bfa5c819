// Glory and production by round, along the line that is shown.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: panel

    required property Story story
    readonly property int told: glory.pointed >= 0 ? glory.pointed
                              : gains.pointed >= 0 ? gains.pointed : story.roundIndex

    onVisibleChanged: if (visible) story.countGains()

    Flickable {
        id: view

        anchors.fill: parent
        contentHeight: content.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Column {
            id: content

            readonly property real lowest: 110 * Math.sqrt(Theme.textScale)
            // Half of what is left of the panel, and no more than looks like a plot.
            readonly property real highest: (panel.height - sentence.height - glory.rest - gains.rest
                                             - topPadding - bottomPadding - spacing * 2) / 2

            x: Theme.gapSmall
            width: panel.width - Theme.gapSmall * 2 - Theme.gap
            topPadding: Theme.gapTiny
            bottomPadding: Theme.gap
            spacing: Theme.gapLarge

            Text {
                id: sentence

                objectName: "plotSentence"

                readonly property roundValue round: panel.story.roundAt(panel.told)

                width: content.width
                text: qsTr("Round %1: %2 glory at its end, %3 resources gained.")
                      .arg(round.round).arg(Numbers.written(round.glory)).arg(round.gained)
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.plainFamily
                font.pixelSize: Theme.textBody
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            RoundBars {
                id: glory

                objectName: "gloryPlot"
                width: content.width
                focus: true
                story: panel.story
                title: qsTr("Glory at the end of each round")
                ruler: panel.story.gloryScale
                fieldHeight: Math.floor(Math.max(content.lowest, Math.min(width * 0.7, content.highest)))
                onActiveFocusChanged: if (activeFocus) view.contentY = 0
            }

            RoundBars {
                id: gains

                objectName: "gainsPlot"
                width: content.width
                story: panel.story
                title: qsTr("Production: resources gained in each round, by producing and by effects")
                ruler: panel.story.gainsScale
                fieldHeight: glory.fieldHeight
                gains: true
                onActiveFocusChanged: {
                    if (activeFocus)
                        view.contentY = Math.max(0, view.contentHeight - view.height)
                }
            }
        }
    }
}
