import KioskAssets

extension Asset {
    /// The bytes of the file.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    package var content: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }
}
