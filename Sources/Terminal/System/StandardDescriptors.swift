#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The three descriptors that a program is started with, or should be.
package nonisolated enum StandardDescriptors {
    /// Fills the places of those that are closed.
    ///
    /// The next file that is opened would get such a place, and what is said to people would be written into that file. What
    /// stands there instead fails as a closed one does, with `EBADF`: input cannot be read, output and errors not written.
    package static func fillGaps() {
        for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
            // It gets the lowest number that is free, which is this one.
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}
