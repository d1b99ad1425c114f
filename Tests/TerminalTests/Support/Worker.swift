import Dispatch
import Synchronization

/// Something that goes on beside a call that blocks.
nonisolated final class Worker<Result: Sendable>: Sendable {
    private let outcome = Mutex<Result?>(nil)
    private let done = DispatchSemaphore(value: 0)

    /// Starts the work on another thread.
    static func run(_ work: @escaping @Sendable () -> Result) -> Worker {
        let worker = Worker()
        DispatchQueue.global().async {
            let result = work()
            worker.outcome.withLock { $0 = result }
            worker.done.signal()
        }
        return worker
    }

    /// What it has come to; waits until it is done, and can be asked for once.
    var result: Result? {
        done.wait()
        return outcome.withLock { $0 }
    }
}
