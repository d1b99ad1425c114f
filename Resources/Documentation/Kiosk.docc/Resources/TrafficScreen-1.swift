import ScreenKit

/// The screen of the traffic light. It owns the machine.
final class TrafficScreen: Screen {
    let title = Text("Traffic light", ko: "신호등")
    private var light = TrafficLight()

    var content: Content<TrafficLight.Event> {
        List(heading) {
            Row(Text("Press the button", ko: "버튼 누르기"), .press, words: "press")
            Row(Text("Wait", ko: "기다리기"), .timeIsOver)
        }
    }

    func handle(_ event: TrafficLight.Event) {
        _ = light.handle(event)
    }

    private var heading: Text {
        switch light.state {
        case .red: Text("Red", ko: "빨간불")
        case .green: Text("Green", ko: "초록불")
        }
    }
}
