// The ways to look at a chronicle: its story, branches, bookmarks and plots.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Row {
    id: row

    required property int current

    signal chosen(int tab)

    spacing: Theme.gapTiny
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Ways to look at the chronicle")

    component Tab: AppButton {
        required property int tab

        leftPadding: Theme.gapSmall
        rightPadding: Theme.gapSmall
        primary: row.current === tab
        Accessible.role: Accessible.PageTab
        Accessible.selectable: true
        Accessible.selected: row.current === tab
        onClicked: row.chosen(tab)
    }

    Tab {
        objectName: "tabStory"
        tab: 0
        text: qsTr("Story")
        key: "1"
    }

    Tab {
        objectName: "tabBranches"
        tab: 1
        text: qsTr("Branches")
        key: "2"
    }

    Tab {
        objectName: "tabBookmarks"
        tab: 2
        text: qsTr("Bookmarks")
        key: "3"
    }

    Tab {
        objectName: "tabPlots"
        tab: 3
        text: qsTr("Plots")
        key: "4"
    }
}
