#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Repeats a call for as long as signals interrupt it.
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
    /// - Returns: how many bytes were read.
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

    /// Reads a part of the file, or what there is of it.
    func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let result = bytes.withUnsafeMutableBytes { buffer in
            Result { () throws(SystemError) in try readFully(into: buffer, at: offset) }
        }
        bytes.removeLast(count - (try result.get()))
        return bytes
    }

    /// Writes all bytes, in one call where the system takes them at once.
    ///
    /// - Throws: `SystemError`; then some of the bytes may have been written.
    func writeFully(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = try retrying(
                try write(UnsafeRawBufferPointer(rebasing: bytes[done...]), at: offset + done))
            // A disk that takes nothing and gives no reason would keep us here for ever.
            guard count > 0 else { throw SystemError(code: ENOSPC) }
            done += count
        }
    }
}

extension File {
    /// Writes all bytes of an array, in one call where the system takes them at once.
    ///
    /// - Throws: `SystemError`; then some of the bytes may have been written.
    func writeFully(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(SystemError) in try writeFully(bytes, at: offset) }
        }
        try result.get()
    }
}

extension File {
    /// Puts bytes in the place of everything that stands in the file from a place on.
    ///
    /// - Throws: `SystemError`; then some of the bytes may have been written.
    package func replaceContents(from offset: Int, with bytes: [UInt8]) throws(SystemError) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(SystemError) in try writeFully(bytes, at: offset) }
        }
        try result.get()
        // What was longer before ends only now: a program that dies between has lost nothing.
        if try retrying(try size()) > offset + bytes.count { try retrying(try truncate(to: offset + bytes.count)) }
    }
}

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
