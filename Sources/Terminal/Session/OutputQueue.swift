import System

/// The bytes that the terminal has not accepted yet.
///
/// While some are left, no new frame is made, so the queue holds one frame at most.
struct OutputQueue {
    private let descriptor: Descriptor
    private var pending: [UInt8] = []
    private var sent = 0

    init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
    }

    var isEmpty: Bool { sent == pending.count }

    /// Adds bytes, which the next `flush()` writes.
    mutating func append(_ bytes: [UInt8]) {
        if isEmpty {
            pending = bytes
            sent = 0
        } else {
            pending.append(contentsOf: bytes)
        }
    }

    mutating func append(_ sequence: StaticString) {
        append(sequence.withUTF8Buffer { Array($0) })
    }

    /// Writes as many bytes as the terminal accepts now. It is an error when the terminal is gone.
    mutating func flush() throws(SystemError) {
        while !isEmpty {
            let step = pending.withUnsafeBytes { descriptor.write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
            switch step {
            case .moved(let count): sent += count
            case .wouldBlock: return
            case .failed(let error): throw error
            }
        }
    }

    /// Writes all bytes, but waits only for a limited time for a terminal that has stopped reading.
    mutating func drain(within limit: Duration) {
        let deadline = ContinuousClock.now + limit
        while !isEmpty {
            do { try flush() } catch { return }
            if isEmpty { return }
            let left = deadline - .now
            guard left > .zero, Readiness.wait(toWrite: descriptor, left) else { return }
        }
    }

    mutating func discard() {
        pending = []
        sent = 0
    }
}
