// How many simulated kingdoms have how much glory, as bars; the one that this kingdom belongs
// to is filled and carries its score, a diamond stands under the middle one.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: chart

    required property ScoreSheet sheet

    readonly property real step: width / Math.max(1, sheet.bars.length)
    readonly property real mine: (sheet.myBar + 0.5) * step
    readonly property real barsHeight: 96
    readonly property real base: flag.height + Theme.gapTiny + barsHeight
    // Labels that have no room are left out, the same number between all of them.
    readonly property int labelEvery: Math.max(1, Math.ceil((widest.advanceWidth + 8) / step))

    implicitHeight: base + Theme.gap + widest.height + Theme.gapSmall + legend.height
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Glory of simulated kingdoms")
    Accessible.description: sheet.comparison

    TextMetrics {
        id: widest

        text: chart.sheet.longestLabel
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmallest
    }

    Text {
        id: flag

        x: Math.max(0, Math.min(chart.width - width, chart.mine - width / 2))
        text: qsTr("yours: %1").arg(chart.sheet.comparedScore)
        color: Theme.ink
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }

    Rectangle {
        // From the words down to the bar they are about.
        x: chart.mine - width / 2
        y: flag.height
        width: 2
        height: chart.base - y
        color: Theme.penRed
    }

    Repeater {
        model: chart.sheet.bars

        delegate: Item {
            id: bar

            required property gloryBarValue modelData
            required property int index

            x: index * chart.step
            y: chart.base - chart.barsHeight
            width: chart.step
            height: chart.barsHeight

            Rectangle {
                x: 1
                y: bar.height - height
                width: bar.width - 2
                height: bar.modelData.percent <= 0 ? 0
                    : Math.max(2, bar.height * bar.modelData.height)
                color: bar.modelData.here ? Theme.penRed : Theme.parchmentDeep
                border.width: 1
                border.color: bar.modelData.here ? Theme.penRed : Theme.parchmentEdge
            }

            Rectangle {
                visible: bar.modelData.middle
                x: (bar.width - width) / 2
                y: bar.height + 3
                width: 7
                height: 7
                rotation: 45
                color: Theme.ink
            }

            Text {
                visible: bar.index % chart.labelEvery === 0
                         && bar.x + implicitWidth <= chart.width
                y: bar.height + Theme.gap
                text: bar.modelData.label
                color: Theme.inkQuiet
                font: widest.font
                Accessible.ignored: true
            }
        }
    }

    Rectangle {
        y: chart.base
        width: chart.width
        height: 1
        color: Theme.inkQuiet
    }

    Row {
        id: legend

        y: chart.implicitHeight - height
        spacing: Theme.gapSmall

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 7
            height: 7
            rotation: 45
            color: Theme.ink
        }

        Text {
            width: Math.min(implicitWidth, chart.width - 7 - legend.spacing)
            text: qsTr("the middle one of them; bars: how many had so much glory")
            wrapMode: Text.WordWrap
            color: Theme.inkQuiet
            font: widest.font
            Accessible.ignored: true
        }
    }
}
