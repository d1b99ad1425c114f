#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A pipe whose ends are closed at the latest when it goes, and that no program inherits by accident.
nonisolated final class Pipe {
    private(set) var readEnd: Int32
    private(set) var writeEnd: Int32

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        let isOpen = Inheritance.prevented { pipe(&ends) == 0 ? ends : [] }
        guard isOpen else { throw SystemError(call: "pipe", code: errno) }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    deinit {
        closeReadEnd()
        closeWriteEnd()
    }

    func closeReadEnd() {
        if readEnd >= 0 { close(readEnd) }
        readEnd = -1
    }

    func closeWriteEnd() {
        if writeEnd >= 0 { close(writeEnd) }
        writeEnd = -1
    }

    /// Makes writing return at once instead of waiting for room.
    func makeWritingNonBlocking() {
        _ = fcntl(writeEnd, F_SETFL, fcntl(writeEnd, F_GETFL) | O_NONBLOCK)
    }
}
