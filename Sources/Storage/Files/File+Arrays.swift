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
