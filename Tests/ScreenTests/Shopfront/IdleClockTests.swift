import Testing

@testable import ScreenKit
@testable import Shopfront

nonisolated struct IdleClockTests {
    private func clock(_ rule: IdleClock.Rule, limit: Int = 60, from start: Duration = .seconds(1000)) -> IdleClock {
        var clock = IdleClock(limit: .seconds(limit))
        clock.restart(rule, at: start)
        return clock
    }

    private func time(_ seconds: Double) -> Duration { .seconds(1000) + .seconds(seconds) }

    @Test func `a clock that rests needs no timer, ever`() {
        var clock = clock(.rests)
        #expect(clock.delay(at: time(0)) == nil)
        #expect(clock.delay(at: time(1_000_000)) == nil)
        #expect(clock.handle(.time, at: time(1_000_000)) == .nothing)
        #expect(clock.handle(.input, at: time(1_000_000)) == .nothing)
        #expect(clock.secondsLeft(at: time(1_000_000)) == nil)
    }

    @Test func `nothing wakes it up before the notice is due`() {
        let clock = clock(.announces)
        #expect(clock.delay(at: time(0)) == .seconds(50))
        #expect(clock.delay(at: time(49)) == .seconds(1))
        #expect(clock.secondsLeft(at: time(49.999)) == nil)
    }

    @Test func `the notice counts its seconds down, with one wake-up for each`() {
        var clock = clock(.announces)
        var now = time(50)
        for seconds in (1...10).reversed() {
            #expect(clock.secondsLeft(at: now) == seconds)
            #expect(clock.delay(at: now) == .seconds(1))
            #expect(clock.secondsLeft(at: now + .milliseconds(400)) == seconds)
            #expect(clock.delay(at: now + .milliseconds(400)) == .milliseconds(600))
            #expect(clock.handle(.time, at: now) == .nothing)
            now += .seconds(1)
        }
        #expect(clock.delay(at: now) == .zero)
        #expect(clock.handle(.time, at: now) == .reset)
        #expect(clock.delay(at: now) == nil)
    }

    @Test(arguments: [(49.0, IdleClock.Effect.nothing), (59.9, .dropInput), (60.0, .reset)])
    func `an input before the notice begins the time anew, one during it only ends it, and one after it resets`(
        second: Double, effect: IdleClock.Effect
    ) {
        var clock = clock(.announces)
        #expect(clock.handle(.input, at: time(second)) == effect)
        if effect != .reset {
            #expect(clock.secondsLeft(at: time(second)) == nil)
            #expect(clock.delay(at: time(second)) == .seconds(50))
        }
        #expect(clock.handle(.input, at: time(60)) == .nothing)
    }

    @Test func `without a notice there is one wake-up, at the end`() {
        var clock = clock(.resets)
        #expect(clock.delay(at: time(0)) == .seconds(60))
        #expect(clock.secondsLeft(at: time(55)) == nil)
        #expect(clock.handle(.time, at: time(59)) == .nothing)
        #expect(clock.handle(.input, at: time(59)) == .nothing)
        #expect(clock.delay(at: time(60)) == .seconds(59))
        #expect(clock.handle(.time, at: time(119)) == .reset)
    }

    @Test func `a notice takes at most half of the time, so that a key is handled in the other half`() {
        var clock = clock(.announces, limit: 10)
        #expect(clock.delay(at: time(0)) == .seconds(5))
        #expect(clock.handle(.input, at: time(4)) == .nothing)
        #expect(clock.secondsLeft(at: time(9)) == 5)
    }
}
