extension File {
    /// Puts bytes in the place of everything that stands in the file.
    ///
    /// - Throws: `SystemError`; then some of the bytes may have been written.
    package func replaceContents(with bytes: [UInt8]) throws(SystemError) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(SystemError) in try writeFully(bytes, at: 0) }
        }
        try result.get()
        // What was longer before ends only now: a program that dies between has lost nothing.
        try retrying(try truncate(to: bytes.count))
    }
}
