/// The few things that are asked of a file system; every one of them can fail.
///
/// A protocol, so that a test can put a disk in its place that fills up, breaks and loses what was not synced.
package protocol FileSystem: Sendable {
    /// Makes a folder that only its owner may enter, and those above it where they are missing.
    func makeDirectory(_ path: String) throws(SystemError)
    /// Opens a file.
    func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> any File
    /// Makes sure that the names of the files in a folder survive a power cut.
    func syncDirectory(_ path: String) throws(SystemError)
    /// Which file a path leads to now.
    func identity(of path: String) throws(SystemError) -> FileIdentity
    /// Gives a file another name, in place of whatever has that name.
    func rename(_ path: String, to newPath: String) throws(SystemError)
}

/// How a file is opened.
package enum OpenMode: Hashable, Sendable {
    /// Only to be read.
    case reading
    /// To be read and written; it has to be there.
    case updating
    /// To be read and written; it is made, empty and for its owner alone, where it is missing.
    case creating
}

/// An open file. It is closed when it is released.
package protocol File: AnyObject, Sendable {
    /// Reads up to the size of a buffer from a place on; 0 bytes is the end.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int
    /// Writes at a place, perhaps less than all.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int
    /// Its size in bytes.
    func size() throws(SystemError) -> Int
    /// Which file it is, whatever it is called now.
    func identity() throws(SystemError) -> FileIdentity
    /// Cuts off what lies behind a size.
    func truncate(to size: Int) throws(SystemError)
    /// Returns when everything written, and the size, would survive a power cut.
    func sync() throws(SystemError)
    /// Waits until nobody else holds a lock that this one would conflict with.
    func lock(_ lock: FileLock) throws(SystemError)
    /// Takes a lock, if that is possible at once.
    func tryLock(_ lock: FileLock) throws(SystemError) -> Bool
    /// Gives the lock back.
    func unlock()
}

/// Who else may hold a lock on the same file.
package enum FileLock: Hashable, Sendable {
    /// Others that only read.
    case shared
    /// Nobody.
    case exclusive
}

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
