// What the last move set in motion, flying over the table to where it belongs: cards,
// turning on the way, and resources. It is never in the way of a hand: nothing here can be
// clicked, and the next move ends it. `placeOf` is asked where things lie.
pragma ComponentBehavior: Bound

import QtQuick
import Kronika

Item {
    id: flights

    required property KingdomTable table
    required property TablePlaces places
    // How many are in the air, and how far they have come together.
    readonly property int count: sky.count
    readonly property alias running: clock.running
    property real time: 0

    // They set out one after the other, but not for long.
    readonly property real pause: count > 1
                                  ? Math.min(Theme.flightPause, Theme.flightPauses / (count - 1)) : 0
    readonly property real lasting: Theme.flightDuration + pause * Math.max(0, count - 1)

    signal settled

    enabled: false

    NumberAnimation {
        id: clock

        target: flights
        property: "time"
        from: 0
        to: flights.lasting
        duration: flights.lasting
        onFinished: flights.table.forgetFlights()
    }

    Connections {
        target: flights.table

        function onFlightsChanged() {
            clock.stop()
            flights.time = 0
        }

        // Everything lies where it belongs, and what flies knows where to.
        function onChanged() {
            if (sky.count === 0 || clock.running)
                return
            flights.settled()
            clock.start()
        }
    }

    Repeater {
        id: sky

        model: Theme.flightDuration > 0 ? flights.table.flights : []
        onItemAdded: (index, item) => (item as Flight).leave()

        delegate: Flight {
            id: flight

            places: flights.places
            passed: Math.max(0, Math.min(1, (flights.time - index * flights.pause)
                                            / Math.max(1, Theme.flightDuration)))

            Connections {
                target: flights

                function onSettled() {
                    flight.aim()
                }
            }
        }
    }
}
