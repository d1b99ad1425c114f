import Synchronization

/// How deep calls lie within each other, read off the addresses of their local variables.
nonisolated final class StackGauge: Sendable {
    private struct Marks {
        var isStarted = false
        var count = 0
        var distinct: Set<UInt> = []
    }

    private let marks = Mutex(Marks())

    /// Counts from here on.
    func start() { marks.withLock { $0.isStarted = true } }

    /// Marks how far the stack reaches now.
    @inline(never)
    func mark() {
        var local = 0
        let address = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
        marks.withLock { if $0.isStarted { $0.distinct.insert(address) } }
    }

    /// How many marks lay within each other.
    var depth: Int { marks.withLock { $0.distinct.count } }

    /// How much of the stack each of them took; 0 where none lay within another.
    var bytesPerLevel: Int {
        marks.withLock { marks in
            guard let low = marks.distinct.min(), let high = marks.distinct.max(), marks.distinct.count > 1
            else { return 0 }
            return Int(high - low) / (marks.distinct.count - 1)
        }
    }
}
