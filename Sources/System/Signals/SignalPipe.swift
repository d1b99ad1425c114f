import Synchronization

/// The write end of the pipe, or -1 when there is none.
///
/// A handler gets only the number of its signal, so it needs a global. The value is atomic, because a signal comes on any thread.
/// It is stored before a handler is installed, so no lazy initialiser runs in a handler.
private let handlerEnd = Atomic<Int32>(-1)

/// The handler writes the number of the signal as one byte. If the pipe is full, the loop is awake anyway.
private func writeToPipe(_ signal: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(handlerEnd.load(ordering: .acquiring), &byte, 1)
    errno = saved
}

/// Signals as bytes in a pipe (the "self-pipe trick"), so that ordinary code handles them between two events.
///
/// A process has one reaction to each signal, so there is one pipe at a time.
@MainActor
package final class SignalPipe {
    /// The end that can be read when a signal has come.
    package let readEnd: Descriptor
    private let writeEnd: Descriptor
    private var previous: [(signal: Int32, action: SignalAction)] = []

    /// The signals that end a process by default, but for those of a crash, and for SIGKILL, which cannot be handled.
    static let ending =
        [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU] + endingHere
    #if os(Linux)
        /// The real-time signals begin behind the two that the C library keeps for itself.
        private static let endingHere = [SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)
    #else
        private static let endingHere: [Int32] = []
    #endif
    private static let others = [SIGWINCH, SIGTSTP, SIGCONT]

    /// Takes over the signals until `stop()`. It is an error when the system has no pipe left.
    package init() throws(SystemError) {
        (readEnd, writeEnd) = try Descriptor.pair()
        readEnd.setNonBlocking()
        writeEnd.setNonBlocking()
        handlerEnd.store(writeEnd.number, ordering: .releasing)
        for signal in Self.ending + Self.others {
            let found = SignalAction(of: signal)
            // `nohup` starts a program with SIGHUP ignored, which must stay so.
            if Self.ending.contains(signal), found.isIgnored { continue }
            previous.append((signal, found))
            take(signal)
        }
    }

    /// Restores the reactions to the signals that were found.
    package func stop() {
        for (signal, action) in previous { action.install(for: signal) }
        previous = []
        handlerEnd.store(-1, ordering: .releasing)
        readEnd.close()
        writeEnd.close()
    }

    /// Returns the signals that have come since the last call, in order.
    package func received() -> [Int32] {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
            guard case .moved(let count) = readEnd.read(into: buffer) else { return [] }
            return buffer[..<count].map { Int32($0) }
        }
    }

    /// Returns whether a signal ends a process by default.
    package static func isEnding(_ signal: Int32) -> Bool { ending.contains(signal) }

    /// Returns whether a signal stops a process, as Ctrl-Z does.
    package static func isStop(_ signal: Int32) -> Bool { signal == SIGTSTP }

    /// Returns whether a signal says that a stopped process goes on.
    package static func isContinuation(_ signal: Int32) -> Bool { signal == SIGCONT }

    /// Stops the process as the system does by default, or the whole job, as after Ctrl-Z in a terminal's usual modes. Returns when the
    /// process is continued.
    package func suspendProcess(group: Bool) {
        SignalAction.standard.install(for: SIGTSTP)
        if group { kill(0, SIGTSTP) } else { raise(SIGTSTP) }
        take(SIGTSTP)
    }

    private func take(_ signal: Int32) {
        // Without SA_RESTART, so that a sleeping call returns.
        SignalAction(flags: 0, handler: writeToPipe).install(for: signal)
    }
}
