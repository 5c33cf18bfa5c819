// One resource and how much there is of it; its icon beats when that changes.
import QtQuick
import Kronika

Row {
    id: resource

    required property int index
    required property resourceValue shown
    required property bool roomy
    readonly property real symbolSize: Math.round((roomy ? 30 : 26) * Math.min(1.5, Theme.textScale))
    readonly property int amount: shown.count

    objectName: "resource-" + shown.icon
    spacing: Theme.gapTiny + 2
    Accessible.role: Accessible.StaticText
    Accessible.name: amount + " " + shown.name
    onAmountChanged: pulse.restart()

    SequentialAnimation {
        id: pulse

        PauseAnimation { duration: Theme.flightDuration }
        NumberAnimation {
            target: symbol
            property: "scale"
            from: 1
            to: 1.25
            duration: Theme.fadeDuration
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: symbol
            property: "scale"
            to: 1
            duration: Theme.fadeDuration
        }
    }

    Symbol {
        id: symbol

        anchors.verticalCenter: parent.verticalCenter
        name: resource.shown.icon
        opacity: resource.amount > 0 ? 1 : 0.42
        size: resource.symbolSize
    }

    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: resource.amount
        color: resource.amount > 0 ? Theme.text : Theme.textQuiet
        font.family: Theme.displayFamily
        font.weight: resource.amount > 0 ? Font.Bold : Font.Normal
        font.pixelSize: resource.roomy ? Theme.textTitle : Theme.textLead
        Accessible.ignored: true
    }
}
