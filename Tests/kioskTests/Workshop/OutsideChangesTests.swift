import Core
import JuiceMaker
import Terminal
import TestSupport
import Testing

@testable import ScreenKit
@testable import kiosk

/// What a kiosk does about the writes of other kiosks, and about midnight.
struct OutsideChangesTests {
    /// A watcher that reports what it is told, and can fail.
    private final class Watcher {
        struct Failure: Error {}

        let descriptor: Int32 = 0
        var hasChange = true
        var fails = false

        /// How often the books were read.
        var readCount = 0

        var parts: OutsideChanges.Watcher {
            let hasChanged = { [self] in
                if fails { throw Failure() }
                return hasChange
            }
            return (descriptor, hasChanged)
        }

        /// What reads the books, which says of each time whether it was durable.
        func changes(_ isDurable: @escaping (Int) -> Bool) -> OutsideChanges {
            OutsideChanges(watcher: parts) { [self] in
                readCount += 1
                return isDurable(readCount)
            }
        }
    }

    private let watcher = Watcher()

    @Test func `the books are read again after a change, and only then`() {
        let changes = watcher.changes { _ in true }
        #expect(changes.descriptors == [watcher.descriptor])
        #expect(changes.readChanges())
        watcher.hasChange = false
        #expect(!changes.readChanges())
        #expect(watcher.readCount == 1)
    }

    @Test func `a write that is not durable yet is read again a second later, once`() {
        let changes = watcher.changes { _ in false }
        #expect(!changes.readChanges() && changes.delay == .seconds(1))
        watcher.hasChange = false
        #expect(!changes.readChanges() && changes.delay != .seconds(1))
        #expect(!changes.readChanges() && watcher.readCount == 2)
    }

    @Test func `after the watcher failed, the books are read each time`() {
        let changes = watcher.changes { $0 == 2 }
        watcher.fails = true
        #expect(!changes.readChanges())
        #expect(changes.descriptors.isEmpty)
        // Even if it worked again: nothing reads from its descriptor any more.
        (watcher.fails, watcher.hasChange) = (false, false)
        #expect(changes.readChanges())
        #expect(watcher.readCount == 2)
    }

    @Test func `a terminal does not watch the descriptor of a watcher that failed`() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let profile = TerminalProfile(environment: { _ in nil }, isTerminal: true)
        let fullScreen = try FullScreen(profile: profile, input: terminal.programEnd, output: terminal.programEnd)
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let fullScreenKiosk = FullScreenRunner(kiosk, sources: [OutsideChanges(watcher: watcher.parts) { true }])
        fullScreen.watchedDescriptors = [watcher.descriptor]
        fullScreenKiosk.fullScreenWatchedDescriptorIsReady(fullScreen)
        #expect(fullScreen.watchedDescriptors == [watcher.descriptor])
        watcher.fails = true
        fullScreenKiosk.fullScreenWatchedDescriptorIsReady(fullScreen)
        #expect(fullScreen.watchedDescriptors.isEmpty)
    }

    @Test(arguments: [true, false])
    func `at midnight the screens are drawn again, and until then nothing wakes up`(hasOthers: Bool) throws {
        var now: Int64 = 86_400_000 - 5_000
        watcher.hasChange = false
        let changes = OutsideChanges(
            watcher: hasOthers ? watcher.parts : nil, refresh: hasOthers ? { false } : nil,
            today: {
                let start = now / 86_400_000 * 86_400_000
                return Period(
                    from: Timestamp(milliseconds: start), to: Timestamp(milliseconds: start + 86_400_000))
            },
            now: { Timestamp(milliseconds: now) })
        #expect(changes.delay == .seconds(5))
        now += 4_999
        #expect(!changes.readChanges())
        #expect(changes.delay == .milliseconds(1))
        now += 2
        #expect(changes.delay == .zero)
        #expect(changes.readChanges())
        #expect(changes.delay == .milliseconds(86_399_999))
        #expect(!changes.readChanges())
    }
}
