// A slider over the moves of the line, with its rounds below. Arrows go move by move, Page
// up and down turn by turn (with Shift round by round), Home and End to the ends.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

Slider {
    id: slider

    required property Story story

    readonly property real reach: availableWidth - knobWidth
    readonly property int last: Math.max(1, story.rows - 1)
    readonly property real knobWidth: 22

    function place(row: int): real {
        return leftPadding + knobWidth / 2 + reach * row / last
    }

    from: 0
    to: last
    stepSize: 1
    snapMode: Slider.SnapAlways
    value: story.row
    onMoved: story.row = Math.round(value)
    implicitHeight: 26 + metrics.height + 4
    bottomPadding: metrics.height + 4
    topPadding: 0
    Accessible.name: qsTr("Moment")
    Accessible.description: story.moment + ". " + story.summary
    Keys.onLeftPressed: story.step(-1)
    Keys.onRightPressed: story.step(1)
    Keys.onDownPressed: story.step(-1)
    Keys.onUpPressed: story.step(1)

    TextMetrics {
        id: metrics

        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmallest
        text: "8"
    }

    background: MomentTrack {
        story: slider.story
        start: slider.leftPadding + slider.knobWidth / 2
        reach: slider.reach
    }

    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * slider.reach
        y: 2
        width: slider.knobWidth
        height: 22
        radius: 11
        color: slider.pressed ? Theme.surface : Theme.surfaceRaised
        border.width: slider.visualFocus || slider.activeFocus ? Theme.focusWidth : 2
        border.color: slider.visualFocus || slider.activeFocus ? Theme.focus : Theme.text
    }
}
