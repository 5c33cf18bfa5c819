// The answers at the foot of a sheet.
import QtQuick
import Kronika

Flow {
    width: parent ? parent.width : implicitWidth
    layoutDirection: Qt.RightToLeft
    topPadding: Theme.gapSmall
    spacing: Theme.gapSmall
}
