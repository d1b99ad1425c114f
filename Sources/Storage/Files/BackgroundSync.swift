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
final class BackgroundSync {
    private let job: Job
    private var worker: Worker?

    /// The state that both threads share.
    private final class Job: Sendable {
        let file: any File
        /// The code of the last failed sync; 0 if there is none to report.
        let failure = Atomic<Int32>(0)
        /// The number of requests so far.
        let requests = Atomic<Int>(0)
        /// A Boolean value that indicates whether the thread is going to sync without another wake-up.
        let isAwake = Atomic<Bool>(false)

        /// A run of keys ends after a pause of this many milliseconds. A longer run is synced after `longestRun`.
        private static let pause: Int32 = 100
        private static let longestRun: Int32 = 2_000

        init(_ file: any File) {
            self.file = file
        }

        /// Syncs each time that the pipe contains something, until its other end is closed.
        func run(readEnd: Int32) {
            withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
                while true {
                    let count = read(readEnd, buffer.baseAddress, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return }
                    awaitPause(readEnd: readEnd)
                    // A request from here on needs the next sync: this one may come too early for it.
                    isAwake.store(false, ordering: .sequentiallyConsistent)
                    do throws(SystemError) {
                        try retrying(try file.sync())
                    } catch {
                        failure.store(error.code, ordering: .releasing)
                    }
                }
            }
        }

        /// Waits for the end of a run of keys, or until the other end of the pipe is closed.
        private func awaitPause(readEnd: Int32) {
            var waited: Int32 = 0
            while waited < Self.longestRun {
                let seen = requests.load(ordering: .sequentiallyConsistent)
                // Linux reports POLLHUP without a request; macOS does not.
                var pipeEnd = pollfd(fd: readEnd, events: Int16(POLLHUP), revents: 0)
                if poll(&pipeEnd, 1, Self.pause) > 0 { return }
                if requests.load(ordering: .sequentiallyConsistent) == seen { return }
                waited += Self.pause
            }
        }
    }

    // MARK: - The writer's side

    /// Creates the synchronization of a file, without a thread.
    ///
    /// - Parameter file: An open file. Other threads may write into it.
    init(_ file: any File) {
        job = Job(file)
    }

    deinit { stop() }

    /// Requests a sync, and does not wait for it. The first request starts the thread.
    ///
    /// - Throws: `SystemError` when the thread cannot be started.
    func request() throws(SystemError) {
        if worker == nil { worker = try Worker { [job] in job.run(readEnd: $0) } }
        job.requests.add(1, ordering: .sequentiallyConsistent)
        if !job.isAwake.exchange(true, ordering: .sequentiallyConsistent) { worker?.wake() }
    }

    /// Waits for the current sync, and ends the thread. A requested sync that has not begun is left out.
    func stop() {
        worker?.end()
        worker = nil
    }

    /// Returns the error of a sync that failed since the last call.
    func takeFailure() -> SystemError? {
        let code = job.failure.exchange(0, ordering: .acquiring)
        return code == 0 ? nil : SystemError(code: code)
    }
}
