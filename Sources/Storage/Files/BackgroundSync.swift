import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Makes what was written into a file survive a power cut, soon after, without keeping the writer waiting.
///
/// A thread of its own, because the wait for the disk is longer than a person's patience with a key. It sleeps in a `read`
/// from a pipe, and so an idle program does not wake up. Woken, it lets a run of keys come to its end before it syncs: who
/// writes into a file that is being synced may have to wait for the disk as well.
final class BackgroundSync {
    private let job: Job
    private var worker: Worker?

    /// What both threads know.
    private final class Job: Sendable {
        let file: any File
        /// Why the file could not be synced; 0 while there is nothing to tell.
        let failure = Atomic<Int32>(0)
        /// How many requests there were.
        let requests = Atomic<Int>(0)
        /// Whether a sync is going to come that no request need ask for.
        let isAwake = Atomic<Bool>(false)

        /// A run of keys is over when none has come for so many milliseconds, and is synced after so many in any case.
        private static let pause: Int32 = 100
        private static let longestRun: Int32 = 2_000

        init(_ file: any File) {
            self.file = file
        }

        /// Syncs once for each time that there is something in the pipe, until nobody can write into it any more.
        func run(readEnd: Int32) {
            withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
                while true {
                    let count = read(readEnd, buffer.baseAddress, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return }
                    awaitPause(readEnd: readEnd)
                    // From here on a request asks for the next sync, for this one may be too early for it.
                    isAwake.store(false, ordering: .sequentiallyConsistent)
                    do throws(SystemError) {
                        try retrying(try file.sync())
                    } catch {
                        failure.store(error.code, ordering: .releasing)
                    }
                }
            }
        }

        /// Returns at once when nobody can ask any more.
        private func awaitPause(readEnd: Int32) {
            var waited: Int32 = 0
            while waited < Self.longestRun {
                let seen = requests.load(ordering: .sequentiallyConsistent)
                // POLLHUP comes unasked on Linux; not on macOS.
                var pipeEnd = pollfd(fd: readEnd, events: Int16(POLLHUP), revents: 0)
                if poll(&pipeEnd, 1, Self.pause) > 0 { return }
                if requests.load(ordering: .sequentiallyConsistent) == seen { return }
                waited += Self.pause
            }
        }
    }

    // MARK: - The writer's side

    /// - Parameter file: an open file; others may write into it meanwhile.
    init(_ file: any File) {
        job = Job(file)
    }

    deinit { stop() }

    /// Asks for a sync, and does not wait for it. The first request starts the thread.
    ///
    /// - Throws: `SystemError` when there can be no thread.
    func request() throws(SystemError) {
        if worker == nil { worker = try Worker { [job] in job.run(readEnd: $0) } }
        job.requests.add(1, ordering: .sequentiallyConsistent)
        if !job.isAwake.exchange(true, ordering: .sequentiallyConsistent) { worker?.wake() }
    }

    /// Waits for the sync that goes on, and ends the thread. What was not synced yet is not synced by this.
    func stop() {
        worker?.end()
        worker = nil
    }

    /// Why a sync has failed since this was asked last.
    func takeFailure() -> SystemError? {
        let code = job.failure.exchange(0, ordering: .acquiring)
        return code == 0 ? nil : SystemError(code: code)
    }
}
