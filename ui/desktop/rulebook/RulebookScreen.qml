// The rules in our own words, by number: chapters at the left, the text at the right.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Kronika

FocusScope {
    id: rulebook

    // The rule or ruling to begin at: "7.2", "C27"; empty: the first.
    required property string topic
    // Whose cards are told of; null: those of no kingdom.
    property KingdomTable table: null
    property bool spoilers: false
    property alias count: list.count

    // Where the reader is, and which link of it Enter follows.
    property string place
    property int link: 0

    signal leaveRequested

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Rules")

    // At the top of the page.
    function show(number: string): void {
        if (rules.rowOf(number) < 0 && rules.search !== "")
            search.clear()
        stay(number)
    }

    function stay(number: string): void {
        const row = rules.rowOf(number)
        list.currentIndex = Math.max(0, row)
        list.positionViewAtIndex(list.currentIndex, row > 0 ? ListView.Beginning
                                                            : ListView.Contain)
        place = rules.numberAt(list.currentIndex)
        link = 0
    }

    function follow(number: string): void {
        if (number === "")
            return
        rules.remember(rules.numberAt(list.currentIndex))
        show(number)
        list.forceActiveFocus()
    }

    function stepBack(): void {
        if (rules.canStepBack)
            show(rules.stepBack())
        list.forceActiveFocus()
    }

    function move(row: int): void {
        list.currentIndex = Math.max(0, Math.min(list.count - 1, row))
    }

    // As far as is seen at once.
    function page(down: bool): void {
        const edge = list.contentY + (down ? list.height - 2 : 2)
        const seen = list.indexAt(list.width / 2, edge)
        const from = list.currentIndex
        if (!down && (seen < 0 || list.atYBeginning))
            list.currentIndex = 0
        else
            list.currentIndex = Math.max(0, Math.min(list.count - 1, seen < 0 || seen === from
                                                     ? from + (down ? 1 : -1) : seen))
        list.positionViewAtIndex(list.currentIndex, down ? ListView.Beginning : ListView.End)
    }

    onTopicChanged: show(topic)
    Component.onCompleted: {
        show(topic)
        list.forceActiveFocus()
    }

    Timer {
        // Once more when every line knows its height.
        running: true
        interval: 0
        onTriggered: rulebook.show(rulebook.topic)
    }

    Keys.onEscapePressed: leaveRequested()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace
                || (event.key === Qt.Key_Left && (event.modifiers & Qt.AltModifier)))
            stepBack()
        else if (event.key === Qt.Key_Slash
                 || (event.key === Qt.Key_F && (event.modifiers & Qt.ControlModifier)))
            search.forceActiveFocus(Qt.ShortcutFocusReason)
        else
            return
        event.accepted = true
    }

    Rulebook {
        id: rules

        property string held

        table: rulebook.table
        spoilers: rulebook.spoilers
        search: search.text
        // In the other language, or when a card was discovered, the reader stays there.
        onChanging: held = rulebook.place
        onChanged: rulebook.stay(held)
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.background
    }

    Rectangle {
        id: bar

        width: rulebook.width
        height: Theme.controlHeight + Theme.gap * 2
        color: Theme.surface

        Row {
            id: ways

            x: Theme.gapLarge
            y: Theme.gap
            height: Theme.controlHeight
            spacing: Theme.gap

            AppButton {
                objectName: "leaveRules"
                text: qsTr("Back")
                key: qsTr("Esc")
                onClicked: rulebook.leaveRequested()
            }

            AppButton {
                objectName: "stepBack"
                visible: rules.canStepBack
                text: qsTr("To rule %1").arg(rules.cameFrom)
                key: qsTr("Backspace")
                onClicked: rulebook.stepBack()
            }

            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Rules")
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.textTitle
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }

        SearchField {
            id: search

            objectName: "ruleSearch"
            x: Math.max(ways.x + ways.width + Theme.gapLarge, bar.width - width - Theme.gapLarge)
            y: Theme.gap
            width: Math.max(120, Math.min(360 * Theme.textScale,
                                          bar.width - ways.x - ways.width - Theme.gapLarge * 2))
            placeholderText: qsTr("Number or words")
            onFinished: list.forceActiveFocus()
        }

        Rectangle {
            y: bar.height - 1
            width: bar.width
            height: 1
            color: Theme.line
        }
    }

    ListView {
        id: topics

        // The list's own index is lost when its model is told anew in the other language.
        readonly property int chapter: rules.chapterAt(list.currentIndex)

        objectName: "chapters"
        x: Theme.gap
        y: bar.height + Theme.gap
        width: Math.min(300 * Theme.textScale, rulebook.width * 0.3)
        height: rulebook.height - y - Theme.gap
        clip: contentHeight > height
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        model: rules.chapters
        currentIndex: chapter
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Chapters")
        Keys.onReturnPressed: list.forceActiveFocus()
        Keys.onEnterPressed: list.forceActiveFocus()
        Keys.onRightPressed: list.forceActiveFocus()
        Keys.onUpPressed: rulebook.show(rules.numberOfChapter(chapter - 1))
        Keys.onDownPressed: rulebook.show(rules.numberOfChapter(chapter + 1))
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: ChapterLine {
            required property chapterValue modelData
            required property int index

            objectName: "chapter-" + modelData.number
            width: topics.width - Theme.gapLarge
            number: modelData.number
            title: modelData.title
            current: index === topics.chapter
            focused: topics.activeFocus
            onClicked: rulebook.show(modelData.number)
        }
    }

    Text {
        x: list.x + Theme.gap
        y: bar.height + Theme.gapHuge
        width: list.width - Theme.gapHuge
        visible: list.count === 0
        text: qsTr("Nothing in the rules says “%1”.").arg(search.text)
        wrapMode: Text.WordWrap
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    ListView {
        id: list

        objectName: "rules"
        x: topics.x + topics.width + Theme.gap
        y: bar.height
        width: Math.min(820 * Theme.textScale, rulebook.width - x - Theme.gap)
        height: rulebook.height - y
        topMargin: Theme.gap
        bottomMargin: Theme.gapHuge
        clip: true
        focus: true
        activeFocusOnTab: true
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        // Lines made ahead would outlive a search that takes them away.
        cacheBuffer: 0
        model: rules
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rules")
        onCurrentIndexChanged: {
            rulebook.place = rules.numberAt(currentIndex)
            rulebook.link = 0
        }
        Keys.onUpPressed: rulebook.move(currentIndex - 1)
        Keys.onDownPressed: rulebook.move(currentIndex + 1)
        Keys.onPressed: event => {
            switch (event.key) {
            case Qt.Key_PageUp: rulebook.page(false); break
            case Qt.Key_PageDown: rulebook.page(true); break
            case Qt.Key_Home: rulebook.move(0); list.positionViewAtBeginning(); break
            case Qt.Key_End: rulebook.move(list.count - 1); list.positionViewAtEnd(); break
            default: return
            }
            event.accepted = true
        }
        Keys.onLeftPressed: event => {
            if (event.modifiers & Qt.AltModifier)
                rulebook.stepBack()
            else if (rulebook.link > 0)
                --rulebook.link
            else
                topics.forceActiveFocus()
        }
        Keys.onRightPressed: {
            if (rules.linkAt(currentIndex, rulebook.link + 1) !== "")
                ++rulebook.link
        }
        Keys.onReturnPressed: rulebook.follow(rules.linkAt(currentIndex, rulebook.link))
        Keys.onEnterPressed: rulebook.follow(rules.linkAt(currentIndex, rulebook.link))
        ScrollBar.vertical: ScrollBar {
            policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        delegate: RuleLine {
            objectName: "rule-" + number
            width: list.width - Theme.gapLarge
            current: ListView.isCurrentItem
            focused: list.activeFocus
            markedWords: current ? rules.wordsAt(index, rulebook.link) : words
            onClicked: {
                list.currentIndex = index
                list.forceActiveFocus()
            }
            onLinkRequested: to => {
                list.currentIndex = index
                rulebook.follow(to)
            }
        }
    }
}
