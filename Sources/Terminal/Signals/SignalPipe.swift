#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Synchronization

/// The write end of the pipe that wakes the loop; -1 when there is none.
///
/// A handler gets nothing but the number of its signal, so this has to be where it can find it. The value is a literal, and
/// it is stored anew before any handler is installed, so no lazy initialiser can run when a signal comes. It is atomic,
/// because a signal comes on whatever thread the system likes.
nonisolated private let wakingEnd = Atomic<Int32>(-1)

/// The handler: the number of the signal as one byte. A full pipe loses nothing, the loop is awake then anyway.
nonisolated private func relay(_ signal: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(wakingEnd.load(ordering: .acquiring), &byte, 1)
    errno = saved
}

/// Signals as bytes in a pipe, so that they are handled between two events like everything else, by ordinary code.
final class SignalRelay {
    let readEnd: Descriptor
    private let writeEnd: Descriptor
    private var previous: [(signal: Int32, action: SignalAction)] = []

    /// The signals that ask a process to end.
    private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    private static let others = [SIGWINCH, SIGTSTP, SIGCONT]

    /// Takes over the signals; what was done about them before is put back by `stop()`.
    ///
    /// - Throws: `.failed` when there is no pipe to be had.
    init() throws(IOError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw IOError.failed(.open, errno: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        readEnd = Descriptor(number: ends[0])
        writeEnd = Descriptor(number: ends[1])
        wakingEnd.store(ends[1], ordering: .releasing)
        for signal in Self.ending + Self.others {
            let found = SignalAction(of: signal)
            // Who starts a program under `nohup` wants it to go on.
            if Self.ending.contains(signal), found.isIgnored { continue }
            previous.append((signal, found))
            take(signal)
        }
    }

    /// Gives the signals back.
    func stop() {
        for (signal, action) in previous { action.install(for: signal) }
        previous = []
        wakingEnd.store(-1, ordering: .releasing)
        readEnd.close()
        writeEnd.close()
    }

    /// The signals that have come since the last call, in order.
    func received() -> [Int32] {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
            guard case .moved(let count) = readEnd.read(into: buffer) else { return [] }
            return buffer[..<count].map { Int32($0) }
        }
    }

    /// Whether a signal asks the process to end.
    static func isEnding(_ signal: Int32) -> Bool {
        ending.contains(signal)
    }

    static func isStop(_ signal: Int32) -> Bool { signal == SIGTSTP }

    static func isContinuation(_ signal: Int32) -> Bool { signal == SIGCONT }

    /// Stops the process as the system does by default, and comes back when it is continued.
    ///
    /// - Parameter group: whether the whole job stops, as it does when a terminal in its usual modes sees Ctrl-Z.
    func suspendProcess(group: Bool) {
        SignalAction.standard.install(for: SIGTSTP)
        if group { kill(0, SIGTSTP) } else { raise(SIGTSTP) }
        take(SIGTSTP)
    }

    private func take(_ signal: Int32) {
        // Without SA_RESTART: what sleeps shall wake up and look.
        SignalAction(flags: 0, handler: relay).install(for: signal)
    }
}
