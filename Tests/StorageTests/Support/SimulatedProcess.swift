import Dispatch
import Synchronization
import TestSupport

@testable import Storage
@testable import System

/// A process on a simulated disk. It runs on a thread of its own, but only while a test lets it, and it can be suspended,
/// interrupted and killed before each of its calls.
final class SimulatedProcess: Sendable {
    private struct State {
        /// How many calls it may still make before it is suspended.
        var calls = 0
        /// It is also suspended before the next call of this kind.
        var stop: SimulatedDisk.Operation?
        var isWorking = false
        var isDead = false
        var isInterrupted = false
    }

    private let disk: SimulatedDisk
    private let queue = DispatchQueue(label: "simulated process")
    private let state = Mutex(State())
    private let (resumed, suspended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

    init(on disk: SimulatedDisk) { self.disk = disk }

    /// Whether it has begun something that it has not ended.
    var isWorking: Bool { state.withLock { $0.isWorking } }

    /// Whether it was killed. What it still does has no effect, and its answers reach no one.
    var isDead: Bool { state.withLock { $0.isDead } }

    /// Begins to work, once it is resumed.
    func begin(_ work: @escaping @Sendable () -> Void) {
        state.withLock { $0 = State(isWorking: true) }
        queue.async { [self] in
            resumed.wait()
            work()
            state.withLock { $0.isWorking = false }
            suspended.signal()
        }
    }

    /// Lets it work until it has made as many calls, comes to one of some kind, waits for a lock, or is done.
    func resume(calls: Int, until stop: SimulatedDisk.Operation? = nil) {
        guard isWorking else { return }
        state.withLock { ($0.calls, $0.stop) = (calls, stop) }
        disk.attend(self)
        resumed.signal()
        suspended.wait()
        disk.attend(nil)
    }

    /// A signal interrupts its next call.
    func interrupt() { state.withLock { $0.isInterrupted = true } }

    /// Kills it. Its files are closed, and so their locks are free.
    func kill() {
        state.withLock { $0.isDead = true }
        resume(calls: .max)
    }

    /// Waits for its turn to make a call.
    func willCall(_ operation: SimulatedDisk.Operation) throws(SystemError) {
        let mustWait = state.withLock { ($0.calls == 0 || $0.stop == operation) && !$0.isDead }
        if mustWait {
            suspended.signal()
            resumed.wait()
        }
        let code = state.withLock { state -> Int32? in
            state.calls -= 1
            if state.isDead { return EIO }
            defer { state.isInterrupted = false }
            return state.isInterrupted ? EINTR : nil
        }
        if let code { throw SystemError(code: code) }
    }

    /// Lets others go first: what it waits for is not there.
    func giveWay() { state.withLock { $0.calls = 0 } }
}
