/// A wait until descriptors can be read or written: `poll`, and `select` for the descriptors that `poll` refuses.
package struct Readiness {
    private var entries: [pollfd] = []

    /// The place of a descriptor in the result of the wait.
    package struct Token {
        fileprivate let index: Int
    }

    /// Creates an empty wait with room for all descriptors of the session, so that it allocates once.
    package init() {
        entries.reserveCapacity(4)
    }

    /// Adds a descriptor that is waited for until it can be read.
    package mutating func reading(_ descriptor: Descriptor) -> Token {
        add(descriptor, POLLIN)
    }

    /// Adds a descriptor that is waited for until it can be written.
    package mutating func writing(_ descriptor: Descriptor) -> Token {
        add(descriptor, POLLOUT)
    }

    /// Sleeps until a descriptor is ready, a signal comes, or a timeout is over; `nil` is no timeout.
    package mutating func wait(_ timeout: Duration?) {
        let milliseconds = timeout.map(Self.milliseconds) ?? -1
        for index in entries.indices { entries[index].revents = 0 }
        if poll(&entries, nfds_t(entries.count), milliseconds) < 0 {
            for index in entries.indices { entries[index].revents = 0 }
        } else if entries.contains(where: { $0.revents & Int16(POLLNVAL) != 0 }) {
            // The `poll` of macOS refuses the device /dev/tty; `select` accepts it.
            select(timeout)
        }
    }

    /// Sleeps as `wait(_:)` does, by a call of `select`.
    ///
    /// The results stay as they are if a descriptor is closed, or greater than a `fd_set` can hold.
    mutating func select(_ timeout: Duration?) {
        var (readable, writable) = (DescriptorSet(), DescriptorSet())
        for entry in entries {
            let isPossible = entry.events == Int16(POLLIN) ? readable.insert(entry.fd) : writable.insert(entry.fd)
            guard isPossible else { return }
        }
        let highest = entries.map(\.fd).max() ?? -1
        let milliseconds = timeout.map(Self.milliseconds)
        var time = timeval(
            tv_sec: Int((milliseconds ?? 0) / 1000), tv_usec: numericCast((milliseconds ?? 0) % 1000 * 1000))
        let count = withUnsafeMutablePointer(to: &time) { time in
            System.select(highest + 1, &readable.bits, &writable.bits, nil, timeout == nil ? nil : time)
        }
        if count < 0, errno != EINTR { return }
        for (index, entry) in entries.enumerated() {
            let isReady = count > 0 && (readable.contains(entry.fd) || writable.contains(entry.fd))
            entries[index].revents = isReady ? entry.events : 0
        }
    }

    /// Returns whether a call would not block. A call that would fail at once does not block, so the caller gets the error.
    package func isReady(_ token: Token) -> Bool {
        entries[token.index].revents != 0
    }

    /// Waits until a descriptor can be written, and returns `false` after a timeout or a signal.
    package static func wait(toWrite descriptor: Descriptor, _ timeout: Duration?) -> Bool {
        wait(descriptor, POLLOUT, timeout)
    }

    /// Waits until a descriptor can be read, and returns `false` after a timeout or a signal.
    package static func wait(toRead descriptor: Descriptor, _ timeout: Duration?) -> Bool {
        wait(descriptor, POLLIN, timeout)
    }

    private static func wait(_ descriptor: Descriptor, _ events: Int32, _ timeout: Duration?) -> Bool {
        var readiness = Readiness()
        let token = readiness.add(descriptor, events)
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

/// The descriptors of a `select`. The macros of the C header are not available in Swift; on a little-endian machine, as all of
/// Swift's platforms are, their bits are counted through the bytes.
private struct DescriptorSet {
    var bits = fd_set()

    /// Adds a descriptor, or returns `false` if it is too great.
    mutating func insert(_ number: Int32) -> Bool {
        withUnsafeMutableBytes(of: &bits) { bytes in
            guard bytes.indices.contains(Int(number) / 8) else { return false }
            bytes[Int(number) / 8] |= 1 << UInt8(number % 8)
            return true
        }
    }

    func contains(_ number: Int32) -> Bool {
        withUnsafeBytes(of: bits) { $0[Int(number) / 8] & 1 << UInt8(number % 8) != 0 }
    }
}
