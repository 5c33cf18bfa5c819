// One of a few: the chosen one is filled and ticked. Tab leads in, arrows choose.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

Flow {
    id: row

    required property string name
    // What is kept, and how each is called.
    required property list<string> values
    required property list<string> labels
    required property string value

    signal chosen(string value)

    function choose(index: int): void {
        const next = (index + values.length) % values.length
        chosen(values[next])
        const button = choices.itemAt(next)
        if (button)
            button.forceActiveFocus(Qt.TabFocusReason)
    }

    width: parent ? parent.width : implicitWidth
    spacing: Theme.gapSmall
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Repeater {
        id: choices

        model: row.values

        delegate: AbstractButton {
            id: choice

            required property string modelData
            required property int index
            readonly property bool isChosen: modelData === row.value

            objectName: row.objectName + "-" + modelData
            implicitWidth: words.implicitWidth + tick.width + Theme.gap * 3
            implicitHeight: Theme.controlHeight
            focusPolicy: Qt.StrongFocus
            text: row.labels[index]
            Accessible.role: Accessible.RadioButton
            Accessible.name: text
            Accessible.checkable: true
            Accessible.checked: isChosen
            Accessible.focusable: true
            onClicked: row.chosen(modelData)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Keys.onRightPressed: row.choose(index + 1)
            Keys.onLeftPressed: row.choose(index - 1)

            background: Rectangle {
                radius: Theme.corner
                color: choice.isChosen ? Theme.surfaceRaised
                     : choice.hovered ? Theme.surface : "transparent"
                border.width: choice.visualFocus ? Theme.focusWidth : choice.isChosen ? 2 : 1
                border.color: choice.visualFocus ? Theme.focus
                            : choice.isChosen ? Theme.accent : Theme.line
            }

            Rectangle {
                id: tick

                x: Theme.gap
                y: (choice.height - height) / 2
                width: Math.round(14 * Theme.textScale)
                height: width
                radius: width / 2
                color: "transparent"
                border.width: 2
                border.color: choice.isChosen ? Theme.accent : Theme.textQuiet

                Rectangle {
                    anchors.centerIn: parent
                    width: Math.round(parent.width / 2)
                    height: width
                    radius: width / 2
                    visible: choice.isChosen
                    color: Theme.accent
                }
            }

            Text {
                id: words

                x: tick.x + tick.width + Theme.gapSmall
                height: choice.height
                text: choice.text
                color: Theme.text
                font.family: Theme.plainFamily
                font.weight: choice.isChosen ? Font.DemiBold : Font.Normal
                font.pixelSize: Theme.textBody
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
