#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells when a file was written to, or when another one has taken its name, without looking in between.
///
/// What happens inside of the other files of the folder wakes nobody; that one is made or renamed is all that is noticed,
/// and is not reported.
package final class FileWatcher {
    #if canImport(Darwin)
        private var queue: VnodeQueue
    #else
        private var queue: InotifyQueue
    #endif

    /// Begins to watch.
    ///
    /// There is no polling in here: who cannot watch is told so, and knows best when it is worth while to look instead.
    ///
    /// - Parameters:
    ///   - name: the file, which need not be there yet.
    ///   - folder: the folder that it is in, or will be.
    /// - Throws: `SystemError` when that cannot be watched, as when others have used up what the system can watch.
    package init(file name: String, in folder: String) throws(SystemError) {
        queue = try .init(file: name, in: folder)
    }

    /// Can be read from when something may have happened, and until ``drain()`` is called.
    package var descriptor: Int32 { queue.descriptor }

    /// Forgets what has happened; what happens from now on makes the descriptor readable again. Does not wait.
    ///
    /// - Returns: whether it has happened to the file.
    /// - Throws: `SystemError` when another file has taken the name and cannot be watched; this watcher is of no more use.
    package func drain() throws(SystemError) -> Bool {
        try queue.drain()
    }
}

/// An open descriptor that is closed when nobody holds it any more.
final class OwnedDescriptor {
    let number: Int32

    /// - Parameter number: what a call has returned that opens something.
    /// - Throws: `SystemError` where that is none, because the call has failed.
    init(_ number: Int32) throws(SystemError) {
        guard number >= 0 else { throw .last }
        self.number = number
    }

    deinit {
        _ = close(number)
    }
}
