import Calculator
import Core
import Storage
import Testing
import TestSupport

@testable import kiosk

struct KeyPauseTests {
    private final class Clock {
        var passed = Duration.zero
        let start = ContinuousClock.now
    }

    @Test func `keys are made durable a second after the last one, and then nothing is waited for`() throws {
        let folder = try TemporaryFolder()
        let clock = Clock()
        let file = try #require(CalculatorFile.open(directory: folder.path).file)
        let pause = KeyPause(of: file) { clock.start + clock.passed }
        #expect(pause.delay == nil)
        file.record(.press(.digit(.seven)), in: .standard, at: nil)
        let delay = try #require(pause.delay)
        #expect(delay > .zero)
        clock.passed = delay - .milliseconds(1)
        #expect(!pause.readChanges())
        #expect(pause.delay == .milliseconds(1))
        clock.passed = delay
        #expect(!pause.readChanges())
        #expect(pause.delay == nil)
        #expect(file.lastEventTime == nil)
    }
}
