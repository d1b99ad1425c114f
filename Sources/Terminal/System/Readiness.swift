#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A wait until descriptors can be read or written (`poll`).
struct Readiness {
    private var entries: [pollfd] = []

    /// The place of a descriptor in the result of the wait.
    struct Token {
        fileprivate let index: Int
    }

    /// Creates an empty wait with room for all descriptors of the session, so that it allocates once.
    init() {
        entries.reserveCapacity(4)
    }

    mutating func reading(_ descriptor: Descriptor) -> Token {
        add(descriptor, POLLIN)
    }

    mutating func writing(_ descriptor: Descriptor) -> Token {
        add(descriptor, POLLOUT)
    }

    /// Sleeps until a descriptor is ready, a signal comes, or a timeout is over; `nil` is no timeout.
    mutating func wait(_ timeout: Duration?) {
        let milliseconds = timeout.map(Self.milliseconds) ?? -1
        for index in entries.indices { entries[index].revents = 0 }
        if poll(&entries, nfds_t(entries.count), milliseconds) < 0 {
            for index in entries.indices { entries[index].revents = 0 }
        }
    }

    /// Returns whether a call would not block. A call that would fail at once does not block, so the caller gets the error.
    func isReady(_ token: Token) -> Bool {
        entries[token.index].revents != 0
    }

    /// Waits until a descriptor can be written, and returns `false` after a timeout or a signal.
    static func wait(toWrite descriptor: Descriptor, _ timeout: Duration?) -> Bool {
        var readiness = Readiness()
        let token = readiness.writing(descriptor)
        readiness.wait(timeout)
        return readiness.isReady(token)
    }

    /// Waits until a descriptor can be read, and returns `false` after a timeout or a signal.
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

    /// Returns a duration in whole milliseconds, rounded up, because a wake-up before the end needs a second one.
    private static func milliseconds(_ duration: Duration) -> Int32 {
        let (seconds, attoseconds) = max(duration, .zero).components
        if seconds > 1_000_000 { return 1_000_000_000 }
        return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
