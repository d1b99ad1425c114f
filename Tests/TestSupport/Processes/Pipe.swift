import Dispatch
import Synchronization
import System

/// A pipe whose ends are closed at the latest when it goes, and that no program inherits by accident.
package final class Pipe: Sendable {
    private let ends: Mutex<(read: Int32, write: Int32)>

    /// Opens a pipe.
    ///
    /// - Throws: `SystemCallError` where that fails.
    package init() throws(SystemCallError) {
        var numbers: [Int32] = [-1, -1]
        let isOpen = Inheritance.prevented { pipe(&numbers) == 0 ? numbers : [] }
        guard isOpen else { throw SystemCallError("pipe") }
        ends = Mutex((numbers[0], numbers[1]))
    }

    deinit {
        closeReadEnd()
        closeWriteEnd()
    }

    /// The end to read from; -1 when it is closed.
    package var readEnd: Int32 { ends.withLock { $0.read } }
    /// The end to write to; -1 when it is closed.
    package var writeEnd: Int32 { ends.withLock { $0.write } }

    package func closeReadEnd() {
        ends.withLock { ends in
            if ends.read >= 0 { close(ends.read) }
            ends.read = -1
        }
    }

    package func closeWriteEnd() {
        ends.withLock { ends in
            if ends.write >= 0 { close(ends.write) }
            ends.write = -1
        }
    }

    /// Makes calls on an end return at once instead of waiting.
    package static func setNonBlocking(_ end: Int32) {
        _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }

    // MARK: Reading

    /// Returns everything that is there now.
    package func readAvailable() -> [UInt8] {
        var entry = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) > 0 ? Self.readSome(readEnd) ?? [] : []
    }

    /// Reads until the other end is closed.
    ///
    /// - Parameter pause: The microseconds after each read.
    /// - Returns: Everything that was read.
    package func readAll(pause: UInt32 = 0) -> [UInt8] {
        var received: [UInt8] = []
        while let some = Self.readSome(readEnd), !some.isEmpty {
            received += some
            if pause > 0 { usleep(pause) }
        }
        return received
    }

    /// Reads once.
    ///
    /// - Returns: What was there, none at the end; nil where reading fails.
    package static func readSome(_ end: Int32) -> [UInt8]? {
        withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 1) { buffer in
            let count = read(end, buffer.baseAddress, buffer.count)
            return count < 0 ? nil : Array(buffer[..<count])
        }
    }

    // MARK: Writing

    /// Writes everything; stops where writing fails.
    package func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Self.writeSome(rest, to: writeEnd)
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Writes once.
    ///
    /// - Returns: How many bytes were taken, negative where writing fails.
    package static func writeSome(_ bytes: ArraySlice<UInt8>, to end: Int32) -> Int {
        bytes.withUnsafeBytes { System.write(end, $0.baseAddress, $0.count) }
    }

    // MARK: On another thread

    /// Writes everything on another thread, then closes the end.
    ///
    /// - Parameters:
    ///   - bytes: What to write.
    ///   - pause: The microseconds before each byte; without them all bytes are written at once.
    package func writeInBackground(_ bytes: [UInt8], pause: UInt32 = 0) {
        _ = BackgroundTask {
            if pause == 0 {
                self.write(bytes)
            } else {
                for byte in bytes {
                    usleep(pause)
                    self.write([byte])
                }
            }
            self.closeWriteEnd()
        }
    }

    /// Reads on another thread until the other end is closed, so slowly that the pipe is full most of the time.
    package func readInBackground() -> BackgroundTask<[UInt8]> {
        BackgroundTask { self.readAll(pause: 100) }
    }
}

/// Work on another thread, beside a call that blocks.
package final class BackgroundTask<Result: Sendable>: Sendable {
    private let outcome = Mutex<Result?>(nil)
    private let done = DispatchSemaphore(value: 0)

    /// Starts the work.
    package init(_ work: @escaping @Sendable () -> Result) {
        DispatchQueue.global().async { [self] in
            let result = work()
            outcome.withLock { $0 = result }
            done.signal()
        }
    }

    /// The result; waits until the work is done.
    package var result: Result? {
        done.wait()
        defer { done.signal() }
        return outcome.withLock { $0 }
    }
}

/// Prevents that a program inherits a descriptor that is meant for another one, though tests run side by side: a pipe that is
/// held open by a stranger never ends.
enum Inheritance {
    // POSIX has no pipe that is closed on exec from the start, so opening and starting take turns.
    private static let turn = Mutex(())

    /// Opens descriptors that are closed in every program started later.
    ///
    /// - Parameter open: Opens them; returns none where that fails.
    /// - Returns: Whether they are open.
    static func prevented(_ open: () -> [Int32]) -> Bool {
        turn.withLock { _ in
            let descriptors = open()
            for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            return !descriptors.isEmpty
        }
    }

    /// Starts a program while no descriptor is being opened.
    static func awaited(_ start: () -> Int32) -> Int32 {
        turn.withLock { _ in start() }
    }
}
