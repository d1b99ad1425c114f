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
