// What a tile of the library says about its kingdom, line by line.
import QtQuick
import Kronika

Column {
    id: words

    required property string name
    required property string progress
    required property string discovered
    required property string played
    // Room at the right of the name that something else takes.
    property real besideName: 0

    spacing: 3

    component Line: Text {
        width: parent ? parent.width : 0
        elide: Text.ElideRight
        color: Theme.textQuiet
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }

    Line {
        width: words.width - words.besideName
        text: words.name
        color: Theme.text
        font.family: Theme.displayFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textTitle
    }

    Line {
        text: words.progress
        color: Theme.text
        font.pixelSize: Theme.textBody
    }

    Line {
        text: words.discovered
    }

    Line {
        text: words.played
    }
}
