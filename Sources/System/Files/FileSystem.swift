/// A file system, reduced to the few operations that storage needs. Each of them can fail.
///
/// The protocol lets a test use a disk that fills up, breaks, and loses what was not synced.
package protocol FileSystem: Sendable {
    /// Creates a folder that only its owner may enter, and returns `false` if it is there already.
    func makeDirectory(_ path: String) throws(SystemError) -> Bool
    /// Opens a file. Anything else, such as a folder or a pipe, is refused without waiting for it.
    func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> any File
    /// Makes the names of the files in a folder durable: they survive a power cut.
    func syncDirectory(_ path: String) throws(SystemError)
    /// Returns the identity of the file that a path leads to.
    func identity(of path: String) throws(SystemError) -> FileIdentity
    /// Removes the name of a file.
    func remove(_ path: String) throws(SystemError)
    /// Renames a file. A file that has the new name already is replaced.
    func rename(_ path: String, to newPath: String) throws(SystemError)
    /// Renames a file. If anything has the new name already, both stay as they are, and the error is `EEXIST`.
    func renameIfFree(_ path: String, to newPath: String) throws(SystemError)
    /// Returns the absolute path of a file or folder, without symbolic links.
    func realPath(of path: String) throws(SystemError) -> String
}

/// The way in which a file is opened.
package enum OpenMode: Hashable, Sendable {
    /// For reading.
    case reading
    /// For reading and writing. The file must exist, and not as a symbolic link.
    case updating
    /// For reading and writing. A missing file is created, empty and accessible to its owner alone. A symbolic link is refused.
    case creating
    /// As `creating`, but the file must not exist yet, whatever it is.
    case creatingNew
    /// As `creating`, but a symbolic link is followed, and a device can be written.
    case creatingAnywhere
}

/// An open file. It is closed when the object is released.
package protocol File: AnyObject, Sendable {
    /// Reads at most as many bytes as a buffer has, and returns their number; 0 at the end of the file.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int
    /// Writes at most all bytes of a buffer, and returns the number of bytes written.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int
    /// Returns the size in bytes.
    func size() throws(SystemError) -> Int
    /// Returns the identity of the file, which does not depend on its name.
    func identity() throws(SystemError) -> FileIdentity
    /// Cuts the file to a size.
    func truncate(to size: Int) throws(SystemError)
    /// Makes all written bytes and the size durable: they survive a power cut.
    func sync() throws(SystemError)
    /// Takes a lock without waiting, and returns `false` if that is not possible.
    func tryLock(_ lock: FileLock) throws(SystemError) -> Bool
    /// Releases the lock.
    func unlock()
}

/// A lock on a file.
package enum FileLock: Hashable, Sendable {
    /// A lock for reading. Other files may hold shared locks at the same time.
    case shared
    /// A lock for writing. No other file may hold a lock at the same time.
    case exclusive
}

/// The identity of a file. Two files are the same if their identities are equal.
package struct FileIdentity: Hashable, Sendable {
    /// The number of the file system.
    package let device: UInt64
    /// The number of the file in the file system.
    package let number: UInt64
}
