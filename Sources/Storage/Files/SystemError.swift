#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A call to the system that failed, with the number that says why.
package struct SystemError: Error, Hashable, Sendable {
    /// The number, such as `ENOSPC`.
    package let code: Int32

    /// Makes an error from a number.
    package init(code: Int32) {
        self.code = code
    }

    /// What was opened to be read cannot be written.
    static let readOnly = SystemError(code: EBADF)

    /// Whether there is nothing of that name.
    var isNoSuchFile: Bool { code == ENOENT }
    /// Whether somebody else has what was asked for.
    var wouldBlock: Bool { code == EWOULDBLOCK }
}
