// A whole campaign of the greedy policy in the window: the base game and three expansions.
// What is done goes through the view models as a player's hand would; no binding may warn,
// every question must have its control on the screen, and closing and opening the kingdom
// must lead back to the same question. One frame in `every` is drawn, and each in which a
// kind of question comes for the first times.
import QtQuick
import QtTest
import Kronika
import KronikaTest

Item {
    id: root

    width: 100
    height: 100

    Component {
        id: windowComponent

        Main {
            width: 1366
            height: 768
            cards: Kit.cards
            preferences: Kit.preferences
            desk: Kit.desk
        }
    }

    TestCase {
        name: "Campaign"
        when: windowShown

        readonly property int every: 12

        function test_a_campaign_to_its_end() {
            failOnWarning(/./)
            Kit.renew()
            Kit.preferences.reducedMotion = true
            const window = windowComponent.createObject(null)
            verify(window)
            waitForRendering(window.contentItem)
            const campaign = Kit.campaign
            campaign.begin(4)
            const drawn = {}
            let more = true
            for (let moves = 0; more; ++moves) {
                const kind = Kit.desk.table.question.kind
                const rare = kind !== "" && (drawn[kind] ?? 0) < 5
                if (moves % every === 0 || rare) {
                    drawn[kind] = (drawn[kind] ?? 0) + 1
                    Kit.draw(window.contentItem)
                    compare(campaign.missingControl(window.contentItem), "")
                }
                if (moves % 97 === 50)
                    verify(campaign.comeBack(), campaign.mistake)
                more = campaign.step()
            }
            compare(campaign.mistake, "")
            compare(campaign.expansions, [136, 137, 138])
            verify(Kit.desk.table.finished)
            for (const kind of campaign.kinds)
                verify(drawn[kind] > 0, kind + " was never drawn")
            verify(campaign.moves > 300, campaign.moves)
            window.destroy()
            wait(0)
        }
    }
}
