import ScreenKit
import Terminal
import TestSupport
import Testing

@testable import kiosk

/// What a kiosk does about the writes of other kiosks.
struct OtherKiosksTests {
    /// A watcher that reports what it is told, and can fail.
    private final class Watcher: ChangeWatcher {
        struct Failure: Error {}

        let descriptor: Int32 = 0
        var hasChange = true
        var fails = false

        func drain() throws -> Bool {
            if fails { throw Failure() }
            return hasChange
        }
    }

    @Test func `the books are read again after a change, and only then`() {
        let watcher = Watcher()
        var readCount = 0
        let others = OtherKiosks(watcher: watcher) {
            readCount += 1
            return true
        }
        #expect(others.descriptor == watcher.descriptor)
        #expect(others.readChanges())
        watcher.hasChange = false
        #expect(!others.readChanges())
        #expect(readCount == 1)
    }

    @Test func `after the watcher failed, the books are read each time`() {
        let watcher = Watcher()
        var readCount = 0
        let others = OtherKiosks(watcher: watcher) {
            readCount += 1
            return readCount == 2
        }
        watcher.fails = true
        #expect(!others.readChanges())
        #expect(others.descriptor == nil)
        // Even if it worked again: nothing reads from its descriptor any more.
        (watcher.fails, watcher.hasChange) = (false, false)
        #expect(others.readChanges())
        #expect(readCount == 2)
    }

    @Test func `a terminal does not watch the descriptor of a watcher that failed`() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let profile = TerminalProfile(environment: { _ in nil }, isTerminal: true)
        let fullScreen = try FullScreen(profile: profile, input: terminal.programEnd, output: terminal.programEnd)
        let watcher = Watcher()
        let kiosk = Kiosk(apps: [], texts: Texts(.english))
        let fullScreenKiosk = FullScreenRunner(kiosk, changes: OtherKiosks(watcher: watcher) { true }) {}
        fullScreen.watchedDescriptor = watcher.descriptor
        fullScreenKiosk.fullScreenWatchedDescriptorIsReady(fullScreen)
        #expect(fullScreen.watchedDescriptor == watcher.descriptor)
        watcher.fails = true
        fullScreenKiosk.fullScreenWatchedDescriptorIsReady(fullScreen)
        #expect(fullScreen.watchedDescriptor == nil)
    }
}
