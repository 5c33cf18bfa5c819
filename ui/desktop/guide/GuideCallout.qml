// What the guide says, above the table and beside nothing: it takes room, covers nothing
// and stops nobody. What it speaks of is shown by GuidePointer.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: callout

    required property GuideModel guide
    // Longer words are scrolled.
    required property real tallest

    readonly property real wanted: Math.max(words.implicitHeight, buttons.height)
                                   + Theme.gapSmall * 2
    // Large words in a small window: then all but the answers is scrolled.
    readonly property bool scarce: tallest < Theme.textBody * 7

    signal ruleRequested(string rule)
    // The keys are the table's again.
    signal handedBack

    function take(): void {
        if (next.visible)
            next.forceActiveFocus(Qt.TabFocusReason)
        else
            end.forceActiveFocus(Qt.TabFocusReason)
    }

    function goOn(): void {
        const inside = activeFocus
        guide.goOn()
        if (inside && !next.visible)
            handedBack()
    }

    function leave(): void {
        guide.end()
        handedBack()
    }

    component Choice: AppButton {
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
    }

    component Rules: Repeater {
        id: rules

        // Laid from right to left, the first of them still comes first.
        property bool fromRight: false

        signal chosen(string rule)

        function ruleAt(index: int): string {
            const place = fromRight ? callout.guide.rules.length - 1 - index : index
            return place >= 0 && place < callout.guide.rules.length ? callout.guide.rules[place] : ""
        }

        // Not a Choice: in Qt 6.4 a delegate is no component of the same file.
        delegate: AppButton {
            required property int index
            readonly property string rule: rules.ruleAt(index)

            objectName: "guideRule-" + rule
            text: qsTr("Rule %1").arg(rule)
            onClicked: rules.chosen(rule)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }
    }

    implicitHeight: visible ? Math.min(wanted, tallest) : 0
    visible: guide.active
    Accessible.role: Accessible.AlertMessage
    Accessible.name: guide.title + ". " + guide.text
    Accessible.description: qsTr("Key %1").arg(qsTr("G"))
    Keys.onEscapePressed: leave()
    Keys.onUpPressed: area.contentY = Math.max(0, area.contentY - Theme.textTitle * 2)
    Keys.onDownPressed: area.contentY = Math.max(0, Math.min(area.contentHeight - area.height,
                                                             area.contentY + Theme.textTitle * 2))

    Connections {
        target: callout.guide

        function onChanged() {
            area.contentY = 0
        }
    }

    onVisibleChanged: if (visible) guide.announce(callout)
    Accessible.onNameChanged: if (visible) guide.announce(callout)

    Rectangle {
        anchors.fill: parent
        color: Theme.surfaceRaised
    }

    Rectangle {
        width: 4
        height: callout.height
        color: Theme.accent
    }

    Symbol {
        id: lantern

        x: Theme.gapLarge
        y: (callout.height - height) / 2
        name: "guide"
        size: 40
    }

    Flickable {
        id: area

        x: lantern.x + lantern.width + Theme.gapLarge
        y: Theme.gapSmall
        width: buttons.x - x - Theme.gapLarge
        height: callout.height - y * 2
        contentHeight: words.implicitHeight
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive

        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        Column {
            id: words

            y: Math.max(0, (area.height - height) / 2)
            // With room for the scroll bar, which would else change what it scrolls.
            width: area.width - Theme.gapLarge
            spacing: 2

            Text {
                objectName: "guideTitle"
                width: words.width
                visible: !callout.scarce
                text: callout.guide.title
                wrapMode: Text.WordWrap
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textLead
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Text {
                objectName: "guideText"
                width: words.width
                text: callout.guide.text
                wrapMode: Text.WordWrap
                color: Theme.text
                lineHeight: callout.scarce ? 1 : 1.1
                font.family: Theme.plainFamily
                font.pixelSize: Theme.textBody
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Flow {
                width: words.width
                spacing: Theme.gapSmall

                Rules {
                    model: callout.scarce ? callout.guide.rules : []
                    onChosen: rule => callout.ruleRequested(rule)
                }
            }
        }
    }

    Flow {
        id: buttons

        readonly property real answers: (next.visible ? next.implicitWidth + spacing : 0)
                                        + (end.visible ? end.implicitWidth + spacing : 0)
        readonly property real readings: callout.scarce ? 0 : callout.guide.rules.length
                                         * (Theme.textBody * 5 + Theme.gapHuge + spacing)
        // All in a row.
        readonly property real natural: answers + readings
        readonly property real widest: callout.width * (callout.scarce ? 0.46 : 0.36)

        x: callout.width - width - Theme.gapLarge
        y: (callout.height - height) / 2
        // Or the rules in a row of their own.
        width: natural <= widest ? natural : Math.min(widest, Math.max(answers, readings))
        layoutDirection: Qt.RightToLeft
        spacing: Theme.gapSmall

        Choice {
            id: next

            objectName: "guideNext"
            visible: callout.guide.canGoOn
            text: callout.guide.farewell ? qsTr("Play on") : qsTr("Next")
            primary: true
            focus: true
            onClicked: callout.guide.farewell ? callout.leave() : callout.goOn()
        }

        Choice {
            id: end

            objectName: "guideEnd"
            visible: !callout.guide.farewell
            text: qsTr("End the guide")
            onClicked: callout.leave()
        }

        Rules {
            model: callout.scarce ? [] : callout.guide.rules
            fromRight: true
            onChosen: rule => callout.ruleRequested(rule)
        }
    }

    Rectangle {
        y: callout.height - 1
        width: callout.width
        height: 1
        color: Theme.line
    }
}
