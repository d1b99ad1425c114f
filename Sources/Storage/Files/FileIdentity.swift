/// What tells a file from every other: two that are equal are the same file.
package struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64

    /// Names a file.
    ///
    /// - Parameters:
    ///   - device: the file system's number.
    ///   - number: the file's number in it.
    package init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}
