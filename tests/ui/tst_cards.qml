// Every card, at every stage, as large as the smallest window shows it: drawn
// without a warning, and without a word cut or laid over another.
import QtQuick
import QtTest
import Kronika
import KronikaTest

Item {
    id: root

    width: 1024
    height: 640

    // The large card of the detail view in the smallest window (1024 by 640).
    readonly property real largeWidth: 398

    Component {
        id: cardComponent

        CardView {}
    }

    Component {
        id: faceComponent

        StageFace {
            width: 300
            height: 300 * Theme.cardShape / 2
        }
    }

    TestCase {
        name: "Cards"
        when: windowShown

        function init() {
            // A binding that does not hold is a defect, even if nobody sees it.
            failOnWarning(/./)
            Kit.renew()
            Kit.cards.spoilers = true
            Theme.reducedMotion = true
        }

        function every_stage() {
            let rows = []
            for (let row = 0; row < Kit.cards.count; ++row) {
                const card = Kit.cards.cardAt(row)
                for (const stage of card.stages)
                    rows.push({ card: card, stage: stage.number,
                                tag: card.number + "/" + stage.number })
            }
            return rows
        }

        function check(view, entry, what) {
            tryVerify(() => !isPolishScheduled(view))
            waitForRendering(view)
            verify(view.textFits, what + ": a text does not fit on " + entry.tag)
        }

        function test_all_cards_are_there() {
            compare(Kit.cards.count, 138)
        }

        function test_large_card_shows_everything() {
            const entries = every_stage()
            const first = entries[0]
            const view = createTemporaryObject(cardComponent, root, {
                card: first.card, stage: first.stage, width: root.largeWidth,
                height: root.largeWidth * Theme.cardShape })
            verify(view)
            for (const entry of entries) {
                view.card = entry.card
                view.stage = entry.stage
                check(view, entry, "large")
                verify(view.textSize >= Theme.textSmallest, entry.tag)
            }
        }

        function test_smaller_cards_are_not_crowded_data() {
            return [
                { tag: "small", width: 180, detail: StageFace.Condensed },
                { tag: "in the stage map", width: 238, detail: StageFace.WhatFits },
                { tag: "medium", width: 270, detail: StageFace.WhatFits }
            ]
        }

        function test_smaller_cards_are_not_crowded(data) {
            const entries = every_stage()
            const first = entries[0]
            const view = createTemporaryObject(cardComponent, root, {
                card: first.card, stage: first.stage, width: data.width,
                height: data.width * Theme.cardShape, detail: data.detail })
            verify(view)
            for (const entry of entries) {
                view.card = entry.card
                view.stage = entry.stage
                check(view, entry, data.tag)
            }
        }

        function test_a_side_is_chosen_where_a_card_enters_data() {
            return [
                { tag: "four stages", number: 100, marked: [1, 3] },
                { tag: "two colours", number: 101, marked: [1, 3] },
                { tag: "whole faces", number: 13, marked: [1, 3] },
                { tag: "nothing to choose", number: 9, marked: [] }
            ]
        }

        function test_a_side_is_chosen_where_a_card_enters(data) {
            const card = Kit.cards.cardAt(Kit.cards.rowOf(data.number))
            let marked = []
            for (const stage of card.stages) {
                const face = createTemporaryObject(faceComponent, root, {
                    stage: stage, cardNumber: card.number, scroll: card.scroll })
                verify(face)
                const badge = findChild(face, "chooseSide")
                verify(badge)
                compare(face.hasBadges, badge.visible)
                if (badge.visible)
                    marked.push(stage.number)
            }
            compare(marked, data.marked)
        }

        function test_every_stage_says_something_to_a_screen_reader() {
            for (const entry of every_stage()) {
                const stage = entry.card.stage(entry.stage)
                verify(stage.name !== "", entry.tag)
                verify(stage.spoken.length > stage.name.length, entry.tag)
            }
        }
    }
}
