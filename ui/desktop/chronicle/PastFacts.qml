// What the kingdom had and was worth at the moment that is looked at, and what was asked.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Column {
    id: facts

    required property PastTable past
    // What the move before this moment did.
    required property string told

    spacing: Theme.gapSmall

    Text {
        width: facts.width
        text: facts.told
        wrapMode: Text.Wrap
        color: Theme.text
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textBody
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Flow {
        width: facts.width
        spacing: Theme.gapLarge

        Row {
            spacing: Theme.gapTiny
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 glory").arg(Numbers.written(facts.past.score))

            Symbol {
                anchors.verticalCenter: parent.verticalCenter
                name: "glory"
                size: 24
            }

            Text {
                objectName: "pastScore"
                text: Numbers.written(facts.past.score)
                color: Theme.text
                font.family: Theme.displayFamily
                font.weight: Font.Bold
                font.pixelSize: Theme.textLead
                Accessible.ignored: true
            }
        }

        Repeater {
            model: facts.past.resources

            delegate: Row {
                id: resource

                required property resourceValue modelData

                spacing: Theme.gapTiny
                opacity: modelData.count > 0 ? 1 : 0.42
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.count + " " + modelData.name

                Symbol {
                    anchors.verticalCenter: parent.verticalCenter
                    name: resource.modelData.icon
                    size: 24
                }

                Text {
                    text: resource.modelData.count
                    color: Theme.text
                    font.family: Theme.displayFamily
                    font.weight: resource.modelData.count > 0 ? Font.Bold : Font.Normal
                    font.pixelSize: Theme.textLead
                    Accessible.ignored: true
                }
            }
        }

        Text {
            text: qsTr("Box: %1").arg(facts.past.boxCount) + " · "
                  + qsTr("Destroyed: %1").arg(facts.past.destroyedCount)
            height: Math.max(implicitHeight, 24)
            verticalAlignment: Text.AlignVCenter
            color: Theme.textQuiet
            font.family: Theme.plainFamily
            font.pixelSize: Theme.textSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Text {
        objectName: "pastAsked"
        width: facts.width
        visible: facts.past.asked !== ""
        text: qsTr("Asked then: %1").arg(facts.past.asked)
        wrapMode: Text.WordWrap
        color: Theme.text
        font.family: Theme.plainFamily
        font.pixelSize: Theme.textSmall
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
