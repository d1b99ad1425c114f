/// A watcher that reports when a file was written to, or another file took its name, without polling.
///
/// Writes into other files of the folder do not wake it. It wakes up when another file is created or renamed, and does not
/// report that.
package final class FileWatcher {
    #if canImport(Darwin)
        private var queue: VnodeQueue
    #else
        private var queue: InotifyQueue
    #endif

    /// Creates a watcher of a file, which need not exist yet, in a folder.
    ///
    /// - Throws: `SystemError` when the folder cannot be watched, for example because the system has no watches left.
    package init(file name: String, in folder: String) throws(SystemError) {
        queue = try .init(file: name, in: folder)
    }

    /// A descriptor that becomes readable when something may have happened, and stays so until ``drain()`` is called.
    package var descriptor: Int32 { queue.descriptor }

    /// Reads and forgets all events so far, without waiting.
    ///
    /// - Returns: `true` if one of them concerns the file.
    /// - Throws: `SystemError` when another file took the name and cannot be watched. Then the watcher is no longer usable.
    /// - Complexity: O(*n*) in the number of events.
    package func drain() throws(SystemError) -> Bool {
        try queue.drain()
    }
}
