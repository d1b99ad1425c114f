/// Repeats a call as long as signals interrupt it.
package func retrying<Value>(_ call: @autoclosure () throws(SystemError) -> Value) throws(SystemError) -> Value {
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
    package func readFully(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count = try retrying(try read(into: rest, at: offset + done))
            if count == 0 { break }
            done += count
        }
        return done
    }

    /// Reads a part of the file, or less at its end.
    package func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let read = try bytes.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
            try readFully(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
        }
        bytes.removeLast(count - read)
        return bytes
    }

    /// Writes all bytes of an array, in one call if the system takes them at once.
    ///
    /// - Throws: `SystemError`. Then some of the bytes may have been written.
    package func writeFully(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
        try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in
            var done = 0
            while done < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[done...])
                let count = try retrying(try write(rest, at: offset + done))
                // A disk that takes nothing and gives no reason would keep this loop running for ever.
                guard count > 0 else { throw SystemError(code: ENOSPC) }
                done += count
            }
        }
    }

    /// Writes everything from another file, from a place on and up to another one, to the beginning of this one.
    package func writeContents(of other: any File, from start: Int = 0, upTo end: Int = .max) throws(SystemError) {
        let step = 1 << 20
        var offset = start
        while case let bytes = try other.bytes(at: offset, count: min(step, end - offset)), !bytes.isEmpty {
            try writeFully(bytes, at: offset - start)
            offset += bytes.count
        }
    }

    /// Replaces everything in the file from an offset on.
    ///
    /// - Throws: `SystemError`. Then some of the bytes may have been written.
    package func replaceContents(from offset: Int, with bytes: [UInt8]) throws(SystemError) {
        try writeFully(bytes, at: offset)
        // The file is cut only now, so that a program that dies in between has lost nothing.
        if try retrying(try size()) > offset + bytes.count { try retrying(try truncate(to: offset + bytes.count)) }
    }
}
