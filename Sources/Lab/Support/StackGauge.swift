import Synchronization

/// How much stack lies between calls, read off the addresses of local variables.
///
/// The address sanitizer moves those to the heap unless it is told `detect_stack_use_after_return=0`.
nonisolated final class StackGauge: Sendable {
    private struct Reach {
        var low = UInt.max
        var high = UInt.min
    }

    private let reach = Mutex(Reach())

    /// Marks how far the stack reaches now.
    @inline(never)
    func mark() {
        var local = 0
        let address = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
        reach.withLock { reach in
            reach.low = min(reach.low, address)
            reach.high = max(reach.high, address)
        }
    }

    /// How many bytes lie between the highest mark and the lowest; 0 where there is none.
    var bytes: Int { reach.withLock { $0.low <= $0.high ? Int($0.high - $0.low) : 0 } }
}
