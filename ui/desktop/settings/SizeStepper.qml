// How large text is, in steps: smaller and larger by the buttons, or with arrows on them.
import QtQuick
import Kronika

Row {
    id: stepper

    required property real scale100

    signal chosen(real scale)

    function step(by: int): void {
        chosen(Math.max(1, Math.min(2, (Math.round(scale100 / 10) + by) / 10)))
    }

    spacing: Theme.gapSmall

    AppButton {
        objectName: "smallerText"
        text: "−"
        width: Math.max(Theme.controlHeight, implicitWidth)
        enabled: stepper.scale100 > 100
        Accessible.name: qsTr("Smaller text")
        onClicked: stepper.step(-1)
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Keys.onRightPressed: stepper.step(1)
        Keys.onLeftPressed: stepper.step(-1)
    }

    Text {
        objectName: "textSize"
        width: Math.max(implicitWidth, 64 * Theme.textScale)
        height: Theme.controlHeight
        text: qsTr("%1 %").arg(Math.round(stepper.scale100))
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: Theme.text
        font.family: Theme.plainFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textBody
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    AppButton {
        objectName: "largerText"
        text: "+"
        width: Math.max(Theme.controlHeight, implicitWidth)
        enabled: stepper.scale100 < 200
        Accessible.name: qsTr("Larger text")
        onClicked: stepper.step(1)
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Keys.onRightPressed: stepper.step(1)
        Keys.onLeftPressed: stepper.step(-1)
    }
}
