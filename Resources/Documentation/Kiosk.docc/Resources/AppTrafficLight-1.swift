import ScreenKit

extension App {
    /// The traffic light for the home menu of any kiosk.
    public static var trafficLight: App {
        App(
            "traffic", Text("Traffic light", ko: "신호등"),
            summary: Text("A light for walkers", ko: "횡단보도 신호등")
        ) {
            TrafficScreen()
        }
    }
}
