import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Makes a file durable soon after each write, without making the writer wait.
///
/// A sync takes longer than a key may take, so it runs on a thread of its own. The thread sleeps in a `read` from a pipe, so
/// that an idle program does not wake up. Before it syncs, it waits for a pause between the keys: a write into a file that is
/// being synced may have to wait for the disk as well.
final class BackgroundSync: Sendable {
    private let job: Job

    /// Creates the synchronization of a file, without a thread. Other threads may write into the file.
    init(_ file: any File) {
        job = Job(file)
    }

    deinit { stop() }

    /// The place up to which everything is durable.
    var durableEnd: Int { job.state.withLock { $0.durableEnd } }

    /// A Boolean value that indicates whether a sync has failed. Then the bytes behind ``durableEnd`` have to be written again,
    /// because the system may have dropped them and the next sync would not notice.
    var hasFailed: Bool { job.state.withLock { $0.hasFailed } }

    /// Notes that the bytes were written again.
    func forgetFailure() { job.state.withLock { $0.hasFailed = false } }

    /// Begins with an empty file again.
    func reset() {
        stop()
        job.state.withLock { $0 = Job.State(failure: $0.failure) }
    }

    /// Requests a sync of everything up to a place, and does not wait for it. The first request starts the thread.
    ///
    /// - Throws: `SystemError` when the thread cannot be started.
    func request(upTo end: Int) throws(SystemError) {
        try job.state.withLock { state throws(SystemError) in
            if state.worker == nil { state.worker = try Worker(job) }
            state.requestedEnd = end
            state.requests += 1
            if !state.isAwake { state.worker?.wake() }
            state.isAwake = true
        }
    }

    /// Waits for the current sync, and ends the thread. A requested sync that has not begun is left out.
    func stop() {
        let worker = job.state.withLock { state in
            defer { (state.worker, state.isAwake) = (nil, false) }
            return state.worker
        }
        worker?.end()
    }

    /// Returns the error of a sync that failed since the last call.
    func takeFailure() -> SystemError? {
        job.state.withLock { state in
            defer { state.failure = nil }
            return state.failure
        }
    }
}

/// The work of the thread, and the state that both threads share.
private final class Job: Sendable {
    struct State {
        /// The error of the last failed sync, until it is reported.
        var failure: SystemError?
        /// The number of requests so far.
        var requests = 0
        var requestedEnd = 0
        var durableEnd = 0
        var hasFailed = false
        /// A Boolean value that indicates whether the thread is going to sync without another wake-up.
        var isAwake = false
        var worker: Worker?
    }

    let file: any File
    let state = Mutex(State())

    /// A run of keys ends after a pause of this many milliseconds. A longer run is synced after `longestRun`.
    private static let pause: Int32 = 100
    private static let longestRun: Int32 = 2_000

    init(_ file: any File) {
        self.file = file
    }

    /// Syncs each time that a pipe contains something, until its other end is closed.
    func run(readEnd: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
            while true {
                let count = read(readEnd, buffer.baseAddress, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                awaitPause(readEnd: readEnd)
                sync()
            }
        }
    }

    private func sync() {
        let before = state.withLock { state in
            // A request from here on needs the next sync: this one may come too early for it.
            state.isAwake = false
            return state
        }
        do throws(SystemError) {
            try retrying(try file.sync())
            // What an earlier sync has dropped is durable only after it was written again.
            if !before.hasFailed { state.withLock { $0.durableEnd = before.requestedEnd } }
        } catch {
            state.withLock { ($0.hasFailed, $0.failure) = (true, error) }
        }
    }

    /// Waits for the end of a run of keys, or until the other end of the pipe is closed.
    private func awaitPause(readEnd: Int32) {
        for _ in 0..<(Self.longestRun / Self.pause) {
            let seen = state.withLock { $0.requests }
            // Linux reports POLLHUP without a request; macOS does not.
            var pipeEnd = pollfd(fd: readEnd, events: Int16(POLLHUP), revents: 0)
            if poll(&pipeEnd, 1, Self.pause) > 0 { return }
            if state.withLock({ $0.requests }) == seen { return }
        }
    }
}

/// A thread that does a job at the reading end of a pipe.
private struct Worker {
    private let thread: pthread_t
    private let writeEnd: Int32

    /// Starts the thread.
    ///
    /// - Throws: `SystemError` when the pipe or the thread cannot be created.
    init(_ job: Job) throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last }
        let (readEnd, writeEnd) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A full pipe wakes the thread anyway, so `wake` does not wait for it.
        _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)
        do throws(SystemError) {
            thread = try Self.start {
                job.run(readEnd: readEnd)
                _ = close(readEnd)
            }
        } catch {
            for end in ends { _ = close(end) }
            throw error
        }
        self.writeEnd = writeEnd
    }

    /// Writes a byte into the pipe.
    func wake() {
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }

    /// Closes the pipe, and waits for the end of the thread.
    func end() {
        _ = close(writeEnd)
        pthread_join(thread, nil)
    }

    private final class Work {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    private static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) -> pthread_t {
        // A new thread inherits the blocked signals. Signals from outside belong to the main thread, which waits for them.
        // A crash signal arrives on the thread that crashes.
        var (blocked, found) = (sigset_t(), sigset_t())
        sigfillset(&blocked)
        for signal in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE] { sigdelset(&blocked, signal) }
        pthread_sigmask(SIG_SETMASK, &blocked, &found)
        defer { pthread_sigmask(SIG_SETMASK, &found, nil) }
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let work = Unmanaged.passRetained(Work(body))
        let code = pthread_create(
            &thread, nil,
            { context in
                let context: UnsafeMutableRawPointer? = context
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
                return nil
            },
            work.toOpaque())
        let started: pthread_t? = thread
        guard code == 0, let started else {
            work.release()
            throw SystemError(code: code)
        }
        return started
    }
}
