// The audit finds what is amiss: of each kind one, and nothing where all is well.
import QtQuick
import QtQuick.Window
import QtQuick.Controls.Basic
import QtTest
import KronikaTest

TestCase {
    id: testCase

    property Window window

    name: "AuditEye"
    when: windowShown

    component Pane: Window {
        width: 400
        height: 300
        visible: false
    }

    component Sound: Pane {
        Text {
            objectName: "words"
            x: 10
            y: 10
            text: "Words"
            font.pixelSize: 16
        }
        Button {
            objectName: "button"
            x: 10
            y: 60
            text: "Press"
            Accessible.role: Accessible.Button
            Accessible.name: text
        }
    }

    Component { id: sound; Sound {} }

    Component {
        id: cut
        Pane {
            Text {
                objectName: "words"
                width: 60
                elide: Text.ElideRight
                text: "Much more than there is room for"
                font.pixelSize: 16
            }
        }
    }

    Component {
        id: cutOff
        Pane {
            Item {
                objectName: "hole"
                width: 60
                height: 40
                clip: true
                Text {
                    objectName: "words"
                    text: "Much more than there is room for"
                    font.pixelSize: 16
                }
            }
        }
    }

    Component {
        id: overEdge
        Pane {
            Text {
                objectName: "words"
                width: 60
                text: "Much more than there is room for"
                font.pixelSize: 16
            }
        }
    }

    Component {
        id: overlapping
        Pane {
            Text {
                objectName: "words"
                text: "These words"
                font.pixelSize: 16
            }
            Text {
                objectName: "others"
                x: 20
                text: "and these others"
                font.pixelSize: 16
            }
        }
    }

    Component {
        id: underButton
        Pane {
            Button {
                objectName: "below"
                text: "Press"
                Accessible.role: Accessible.Button
                Accessible.name: text
            }
            Button {
                objectName: "button"
                x: 20
                y: 10
                text: "Or this"
                Accessible.role: Accessible.Button
                Accessible.name: text
            }
        }
    }

    Component {
        id: small
        Pane {
            Text {
                objectName: "words"
                text: "Small"
                font.pixelSize: 11
            }
        }
    }

    Component {
        id: shrunk
        Pane {
            Text {
                objectName: "words"
                transformOrigin: Item.TopLeft
                scale: 0.5
                text: "Small"
                font.pixelSize: 16
            }
        }
    }

    Component {
        id: outside
        Pane {
            Text {
                objectName: "words"
                x: 380
                text: "Outside"
                font.pixelSize: 16
            }
        }
    }

    Component {
        id: unnamed
        Pane {
            Button {
                objectName: "button"
                text: "+"
                Accessible.name: ""
            }
        }
    }

    Component {
        id: misnamed
        Pane {
            Button {
                objectName: "button"
                text: "Press"
                Accessible.role: Accessible.Button
                Accessible.name: "Something else"
            }
        }
    }

    Component {
        id: unreachable
        Pane {
            Button {
                objectName: "button"
                focusPolicy: Qt.NoFocus
                text: "Press"
                Accessible.role: Accessible.Button
                Accessible.name: text
                Accessible.focusable: false
            }
        }
    }

    Component {
        id: buttonOutside
        Pane {
            Button {
                objectName: "button"
                x: -30
                text: "Press"
                Accessible.role: Accessible.Button
                Accessible.name: text
            }
        }
    }

    Component {
        id: deaf
        Pane {
            Rectangle {
                objectName: "button"
                width: 40
                height: 40
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: "Press"
            }
        }
    }

    function findings_in(component) {
        window = component.createObject(null)
        verify(window)
        Kit.settle(window)
        return Kit.audit(window.contentItem)
    }

    function cleanup() {
        if (window)
            window.destroy()
        window = null
        wait(0)
    }

    function test_nothing_is_amiss() {
        compare(findings_in(sound), [])
    }

    function test_amiss_data() {
        return [
            { tag: "cut", component: cut, found: /words is cut short$/ },
            { tag: "cut off", component: cutOff, found: /words is cut off by .*hole$/ },
            { tag: "over its edge", component: overEdge, found: /words is written over its edge/ },
            { tag: "overlapping", component: overlapping, found: /others lies on .*words$/ },
            { tag: "under a button", component: underButton, found: /button lies on .*below$/ },
            { tag: "small", component: small, found: /words is only 11.0 pixels high$/ },
            { tag: "shrunk", component: shrunk, found: /words is only 8.0 pixels high$/ },
            { tag: "outside", component: outside, found: /words leaves the window/ },
            { tag: "unnamed", component: unnamed, found: /button has no name/ },
            { tag: "misnamed", component: misnamed, found: /button is called Something else$/ },
            { tag: "unreachable", component: unreachable,
              found: /button cannot be reached by keyboard$/ },
            { tag: "button outside", component: buttonOutside, found: /button leaves the window$/ },
            { tag: "deaf", component: deaf, found: /button does nothing when a screen reader/ }
        ]
    }

    function test_amiss(data) {
        const findings = findings_in(data.component)
        verify(findings.some(finding => data.found.test(finding)), findings)
    }
}
