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
