import ScreenKit

extension App {
    /// The traffic light for the home menu of any kiosk.
    @MainActor public static var trafficLight: App {
        App(id: "traffic", title: TrafficText.title, summary: .summary) { TrafficScreen() }
    }
}
