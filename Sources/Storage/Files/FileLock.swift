/// Who else may hold a lock on the same file.
package enum FileLock: Hashable, Sendable {
    /// Others that only read.
    case shared
    /// Nobody.
    case exclusive
}
