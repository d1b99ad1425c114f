import System
import TestSupport

/// Feeds a program and takes what it says, both at once, so that neither side waits for the other forever.
nonisolated struct PipePump {
    private let input: Pipe
    private let output: Pipe
    private let errors: Pipe
    private let bytes: [UInt8]
    private let stopsAfterLine: Bool
    private var sent = 0
    private(set) var received: [UInt8] = []
    private(set) var complaints: [UInt8] = []

    init(input: Pipe, bytes: [UInt8], output: Pipe, errors: Pipe, stopsAfterLine: Bool) {
        self.input = input
        self.bytes = bytes
        self.output = output
        self.errors = errors
        self.stopsAfterLine = stopsAfterLine
        if bytes.isEmpty { input.closeWriteEnd() }
    }

    /// Goes on until the program has closed all that it writes to.
    mutating func run(until deadline: Deadline) {
        while output.readEnd >= 0 || errors.readEnd >= 0, !deadline.isOver {
            // A descriptor below zero is one that poll skips.
            var ready = [
                pollfd(fd: input.writeEnd, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output.readEnd, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors.readEnd, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&ready, numericCast(ready.count), deadline.milliseconds()) > 0 else { continue }
            if ready[0].revents != 0 { feed() }
            if ready[1].revents != 0 {
                let hasEnded = Self.read(output.readEnd, into: &received)
                if hasEnded || stopsAfterLine && received.contains(UInt8(ascii: "\n")) { output.closeReadEnd() }
            }
            if ready[2].revents != 0, Self.read(errors.readEnd, into: &complaints) { errors.closeReadEnd() }
        }
    }

    private mutating func feed() {
        let count = Pipe.writeSome(bytes[sent...], to: input.writeEnd)
        if count > 0 { sent += count }
        if sent == bytes.count { input.closeWriteEnd() }
    }

    /// - Returns: Whether there is nothing more to come.
    private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
        guard let some = Pipe.readSome(descriptor) else { return false }
        bytes += some
        return some.isEmpty
    }
}
