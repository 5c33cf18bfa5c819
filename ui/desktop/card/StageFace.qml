// One stage of a card, upright. Everything in full where there is room for it;
// condensed (banner, production, glory, symbols of the effects, costs) where
// the card is small. All measures are hundredths of the width.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: face

    enum Detail { Condensed, WhatFits, Full }

    required property stageValue stage
    required property int cardNumber
    required property bool scroll
    property int detail: StageFace.Full
    // What is known from where the card lies; stickers are always seen.
    property bool badgesShown: true

    readonly property real unit: width / 100
    readonly property bool condensed: detail === StageFace.Condensed
                                      || (detail === StageFace.WhatFits && !rules.fits)
    // Nothing is cut and nothing overlaps.
    readonly property bool textFits: banner.textFits && costs.fit && (condensed
        ? hints.beside || hints.width === 0 || hints.y + hints.height <= foot.y + 1
        : rules.fits)
    readonly property int textSize: rules.fittedSize

    readonly property real margin: unit * 2.6
    readonly property bool narrow: width < 250
    readonly property bool hasBadges: (badgesShown && (stage.permanent || stage.chooseSide))
                                      || stage.stickers.length > 0

    Symbol {
        // A large emblem where the words leave room, never behind them.
        readonly property real from: face.condensed
            ? Math.max(hints.y + hints.height, head.y + head.height)
            : rules.y + rules.contentHeight
        readonly property real room: foot.y - from

        visible: size > face.unit * 16
        name: visible ? banner.emblem : ""
        size: Math.min(face.width * 0.56, room * 0.84)
        x: (face.width - size) / 2
        y: from + (room - size) / 2
        opacity: 0.13
    }

    Banner {
        id: banner

        x: face.margin
        y: face.margin
        width: face.width - face.margin * 2
        // Two lines of the smallest text must fit on a small card.
        height: face.narrow ? Math.max(Theme.cardSmallest * 2.8, face.unit * 18)
                            : face.unit * 13.5
        medalSize: face.unit * (face.narrow ? 21 : 16.5)
        stage: face.stage
        scroll: face.scroll
        condensed: face.narrow
    }

    Item {
        // What the stage produces, and what is to be known about the card.
        id: head

        readonly property bool produces: face.stage.production.length > 0
        readonly property real trayHeight: face.unit * (face.narrow ? 14.5 : 11.6)
        readonly property real badgeHeight: Math.max(Theme.cardSmallest * 1.45, face.unit * 5.4)
        readonly property real gap: face.unit * 1.5
        readonly property real room: width - (banner.overhang > 0 ? banner.medalSize : 0)

        x: face.margin
        y: banner.y + banner.height
        width: face.width - face.margin * 2
        height: Math.max(banner.overhang,
                         gap + (face.hasBadges ? badgeHeight + gap : 0)
                         + (produces ? trayHeight + gap * 0.4 : 0))

        Row {
            id: badges

            y: head.gap
            height: head.badgeHeight
            spacing: face.unit * 1.4
            visible: face.hasBadges

            Badge {
                visible: face.badgesShown && face.stage.permanent
                height: badges.height
                symbol: "permanent"
                label: qsTr("Permanent")
            }

            Badge {
                objectName: "chooseSide"
                visible: face.badgesShown && face.stage.chooseSide
                height: badges.height
                symbol: "choose-side"
                label: qsTr("Choose a side")
            }

            Repeater {
                model: face.stage.stickers

                delegate: Badge {
                    required property stickerValue modelData

                    height: badges.height
                    symbol: modelData.icon
                    label: modelData.label
                    sticker: true
                }
            }
        }

        Rectangle {
            id: tray

            y: head.gap + (face.hasBadges ? head.badgeHeight + head.gap : 0)
            width: production.width + face.unit * 4
            height: head.trayHeight
            radius: height / 2
            visible: head.produces
            color: Theme.parchmentDeep

            IconRun {
                id: production

                x: face.unit * 2
                y: (head.trayHeight - size) / 2
                icons: face.stage.production
                size: Math.min(face.unit * (face.narrow ? 12 : 9.4),
                               (head.room - face.unit * 4)
                               / Math.max(1, face.stage.production.length) / 1.12)
            }
        }
    }

    FittedColumn {
        id: rules

        x: face.margin + face.unit * 1.4
        y: head.y + head.height + face.unit * 0.6
        width: face.width - x * 2
        height: Math.max(0, foot.y - y - face.unit)
        spacing: Math.max(3, face.unit * 1.3)
        smallest: Theme.cardSmallest
        largest: Math.max(Theme.cardSmallest, Math.round(face.unit * 4.7 * Theme.textScale))
        visible: !face.condensed

        Repeater {
            model: face.stage.effects

            delegate: EffectLine {
                required property effectValue modelData

                symbol: modelData.symbol
                once: modelData.once
                spent: modelData.spent
                sentence: modelData.sentence
                textSize: rules.fittedSize
            }
        }

        EffectLine {
            symbol: "glory"
            once: false
            sentence: face.stage.gloryRule
            textSize: rules.fittedSize
        }

        BoxGrid {
            stage: face.stage
            textSize: rules.fittedSize
        }

        Repeater {
            // Boxes among others that do more than be marked.
            model: face.stage.boxesAsList ? [] : face.stage.boxes

            delegate: EffectLine {
                required property boxValue modelData

                symbol: modelData.hasSteps ? "star" : ""
                once: false
                sentence: modelData.hasSteps ? modelData.sentence : ""
                textSize: rules.fittedSize
            }
        }

        Repeater {
            model: face.stage.boxesAsList ? face.stage.boxes : []

            delegate: BoxLine {
                required property boxValue modelData

                value: modelData
                textSize: rules.fittedSize
            }
        }
    }

    Row {
        // What the words would say, as symbols: beside the production if it
        // leaves room, else below.
        id: hints

        readonly property real symbolSize: Math.max(15, face.unit * 9)
        readonly property bool beside: tray.visible
                                       && tray.width + face.unit * 2 + width <= head.room

        // As low as the card's number, where a face is very small: then after it.
        readonly property bool crowded: !beside && y + symbolSize > foot.y + number.y

        x: beside ? head.x + tray.width + face.unit * 2
           : crowded ? foot.x + number.x + number.width + face.unit * 2 : rules.x
        y: beside ? head.y + tray.y + (tray.height - symbolSize) / 2
                  : head.y + head.height + face.unit
        spacing: face.unit * 1.6
        visible: face.condensed

        Repeater {
            model: face.condensed ? face.stage.effects : []

            delegate: Symbol {
                required property effectValue modelData

                name: modelData.symbol
                visible: name !== ""
                size: hints.symbolSize
            }
        }

        Symbol {
            visible: face.stage.boxes.length > 0
            name: visible ? "mark-box" : ""
            size: hints.symbolSize
        }
    }

    Item {
        // The card's number at the left, what upgrades cost beside it.
        id: foot

        x: face.margin
        y: face.height - height - face.margin
        width: face.width - face.margin * 2
        height: Math.max(number.height, costs.height)

        Text {
            id: number

            x: face.unit
            y: foot.height - height
            text: face.cardNumber
            color: Theme.inkQuiet
            font.family: Theme.plainFamily
            font.weight: Font.Bold
            font.pixelSize: Math.max(Theme.cardSmallest, face.unit * 3.8)
            Accessible.ignored: true
        }

        Grid {
            id: costs

            // On a small card one above the other, so that the icons stay readable.
            readonly property int count: face.stage.upgrades.length
            readonly property int abreast: face.narrow ? 1 : Math.max(1, count)
            readonly property real start: number.x + number.width + face.unit * 2
            readonly property real room: foot.width - start
            readonly property bool fit: width <= room + 1

            x: Math.max(start, (foot.width - width) / 2)
            columns: abreast
            spacing: face.unit * 2
            horizontalItemAlignment: Grid.AlignHCenter

            Repeater {
                model: face.stage.upgrades

                delegate: UpgradeFrame {
                    required property upgradeValue modelData

                    upgrade: modelData
                    unit: face.unit * (face.narrow ? 1.35 : 1)
                    mostWidth: (costs.room - costs.spacing * (costs.abreast - 1)) / costs.abreast
                }
            }
        }
    }
}
