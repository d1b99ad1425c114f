import System

/// A program that was started, and that does not outlive the test.
///
/// Unless its environment says otherwise it has a home of its own, so that no test finds what another one has left, and none
/// touches the data of the person that runs the tests.
package final class ChildProcess {
    /// The ending of the program, when it is known.
    package private(set) var ending: ProcessEnding?
    private let number: pid_t
    private let home: TemporaryFolder

    /// Starts a program.
    ///
    /// - Throws: `SystemCallError` where that fails.
    package init(_ spawn: Spawn) throws(SystemCallError) {
        home = try TemporaryFolder()
        var spawn = spawn
        spawn.environment.merge(["HOME": home.path, "XDG_DATA_HOME": home.path]) { own, _ in own }
        number = try spawn.start()
    }

    deinit {
        if ending == nil { kill() }
    }

    /// Sends a signal.
    package func send(_ signal: Int32) {
        if ending == nil { _ = System.kill(number, signal) }
    }

    /// Looks whether the program has ended.
    ///
    /// - Returns: Its ending; nil while it goes on, or is only stopped.
    @discardableResult
    package func check() -> ProcessEnding? {
        var status: Int32 = 0
        if ending == nil, waitpid(number, &status, WNOHANG) == number { ending = ProcessEnding(waitStatus: status) }
        return ending
    }

    /// Whether a signal has stopped the program since this was asked last.
    package func hasStopped() -> Bool {
        var status: Int32 = 0
        guard ending == nil, waitpid(number, &status, WNOHANG | WUNTRACED) == number else { return false }
        ending = ProcessEnding(waitStatus: status)
        return ending == nil
    }

    /// Waits until the program has ended; kills it when that takes too long.
    @discardableResult
    package func wait(until deadline: Deadline = Deadline()) -> ProcessEnding {
        while true {
            if let ending = check() { return ending }
            if deadline.isOver { return kill() }
            usleep(500)
        }
    }

    @discardableResult
    private func kill() -> ProcessEnding {
        _ = System.kill(number, SIGKILL)
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        ending = .overdue
        return .overdue
    }
}

/// How a program has ended.
package enum ProcessEnding: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    /// It did not end in time and was killed by the test.
    case overdue

    /// Reads what `waitpid` has stored: the macros of the C header are no functions for Swift.
    ///
    /// - Returns: nil for a program that was only stopped.
    init?(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        if signal == 0x7F { return nil }
        self = signal == 0 ? .exit((waitStatus >> 8) & 0xFF) : .signal(signal)
    }
}

/// A time by which something must have happened; a generous one, because the machine may be slow and busy.
package struct Deadline {
    private let end: ContinuousClock.Instant

    package init(within patience: Duration = .seconds(60)) {
        end = .now + patience
    }

    package var isOver: Bool { ContinuousClock.now >= end }

    /// The milliseconds that are left, for `poll`; no more than a limit.
    package func milliseconds(atMost limit: Int32 = .max) -> Int32 {
        let left = end - .now
        return Int32(max(0, min(Double(limit), (left / .milliseconds(1)).rounded(.up))))
    }
}
