// A paragraph on a sheet.
import QtQuick
import Kronika

Text {
    width: parent ? parent.width : implicitWidth
    wrapMode: Text.WordWrap
    color: Theme.text
    lineHeight: 1.15
    font.family: Theme.plainFamily
    font.pixelSize: Theme.textBody
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
