// All stages of a card at once: front at the left, back at the right, the
// turned half below, so that rotating leads up or down and flipping leads to
// the other side. The costs stand on the ways between them.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: map

    required property cardValue card
    required property int shownStage
    // Of a card in a kingdom: the one that counts (rule 1.2). 0: none does.
    property int activeStage: 0

    signal stageChosen(int stage)

    // Gutters are as wide as what stands in them.
    readonly property bool hasHalves: card.has(2) || card.has(4)
    readonly property real gutterX: card.faces < 2 ? 0
        : card.flipsByUpgrade ? Math.min(220, Math.max(84, width * 0.15)) : Theme.gapHuge
    readonly property real gutterY: hasHalves ? Math.min(90, Math.max(46, height * 0.08))
                                              : Theme.gapLarge
    // A panel keeps the shape of half a card, or of a whole one.
    readonly property real widest: card.faces > 1 ? (width - gutterX) / 2 : width
    readonly property real panelWidth: Math.min(widest,
                                                (height - gutterY) / Theme.cardShape)
    readonly property real unit: Math.min(4.4, Math.max(2.4, panelWidth / 130))
    readonly property real halfHeight: panelWidth * Theme.cardShape / 2
    readonly property real mapWidth: card.faces > 1 ? panelWidth * 2 + gutterX : panelWidth
    readonly property real originX: (width - mapWidth) / 2
    readonly property real originY: (height - halfHeight * 2 - gutterY) / 2

    function isBack(stage: int): bool {
        return stage > 2
    }

    function isTurned(stage: int): bool {
        return stage % 2 === 0
    }

    function panelX(stage: int): real {
        return originX + (isBack(stage) && card.faces > 1 ? panelWidth + gutterX : 0)
    }

    function panelY(stage: int, fullHeight: bool): real {
        if (fullHeight)
            return originY + gutterY / 2
        return originY + (isTurned(stage) ? halfHeight + gutterY : 0)
    }

    Repeater {
        model: map.card.stages

        delegate: Rectangle {
            id: panel

            required property stageValue modelData
            readonly property bool shown: modelData.number === map.shownStage
            readonly property bool active: modelData.number === map.activeStage
            // What is looked at in the gallery, what is in force in a kingdom.
            readonly property bool marked: map.activeStage > 0 ? active : shown
            readonly property bool textFits: panelFace.textFits

            objectName: "panel" + modelData.number
            x: map.panelX(modelData.number)
            y: map.panelY(modelData.number, modelData.fullHeight)
            width: map.panelWidth
            height: modelData.fullHeight ? map.halfHeight * 2 : map.halfHeight
            radius: width * 0.04
            color: Theme.parchment
            border.width: shown ? Theme.focusWidth : 1
            border.color: shown ? Theme.accent : Theme.parchmentEdge

            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Stage %1: %2").arg(modelData.number).arg(modelData.name)
            Accessible.description: modelData.spoken
            Accessible.onPressAction: map.stageChosen(modelData.number)
            Keys.onReturnPressed: map.stageChosen(modelData.number)
            Keys.onSpacePressed: map.stageChosen(modelData.number)

            StageFace {
                id: panelFace

                width: panel.width
                height: panel.height
                stage: panel.modelData
                cardNumber: map.card.number
                scroll: map.card.scroll
                detail: StageFace.WhatFits
            }

            Rectangle {
                // Which one lies before the player, in words too.
                x: (panel.width - width) / 2
                y: -height / 2
                width: tag.implicitWidth + Theme.gapSmall * 2
                height: tag.implicitHeight + 4
                radius: height / 2
                color: panel.marked ? Theme.accent : Theme.surfaceRaised
                border.width: 1
                border.color: panel.marked ? Theme.accent : Theme.line

                Text {
                    id: tag

                    x: Theme.gapSmall
                    y: 2
                    text: panel.active ? qsTr("Stage %1, active").arg(panel.modelData.number)
                        : panel.shown ? qsTr("Stage %1, shown").arg(panel.modelData.number)
                                      : qsTr("Stage %1").arg(panel.modelData.number)
                    color: panel.marked ? Theme.accentText : Theme.textQuiet
                    font.family: Theme.plainFamily
                    font.pixelSize: Math.max(Theme.textSmallest, map.unit * 4)
                    Accessible.ignored: true
                }
            }

            Rectangle {
                x: -4
                y: -4
                width: panel.width + 8
                height: panel.height + 8
                radius: panel.radius + 4
                color: "transparent"
                visible: panel.activeFocus
                border.width: Theme.focusWidth
                border.color: Theme.focus
            }

            MouseArea {
                width: panel.width
                height: panel.height
                cursorShape: Qt.PointingHandCursor
                onClicked: map.stageChosen(panel.modelData.number)
            }
        }
    }

    Repeater {
        model: map.card.stages

        delegate: Item {
            id: ways

            required property stageValue modelData

            Repeater {
                model: ways.modelData.upgrades

                delegate: Way {
                    required property upgradeValue modelData

                    // Another card takes this stage away before its ways.
                    readonly property int from: ways ? ways.modelData.number : 0
                    readonly property bool tall: ways ? ways.modelData.fullHeight : false
                    readonly property bool flips: modelData.arrow === "flip"
                    // Two ways through the same gutter stand apart.
                    readonly property bool backwards: flips ? map.isBack(from)
                                                            : map.isTurned(from)
                    readonly property real offset: backwards ? 0.72 : 0.28
                    readonly property real middleX: flips
                        ? map.originX + map.panelWidth + map.gutterX / 2
                        : map.panelX(from) + map.panelWidth * offset
                    readonly property real middleY: flips
                        ? map.panelY(from, tall)
                          + (tall ? map.halfHeight * 2 : map.halfHeight)
                            * offset
                        : map.originY + map.halfHeight + map.gutterY / 2

                    upgrade: modelData
                    unit: map.unit
                    mostWidth: flips ? map.gutterX - 6 : map.panelWidth * 0.6
                    x: middleX - width / 2
                    y: middleY - height / 2
                    arrowTurn: backwards ? 180 : 0
                }
            }
        }
    }
}
