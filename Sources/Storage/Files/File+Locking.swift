#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension File {
    /// Waits for a lock, for ever or for a while.
    ///
    /// - Parameters:
    ///   - lock: who else may have one.
    ///   - patience: how long to wait for the others; nil is for ever, and fairer, for the system wakes whoever comes next.
    /// - Throws: `SystemError`, with the code `EWOULDBLOCK` when the others have not given it back.
    func wait(for lock: FileLock, atMost patience: Duration?) throws(SystemError) {
        guard let patience else { return try retrying(try self.lock(lock)) }
        let deadline = ContinuousClock.now + patience
        while !(try retrying(try tryLock(lock))) {
            // `flock` knows no deadline. So often, because another kiosk that sells a queue of juices takes the lock again at once.
            guard ContinuousClock.now < deadline else { throw SystemError(code: EWOULDBLOCK) }
            usleep(100)
        }
    }
}
