<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</context>
</TS>
