import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Sees to it that no program inherits a descriptor that was meant for another one, though tests run side by side: a pipe
/// that somebody else holds open never ends.
nonisolated enum Inheritance {
    // POSIX has no pipe that is closed on exec from the start, so opening and starting take turns.
    private static let turn = Mutex(())

    /// Opens descriptors that are closed in every program started later.
    ///
    /// - Parameter open: Opens them; none where that fails.
    /// - Returns: Whether they are open.
    static func prevented(_ open: () -> [Int32]) -> Bool {
        turn.withLock { _ in
            let descriptors = open()
            for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            return !descriptors.isEmpty
        }
    }

    /// Starts a program while nobody is opening anything.
    static func awaited(_ start: () -> Int32) -> Int32 {
        turn.withLock { _ in start() }
    }
}
