// The score of the open kingdom, as the window shows it.
import Kronika

ScoreScreen {
    required property Navigator ways

    objectName: "score"
    onLeaveRequested: ways.back()
    onRuleRequested: rule => ways.go("rulebook", rule)
    onScreenRequested: (screen, topic) => ways.go(screen, topic)
}
