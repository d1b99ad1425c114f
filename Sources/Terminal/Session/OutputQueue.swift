import System

/// The bytes that the terminal has not accepted yet.
///
/// While some are left, no new frame is made, so the queue holds one frame at most. Lines are gathered up to a capacity.
struct OutputQueue {
    private let descriptor: Descriptor
    private var pending: [UInt8] = []
    private var sent = 0

    init(_ descriptor: Descriptor) { self.descriptor = descriptor }

    var count: Int { pending.count - sent }
    var isEmpty: Bool { count == 0 }

    private static let capacityForLines = 32 * 1024

    /// Adds a text unchanged. It is an error when the queue is full and cannot be written.
    mutating func write(_ text: String) throws(SystemError) {
        append(text.utf8)
        if count >= Self.capacityForLines { try finish() }
    }

    /// Writes all bytes, and waits while the descriptor accepts no more. The queue is empty in any case, so that the same text is not tried again.
    mutating func finish() throws(SystemError) {
        defer { discard() }
        try drain(within: nil)
    }

    /// Adds bytes, which the next `flush()` writes.
    mutating func append(_ bytes: some Collection<UInt8>) {
        if isEmpty { discard() }
        pending.append(contentsOf: bytes)
    }

    mutating func append(_ sequence: StaticString) {
        sequence.withUTF8Buffer { append($0) }
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

    /// Writes all bytes, and waits for a terminal that accepts no more; `nil` is no limit of time. It is an error when the terminal is gone.
    mutating func drain(within limit: Duration?) throws(SystemError) {
        let deadline = limit.map { ContinuousClock.now + $0 }
        while true {
            try flush()
            let left = deadline.map { $0 - .now }
            if isEmpty || left.map({ $0 <= .zero }) ?? false { return }
            _ = Readiness.wait(toWrite: descriptor, left)
        }
    }

    mutating func discard() {
        pending.removeAll(keepingCapacity: true)
        sent = 0
    }
}
