#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Repeats a call as long as signals interrupt it.
func retrying<Value>(_ call: @autoclosure () throws(SystemError) -> Value) throws(SystemError) -> Value {
    while true {
        do throws(SystemError) {
            return try call()
        } catch {
            if error.code != EINTR { throw error }
        }
    }
}

extension File {
    /// Reads until a buffer is full or the file ends.
    ///
    /// - Returns: The number of bytes read.
    func readFully(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        var done = 0
        while done < buffer.count {
            let count = try retrying(
                try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[done...]), at: offset + done))
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// Reads a part of the file, or less at its end.
    func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let result = bytes.withUnsafeMutableBytes { buffer in
            Result { () throws(SystemError) in try readFully(into: buffer, at: offset) }
        }
        bytes.removeLast(count - (try result.get()))
        return bytes
    }

    /// Writes all bytes of an array, in one call if the system takes them at once.
    ///
    /// - Throws: `SystemError`. Then some of the bytes may have been written.
    func writeFully(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(SystemError) in
                var done = 0
                while done < bytes.count {
                    let count = try retrying(
                        try write(UnsafeRawBufferPointer(rebasing: bytes[done...]), at: offset + done))
                    // A disk that takes nothing and gives no reason would keep this loop running for ever.
                    guard count > 0 else { throw SystemError(code: ENOSPC) }
                    done += count
                }
            }
        }
        try result.get()
    }

    /// Replaces everything in the file from an offset on.
    ///
    /// - Parameters:
    ///   - offset: The place of the first byte to replace.
    ///   - bytes: The new bytes.
    /// - Throws: `SystemError`. Then some of the bytes may have been written.
    package func replaceContents(from offset: Int, with bytes: [UInt8]) throws(SystemError) {
        try writeFully(bytes, at: offset)
        // The file is cut only now, so that a program that dies in between has lost nothing.
        if try retrying(try size()) > offset + bytes.count { try retrying(try truncate(to: offset + bytes.count)) }
    }

    /// Waits for a lock.
    ///
    /// - Parameters:
    ///   - lock: The lock.
    ///   - patience: The longest time to wait; `nil` to wait for ever, which is fairer: the system wakes waiting processes in
    ///     their order.
    /// - Throws: `SystemError`, with the code `EWOULDBLOCK` when the lock was not released in time.
    func wait(for lock: FileLock, atMost patience: Duration?) throws(SystemError) {
        guard let patience else { return try retrying(try self.lock(lock)) }
        let deadline = ContinuousClock.now + patience
        while !(try retrying(try tryLock(lock))) {
            // `flock` has no deadline. The pause is short, because a kiosk that sells many juices takes the lock again at once.
            guard ContinuousClock.now < deadline else { throw SystemError(code: EWOULDBLOCK) }
            usleep(100)
        }
    }
}
