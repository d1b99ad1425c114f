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
