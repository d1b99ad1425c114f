#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Waits until descriptors can be read or written.
nonisolated struct Readiness {
    private var entries: [pollfd] = []

    /// Where to look up one descriptor after the wait.
    struct Token {
        fileprivate let index: Int
    }

    /// Begins with room for all that a loop waits for, so that adding them costs no second allocation.
    init() {
        entries.reserveCapacity(4)
    }

    mutating func reading(_ descriptor: Descriptor) -> Token {
        add(descriptor, POLLIN)
    }

    mutating func writing(_ descriptor: Descriptor) -> Token {
        add(descriptor, POLLOUT)
    }

    /// Sleeps until one of the descriptors is ready or a time has passed.
    ///
    /// A signal ends the wait too; the caller looks at the clock and comes back.
    ///
    /// - Parameter timeout: how long at most; nil for ever.
    mutating func wait(_ timeout: Duration?) {
        let milliseconds = timeout.map(Self.milliseconds) ?? -1
        for index in entries.indices { entries[index].revents = 0 }
        if poll(&entries, nfds_t(entries.count), milliseconds) < 0 {
            for index in entries.indices { entries[index].revents = 0 }
        }
    }

    /// Whether a call would not block; also when it would fail at once, so that the caller learns why.
    func isReady(_ token: Token) -> Bool {
        entries[token.index].revents != 0
    }

    /// Waits for one descriptor.
    ///
    /// - Returns: whether it is ready.
    static func wait(toWrite descriptor: Descriptor, _ timeout: Duration?) -> Bool {
        var readiness = Readiness()
        let token = readiness.writing(descriptor)
        readiness.wait(timeout)
        return readiness.isReady(token)
    }

    /// Waits for one descriptor.
    ///
    /// - Returns: whether it is ready.
    static func wait(toRead descriptor: Descriptor, _ timeout: Duration?) -> Bool {
        var readiness = Readiness()
        let token = readiness.reading(descriptor)
        readiness.wait(timeout)
        return readiness.isReady(token)
    }

    private mutating func add(_ descriptor: Descriptor, _ events: Int32) -> Token {
        entries.append(pollfd(fd: descriptor.number, events: Int16(truncatingIfNeeded: events), revents: 0))
        return Token(index: entries.count - 1)
    }

    /// Rounded up: waking too early would mean waking twice.
    private static func milliseconds(_ duration: Duration) -> Int32 {
        let (seconds, attoseconds) = max(duration, .zero).components
        if seconds > 1_000_000 { return 1_000_000_000 }
        return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
