import ScreenKit
import Testing
import TrafficLight

/// The screen, line by line and without a terminal.
@MainActor struct TrafficScreenTests {
    @Test func `a walker presses, waits and crosses`() {
        var said: [String] = []
        let kiosk = Kiosk(apps: [.trafficLight], texts: Texts(.english))
        let front = LineFront(kiosk: kiosk) { said.append($0) }
        front.handle("traffic")
        #expect(said.contains("Red"))
        front.handle("press")
        #expect(said.last == "Please wait a moment.")
        said = []
        front.handle("wait")
        #expect(said.contains("Green"))
        #expect(said.contains("Crossing the street: 1"))
    }
}
