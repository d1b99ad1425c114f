import Testing
import TrafficLight

struct TrafficLightTests {
    @Test func `walkers wait at red and are counted at green`() {
        var light = TrafficLight()
        #expect(light.handle(.press) == .askForPatience)
        #expect(light.handle(.press) == .askForPatience)
        #expect(light.handle(.timeIsOver) == .count(walkers: 2))
        #expect(light.state == .green)
        #expect(light.handle(.press) == .none)
        #expect(light.handle(.timeIsOver) == .none)
        #expect(light.handle(.timeIsOver) == .count(walkers: 0))
    }
}
