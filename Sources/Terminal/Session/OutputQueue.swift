/// The part of one frame that the terminal has not taken yet.
///
/// One at most: while something is left here, no newer frame is made.
nonisolated struct OutputQueue {
    private let descriptor: Descriptor
    private var pending: [UInt8] = []
    private var sent = 0

    /// The terminal is gone.
    struct Gone: Error {}

    /// - Parameter descriptor: where to write.
    init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
    }

    var isEmpty: Bool { sent == pending.count }

    /// Adds bytes; they go out with the next `flush`.
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

    /// Writes as much as the terminal takes.
    mutating func flush() throws(Gone) {
        while !isEmpty {
            let step = pending.withUnsafeBytes { descriptor.write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
            switch step {
            case .moved(let count): sent += count
            case .wouldBlock: return
            case .failed: throw Gone()
            }
        }
    }

    /// Writes everything, but does not wait longer than some time for a terminal that has stopped reading.
    mutating func drain(within patience: Duration) {
        let deadline = ContinuousClock.now + patience
        while !isEmpty {
            do { try flush() } catch { return }
            if isEmpty { return }
            let left = deadline - .now
            guard left > .zero, Readiness.wait(toWrite: descriptor, left) else { return }
        }
    }

    /// Forgets what is left.
    mutating func discard() {
        pending = []
        sent = 0
    }
}
