#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file of this machine.
///
/// Nothing here tries again: whether a call that a signal has interrupted is repeated is for `retrying` to say.
final class SystemFile: File {
    private let descriptor: Int32

    /// - Parameter descriptor: an open one, which is closed with this object.
    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        // A program that is being started has the descriptor too until it runs, and would keep the lock as long.
        unlock()
        _ = close(descriptor)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        try checked(pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)))
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        try checked(pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)))
    }

    func size() throws(SystemError) -> Int { Int(try status().st_size) }

    func identity() throws(SystemError) -> FileIdentity { FileIdentity(try status()) }

    func truncate(to size: Int) throws(SystemError) {
        _ = try checked(Int(ftruncate(descriptor, off_t(size))))
    }

    func sync() throws(SystemError) {
        #if canImport(Darwin)
            // There `fsync` leaves the bytes in the drive, which may lose them; not every file system can do better.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
            guard [ENOTSUP, EINVAL, ENOTTY].contains(errno) else { throw .last }
            _ = try checked(Int(fsync(descriptor)))
        #else
            // The bytes and the size, and not the time of the change, which nobody asks for: a few per cent faster.
            _ = try checked(Int(fdatasync(descriptor)))
        #endif
    }

    func lock(_ lock: FileLock) throws(SystemError) {
        _ = try checked(Int(flock(descriptor, operation(lock))))
    }

    func tryLock(_ lock: FileLock) throws(SystemError) -> Bool {
        if flock(descriptor, operation(lock) | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK else { throw .last }
        return false
    }

    func unlock() {
        _ = flock(descriptor, LOCK_UN)
    }

    private func operation(_ lock: FileLock) -> Int32 { lock == .shared ? LOCK_SH : LOCK_EX }

    private func status() throws(SystemError) -> stat {
        var status = stat()
        _ = try checked(Int(fstat(descriptor, &status)))
        return status
    }

    private func checked(_ result: Int) throws(SystemError) -> Int {
        guard result >= 0 else { throw .last }
        return result
    }
}
