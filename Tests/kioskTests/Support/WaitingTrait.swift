import Dispatch
import Synchronization
import TestSupport
import Testing

/// Runs tests that wait for processes on threads of their own.
///
/// The pool of concurrency has a thread for each core, so that two tests that only wait would keep all others from theirs.
nonisolated struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(WaitingExecutor.shared) { try await function() }
    }
}

nonisolated extension Trait where Self == WaitingTrait {
    /// Whatever the suite waits for is waited for together with what others wait for.
    static var waiting: Self { WaitingTrait() }
}

nonisolated extension Trait where Self == ConditionTrait {
    /// What takes long and rarely breaks, such as many runs of a compiler: `.ci/run` has it, and `KIOSK_ROUNDS=all`.
    static var heavy: Self { .enabled(if: playsAllRounds, "KIOSK_ROUNDS is not all") }
}

/// A few threads for jobs that wait most of their time.
private nonisolated final class WaitingExecutor: TaskExecutor {
    static let shared = WaitingExecutor()
    private let queues = (0..<4).map { DispatchQueue(label: "waiting \($0)") }
    /// The number of jobs that each queue has.
    private let loads = Mutex(Array(repeating: 0, count: 4))

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let place = loads.withLock { loads in
            let place = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[place] += 1
            return place
        }
        queues[place].async { [self] in
            job.runSynchronously(on: asUnownedTaskExecutor())
            loads.withLock { $0[place] -= 1 }
        }
    }
}
