// What may be higher than its room, and is scrolled only then: by wheel, by arrows, and
// by itself to whatever gets the focus.
import QtQuick
import QtQuick.Controls.Basic
import Kronika

Flickable {
    id: scroller

    readonly property bool scrolls: contentHeight > height + 1
    readonly property Item focused: scroller.Window.activeFocusItem

    function scrollBy(distance: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance))
    }

    function reveal(item: Item): void {
        let around = item
        while (around && around !== contentItem)
            around = around.parent
        if (!around || !scrolls)
            return
        const top = item.mapToItem(contentItem, 0, 0).y
        if (top < contentY)
            contentY = Math.max(0, top - Theme.gapSmall)
        else if (top + item.height > contentY + height)
            contentY = Math.min(contentHeight - height,
                                top + item.height - height + Theme.gapSmall)
    }

    clip: scrolls
    interactive: scrolls
    boundsBehavior: Flickable.StopAtBounds
    contentWidth: width
    onFocusedChanged: {
        if (focused)
            reveal(focused)
    }
    onScrollsChanged: {
        if (focused)
            reveal(focused)
    }

    Keys.onUpPressed: event => {
        event.accepted = scrolls
        scrollBy(-Theme.controlHeight)
    }
    Keys.onDownPressed: event => {
        event.accepted = scrolls
        scrollBy(Theme.controlHeight)
    }

    ScrollBar.vertical: ScrollBar {
        policy: scroller.scrolls ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    Rectangle {
        parent: scroller
        anchors.fill: parent
        visible: scroller.activeFocus
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.focus
    }
}
