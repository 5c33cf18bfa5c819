// One plot: a bar for every round over an axis with numbers. Left and Right go from round to
// round; a click on a round looks at it. Values are written where there is room, and told
// for the round that is pointed at.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

FocusScope {
    id: plot

    required property Story story
    required property string title
    required property plotScale ruler
    // Resources gained, not glory.
    property bool gains: false
    // As high as there is room for the bars.
    property real fieldHeight: 110 * Math.sqrt(Theme.textScale)
    readonly property int count: story.rounds.length
    property int pointed: -1

    readonly property real span: Math.max(1, ruler.high - ruler.low)
    readonly property real barWidth: count === 0 ? 0 : field.width / count
    readonly property int labelEvery: Math.max(1, Math.ceil(widest.advanceWidth * 1.4
                                                             / Math.max(1, barWidth)))

    // All of it but the bars.
    readonly property real rest: field.y + Theme.gapTiny + widest.height + axis.height

    implicitHeight: rest + field.height
    activeFocusOnTab: true
    Keys.onLeftPressed: story.stepRound(-1)
    Keys.onRightPressed: story.stepRound(1)
    Accessible.role: Accessible.Chart
    Accessible.name: title
    Accessible.focusable: true

    function valueOf(round: roundValue): int {
        return gains ? round.gained : round.glory
    }

    function heightOf(value: int): real {
        return field.height * (value - ruler.low) / span
    }

    TextMetrics {
        id: widest

        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmallest
        text: "88"
    }

    TextMetrics {
        id: widestTick

        font: widest.font
        text: Math.max(plot.ruler.high, -plot.ruler.low * 10)
    }

    Text {
        id: heading

        width: plot.width
        text: plot.title
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textSmall
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        model: (plot.ruler.high - plot.ruler.low) / plot.ruler.step + 1

        delegate: Item {
            id: tick

            required property int index
            readonly property int value: plot.ruler.low + index * plot.ruler.step

            y: field.y + field.height - plot.heightOf(value)
            width: plot.width

            Text {
                y: -height / 2
                width: field.x - Theme.gapTiny
                text: Numbers.written(tick.value)
                horizontalAlignment: Text.AlignRight
                color: Theme.textQuiet
                font: widest.font
                Accessible.ignored: true
            }

            Rectangle {
                x: field.x
                width: field.width
                height: 1
                color: tick.value === 0 ? Theme.textQuiet : Theme.line
            }
        }
    }

    Item {
        id: field

        x: widestTick.advanceWidth + Theme.gapSmall
        y: heading.height + widest.height + Theme.gapTiny
        width: plot.width - x - Theme.gapTiny
        height: plot.fieldHeight

        Repeater {
            model: plot.story.rounds

            delegate: Item {
                id: bar

                required property int index
                required property roundValue modelData
                readonly property int value: plot.valueOf(modelData)
                readonly property bool current: index === plot.story.roundIndex
                readonly property bool lit: plot.pointed >= 0 ? index === plot.pointed : current

                objectName: (plot.gains ? "gains" : "glory") + index
                x: index * plot.barWidth
                width: plot.barWidth
                height: field.height
                Accessible.role: Accessible.ListItem
                Accessible.name: plot.gains
                                 ? qsTr("Round %1: %2 resources").arg(modelData.round).arg(value)
                                 : qsTr("Round %1: %2 glory").arg(modelData.round).arg(value)
                Accessible.selectable: true
                Accessible.selected: current
                Accessible.onPressAction: plot.story.row = modelData.firstRow

                Rectangle {
                    readonly property real zero: field.height - plot.heightOf(0)
                    readonly property real end: field.height - plot.heightOf(bar.value)

                    x: bar.width * 0.14
                    y: Math.min(zero, end)
                    width: bar.width * 0.72
                    height: Math.max(1, Math.abs(zero - end))
                    color: bar.lit ? Theme.accent : Theme.textQuiet
                    border.width: bar.current ? 2 : 0
                    border.color: Theme.text
                }

                Text {
                    id: figure

                    x: (bar.width - width) / 2
                    y: field.height - plot.heightOf(Math.max(0, bar.value)) - height
                    visible: bar.lit || widestTick.advanceWidth < bar.width
                    text: Numbers.written(bar.value)
                    color: Theme.text
                    font.family: Theme.plainFamily
                    font.weight: bar.lit ? Font.Bold : Font.Normal
                    font.pixelSize: Theme.textSmallest
                    Accessible.ignored: true
                }

                Text {
                    x: (bar.width - width) / 2
                    y: field.height + Theme.gapTiny
                    visible: bar.index % plot.labelEvery === 0
                    text: bar.modelData.round
                    color: bar.current ? Theme.text : Theme.textQuiet
                    font.family: Theme.plainFamily
                    font.weight: bar.current ? Font.Bold : Font.Normal
                    font.pixelSize: Theme.textSmallest
                    Accessible.ignored: true
                }
            }
        }

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onPositionChanged: mouse => plot.pointed = Math.floor(mouse.x / plot.barWidth)
            onExited: plot.pointed = -1
            onClicked: mouse => {
                plot.forceActiveFocus(Qt.MouseFocusReason)
                const round = plot.story.roundAt(Math.floor(mouse.x / plot.barWidth))
                plot.story.row = round.firstRow
            }
        }
    }

    Text {
        id: axis

        x: field.x
        y: field.y + field.height + Theme.gapTiny + widest.height
        width: field.width
        text: qsTr("Round")
        horizontalAlignment: Text.AlignRight
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmallest
        Accessible.ignored: true
    }

    Rectangle {
        x: -Theme.gapSmall
        y: -Theme.gapSmall
        width: plot.width + Theme.gapSmall * 2
        height: plot.height + Theme.gapSmall * 2
        visible: plot.activeFocus
        radius: Theme.corner
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.focus
    }
}
