// A line of a menu: arrows lead to the next, Enter takes it.
import QtQuick
import Kronika

AppButton {
    width: parent ? parent.width : implicitWidth
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
