import ScreenKit

/// The screen of the traffic light. It owns the machine.
final class TrafficScreen: Screen {
    typealias Event = TrafficLight.Event

    private var light = TrafficLight()

    func title(_ texts: Texts) -> String { texts(.title) }

    func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = [
            Control(
                label: texts(.press), event: Event.press, keys: .number(0),
                words: ["press"]),
            Control(
                label: texts(.wait), event: .timeIsOver, keys: .number(1),
                words: ["wait"]),
        ].map { ListPane.Row(control: $0) }
        let list = ListPane(heading: heading(texts), rows: rows)
        return ScreenContent(panes: [.pane(list)])
    }

    func handle(_ event: Event) {
        _ = light.handle(event)
    }

    private func heading(_ texts: Texts) -> String {
        switch light.state {
        case .red: texts(.red)
        case .green: texts(.green)
        }
    }
}
