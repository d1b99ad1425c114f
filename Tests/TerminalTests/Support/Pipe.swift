#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Synchronization

/// A pipe whose other end the tests hold.
final class Pipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32
    private let open: Mutex<Set<Int32>>

    struct Failure: Error {}

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure() }
        (readEnd, writeEnd) = (ends[0], ends[1])
        open = Mutex(Set(ends))
    }

    deinit {
        for end in open.withLock({ $0 }) { close(end) }
    }

    nonisolated func closeReadEnd() { closeOnce(readEnd) }

    nonisolated func closeWriteEnd() { closeOnce(writeEnd) }

    nonisolated private func closeOnce(_ end: Int32) {
        if open.withLock({ $0.remove(end) }) != nil { close(end) }
    }

    func setNonBlocking(_ end: Int32) {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }

    /// Everything that is there now.
    func readAvailable() -> [UInt8] {
        var entry = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 0) > 0 else { return [] }
        return Self.readSome(readEnd)
    }

    /// Writes byte by byte with pauses on another thread, then closes the end.
    func writeSlowly(_ bytes: [UInt8]) {
        _ = Worker.run {
            for byte in bytes {
                usleep(2000)
                Self.write([byte], to: self.writeEnd)
            }
            self.closeWriteEnd()
        }
    }

    /// Writes everything on another thread, then closes the end.
    func writeInBackground(_ bytes: [UInt8]) {
        _ = Worker.run {
            Self.write(bytes, to: self.writeEnd)
            self.closeWriteEnd()
        }
    }

    /// Reads on another thread until the other end is closed.
    ///
    /// - Returns: who waits for the end and has what was read.
    func readInBackground() -> Worker<[UInt8]> {
        Worker.run {
            var received: [UInt8] = []
            while true {
                let some = Self.readSome(self.readEnd)
                if some.isEmpty { return received }
                received += some
                usleep(100)
            }
        }
    }

    nonisolated static func readSome(_ end: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(end, &buffer, buffer.count)
        return Array(buffer.prefix(max(0, count)))
    }

    nonisolated static func write(_ bytes: [UInt8], to end: Int32) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { systemWrite(end, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            sent += count
        }
    }
}

nonisolated private func systemWrite(_ end: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(end, bytes, count)
}
