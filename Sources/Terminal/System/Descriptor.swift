#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file descriptor, read and written with nothing between it and the kernel but the retry after a signal.
nonisolated struct Descriptor: Hashable, Sendable {
    let number: Int32

    /// What a call that moves bytes has come to.
    enum Transfer: Equatable {
        /// So many bytes; 0 from a read is the end.
        case moved(Int)
        case wouldBlock
        case failed(errno: Int32)
    }

    /// Reads what is there, up to the size of a buffer.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
        transfer { platformRead(number, buffer.baseAddress, buffer.count) }
    }

    /// Writes as much as is accepted.
    func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
        transfer { platformWrite(number, bytes.baseAddress, bytes.count) }
    }

    var isTerminal: Bool { isatty(number) == 1 }

    func close() {
        _ = platformClose(number)
    }

    private func transfer(_ call: () -> Int) -> Transfer {
        while true {
            let count = call()
            if count >= 0 { return .moved(count) }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: return .wouldBlock
            case let code: return .failed(errno: code)
            }
        }
    }
}

// Inside of `Descriptor` these names mean its own functions.
nonisolated private func platformRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, bytes, count)
}

nonisolated private func platformWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, bytes, count)
}

nonisolated private func platformClose(_ number: Int32) -> Int32 {
    close(number)
}
