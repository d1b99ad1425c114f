#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread that waits at the reading end of a pipe.
struct Worker {
    private let thread: pthread_t
    private let writeEnd: Int32

    private final class Work {
        let readEnd: Int32
        let body: @Sendable (Int32) -> Void

        init(readEnd: Int32, body: @escaping @Sendable (Int32) -> Void) {
            self.readEnd = readEnd
            self.body = body
        }
    }

    /// Starts a thread.
    ///
    /// - Parameter body: The work of the thread, with the reading end of the pipe. It must return when the pipe ends.
    /// - Throws: `SystemError` when the pipe or the thread cannot be created.
    init(_ body: @escaping @Sendable (_ readEnd: Int32) -> Void) throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A full pipe wakes the thread anyway, so `wake` does not wait for it.
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        do throws(SystemError) {
            thread = try Self.start(Work(readEnd: ends[0], body: body))
        } catch {
            for end in ends { _ = close(end) }
            throw error
        }
        writeEnd = ends[1]
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

    private static func start(_ work: Work) throws(SystemError) -> pthread_t {
        // A new thread inherits the blocked signals. Signals from outside belong to the main thread, which waits for them.
        // A crash signal arrives on the thread that crashes.
        var blocked = sigset_t()
        var found = sigset_t()
        sigfillset(&blocked)
        for signal in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE] { sigdelset(&blocked, signal) }
        pthread_sigmask(SIG_SETMASK, &blocked, &found)
        defer { pthread_sigmask(SIG_SETMASK, &found, nil) }
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let context = Unmanaged.passRetained(work)
        let code = pthread_create(
            &thread, nil,
            { context in
                let context: UnsafeMutableRawPointer? = context
                guard let context else { return nil }
                let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
                work.body(work.readEnd)
                _ = close(work.readEnd)
                return nil
            },
            context.toOpaque())
        #if canImport(Glibc)
            let started: pthread_t? = thread
        #else
            let started = thread
        #endif
        guard code == 0, let started else {
            context.release()
            throw SystemError(code: code)
        }
        return started
    }
}
