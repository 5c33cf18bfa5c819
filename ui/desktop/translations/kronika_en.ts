<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Guide</name>
    <message numerus="yes">
        <source>%n card(s) are left in it, and the one on top is always seen. Once it is empty, the round ends with that turn.</source>
        <translation>
            <numerusform>%n card is left in it, and you see it on top. Once it is empty, the round ends with that turn.</numerusform>
            <numerusform>%n cards are left in it, and the one on top is always seen. Once it is empty, the round ends with that turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KingdomTile</name>
    <message numerus="yes">
        <source>Round %1, %2 glory, %n card(s) discovered, last played %3. %4</source>
        <translation>
            <numerusform>Round %1, %2 glory, %n card discovered, last played %3. %4</numerusform>
            <numerusform>Round %1, %2 glory, %n cards discovered, last played %3. %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discovered</source>
        <translation>
            <numerusform>%n card discovered</numerusform>
            <numerusform>%n cards discovered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Kingdoms</name>
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n kingdom</numerusform>
            <numerusform>%n kingdoms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeftSheet</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LegacyScene</name>
    <message numerus="yes">
        <source>%n card(s) come into your kingdom now; scrolls among them are followed.</source>
        <translation>
            <numerusform>%n card comes into your kingdom now; a scroll is followed.</numerusform>
            <numerusform>%n cards come into your kingdom now; scrolls among them are followed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSide</name>
    <message numerus="yes">
        <source>%n place(s) of the track are still empty.</source>
        <translation>
            <numerusform>%n place of the track is still empty.</numerusform>
            <numerusform>%n places of the track are still empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::BranchList</name>
    <message numerus="yes">
        <source>%1: %n move(s), %2, %3</source>
        <extracomment>%1: a branch, %2: &quot;round 3, turn 2&quot;, %3: &quot;34 glory&quot;</extracomment>
        <translation>
            <numerusform>%1: %n move, %2, %3</numerusform>
            <numerusform>%1: %n moves, %2, %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::DiscoveryShow</name>
    <message numerus="yes">
        <source>%n more card(s) out of the box</source>
        <translation>
            <numerusform>%n more card out of the box</numerusform>
            <numerusform>%n more cards out of the box</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of the box</source>
        <translation>
            <numerusform>%n card out of the box</numerusform>
            <numerusform>%n cards out of the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::GameEnd</name>
    <message numerus="yes">
        <source>%n of it is purged glory.</source>
        <translation>
            <numerusform>%n of it is purged glory.</numerusform>
            <numerusform>%n of it is purged glory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) of deck and piles are shuffled and looked through, %1 at a time.</source>
        <translation>
            <numerusform>The only card of deck and piles is shuffled and looked through, %1 at a time.</numerusform>
            <numerusform>All %n cards of deck and piles are shuffled and looked through, %1 at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n full group(s); of each you choose one card.</source>
        <translation>
            <numerusform>That makes %n full group; of it you choose one card.</numerusform>
            <numerusform>That makes %n full groups; of each you choose one card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you choose %n permanent card(s), too.</source>
        <translation>
            <numerusform>Then you choose %n permanent card, too.</numerusform>
            <numerusform>Then you choose %n permanent cards, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then card %1 comes out of the box and %n round(s) are played.</source>
        <translation>
            <numerusform>Then card %1 comes out of the box and %n round is played.</numerusform>
            <numerusform>Then card %1 comes out of the box and %n rounds are played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of them discovers %n card(s).</source>
        <translation>
            <numerusform>Each of them discovers %n card.</numerusform>
            <numerusform>Each of them discovers %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purges cost it %n glory.</source>
        <translation>
            <numerusform>Purges cost it %n glory.</numerusform>
            <numerusform>Purges cost it %n glory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n glory</source>
        <translation>
            <numerusform>−%n glory</numerusform>
            <numerusform>−%n glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n glory</numerusform>
            <numerusform>%n glory</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::KingdomCount</name>
    <message numerus="yes">
        <source>%n card(s) without a keyword</source>
        <translation>
            <numerusform>%n card without a keyword</numerusform>
            <numerusform>%n cards without a keyword</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::KingdomFiles</name>
    <message numerus="yes">
        <source>The kingdom %1 was imported, %n move(s).</source>
        <translation>
            <numerusform>The kingdom %1 was imported, %n move.</numerusform>
            <numerusform>The kingdom %1 was imported, %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::PurgeView</name>
    <message numerus="yes">
        <source>%n card(s) will be destroyed, for good.</source>
        <translation>
            <numerusform>%n card will be destroyed, for good.</numerusform>
            <numerusform>%n cards will be destroyed, for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their %n glory is recorded as purged glory (sticker 16) and counts in every later score (18.4).</source>
        <translation>
            <numerusform>Their %n glory is recorded as purged glory (sticker 16) and counts in every later score (18.4).</numerusform>
            <numerusform>Their %n glory is recorded as purged glory (sticker 16) and counts in every later score (18.4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose one of these %n card(s) to be purged (18.1).</source>
        <translation>
            <numerusform>Choose this %n card to be purged (18.1).</numerusform>
            <numerusform>Choose one of these %n cards to be purged (18.1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n permanent card(s) to be purged, too (18.2).</source>
        <translation>
            <numerusform>Choose %n permanent card to be purged, too (18.2).</numerusform>
            <numerusform>Choose %n permanent cards to be purged, too (18.2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n glory</source>
        <translation>
            <numerusform>costs %n glory</numerusform>
            <numerusform>costs %n glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n glory</source>
        <translation>
            <numerusform>saves %n glory</numerusform>
            <numerusform>saves %n glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory saved so far</source>
        <translation>
            <numerusform>%n glory saved so far</numerusform>
            <numerusform>%n glory saved so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lower every later score by %n glory, recorded as purged glory (sticker 16, 18.4).</source>
        <translation>
            <numerusform>They lower every later score by %n glory, recorded as purged glory (sticker 16, 18.4).</numerusform>
            <numerusform>They lower every later score by %n glory, recorded as purged glory (sticker 16, 18.4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory lost so far</source>
        <translation>
            <numerusform>%n glory lost so far</numerusform>
            <numerusform>%n glory lost so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::Question</name>
    <message numerus="yes">
        <source>%n glory is set aside so far.</source>
        <translation>
            <numerusform>%n glory is set aside so far.</numerusform>
            <numerusform>%n glory is set aside so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n glory</numerusform>
            <numerusform>%n glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left on the sheet</source>
        <translation>
            <numerusform>%n left on the sheet</numerusform>
            <numerusform>%n left on the sheet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) will be destroyed: out of the game for good (13.1).</source>
        <translation>
            <numerusform>The other one will be destroyed: out of the game for good (13.1).</numerusform>
            <numerusform>The %n others will be destroyed: out of the game for good (13.1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) will go back into the box (14.2).</source>
        <translation>
            <numerusform>The other one goes back into the box (14.2).</numerusform>
            <numerusform>The %n others go back into the box (14.2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::Rulebook</name>
    <message numerus="yes">
        <source>%n ruling(s) about cards you have not discovered yet.</source>
        <translation>
            <numerusform>%n ruling about a card you have not discovered yet.</numerusform>
            <numerusform>%n rulings about cards you have not discovered yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::ScoreSheet</name>
    <message numerus="yes">
        <source>%n card(s) worth nothing now</source>
        <translation>
            <numerusform>%n card worth nothing now</numerusform>
            <numerusform>%n cards worth nothing now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kronika::desktop::Story</name>
    <message numerus="yes">
        <source>%n of them across card %1</source>
        <translation>
            <numerusform>%n of them across card %1</numerusform>
            <numerusform>%n of them across card %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rewound %n time(s)</source>
        <translation>
            <numerusform>Rewound once</numerusform>
            <numerusform>Rewound %n times</numerusform>
        </translation>
    </message>
</context>
</TS>
