import Testing

@testable import System
@testable import Terminal

struct WatchedDescriptorTests {
    private let start = ContinuousClock.now

    /// How often is told of a descriptor that is ready all the time, and how often is woken up for it.
    private func reports(of watch: inout WatchedDescriptor, for duration: Duration) -> (told: Int, wakeUps: Int) {
        var (told, wakeUps) = (0, 0)
        for millisecond in 0..<Int(duration / .milliseconds(1)) {
            let now = start + .milliseconds(millisecond)
            guard watch.isWaitedFor(at: now) else { continue }
            wakeUps += 1
            if watch.becomesReady(at: now) { told += 1 }
        }
        return (told, wakeUps)
    }

    @Test func `what happens now and then is told at once, each time`() {
        var watch = WatchedDescriptor(Descriptor(number: 0))
        for second in 0..<5 {
            let now = start + .seconds(second)
            let (isWaitedFor, isTold) = (watch.isWaitedFor(at: now), watch.becomesReady(at: now))
            #expect(isWaitedFor && isTold && watch.pauseEnd == nil)
        }
    }

    @Test func `what happens again soon is told a little later`() throws {
        var watch = WatchedDescriptor(Descriptor(number: 0))
        let first = watch.becomesReady(at: start)
        let second = watch.becomesReady(at: start + .milliseconds(3))
        #expect(first && !second)
        let end = try #require(watch.pauseEnd)
        #expect(end - start < .milliseconds(200))
        let resting = watch.isWaitedFor(at: start + .milliseconds(4))
        let rested = watch.isWaitedFor(at: end)
        let third = watch.becomesReady(at: end)
        #expect(!resting && rested && third)
    }

    @Test func `what happens all the time is told twenty times a second`() {
        var watch = WatchedDescriptor(Descriptor(number: 0))
        let (told, wakeUps) = reports(of: &watch, for: .seconds(1))
        #expect(told == 20)
        #expect(wakeUps <= 2 * told)
    }
}
