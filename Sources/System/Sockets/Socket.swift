/// A connection over TCP. No call waits.
package struct Socket: Hashable, Sendable {
    /// The descriptor, which can be waited for. It can be read when the connection has failed, too.
    package let descriptor: Descriptor

    #if canImport(Glibc)
        static let streamType = Int32(SOCK_STREAM.rawValue)
    #else
        static let streamType = SOCK_STREAM
    #endif

    /// Creates a socket from the number that the system gave, which is negative where it refused.
    ///
    /// - Throws: `SystemError` where the system refused.
    package init(_ number: Int32) throws(SystemError) {
        guard number >= 0 else { throw .last }
        descriptor = Descriptor(number: number)
        _ = fcntl(descriptor.number, F_SETFD, FD_CLOEXEC)
        descriptor.setNonBlocking()
        // A request is one small write, and its answer is waited for.
        set(Int32(IPPROTO_TCP), TCP_NODELAY, to: 1)
        #if canImport(Darwin)
            set(SOL_SOCKET, SO_NOSIGPIPE, to: 1)
        #endif
    }

    private func set(_ level: Int32, _ name: Int32, to value: Int32) {
        var value = value
        _ = setsockopt(descriptor.number, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Begins a connection. It is there when the descriptor can be written, unless ``error`` says otherwise.
    ///
    /// - Throws: `SystemError` when it fails at once.
    package init(connectingTo address: SocketAddress) throws(SystemError) {
        try self.init(socket(address.family, Self.streamType, 0))
        let number = descriptor.number
        if address.withSystemAddress({ connect(number, $0, $1) }) == 0 { return }
        let error = SystemError.last
        guard error.code == EINPROGRESS || error.code == EINTR else {
            close()
            throw error
        }
    }

    /// The reason why the connection could not be made; `nil` if there is none.
    package var error: SystemError? {
        var code: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor.number, SOL_SOCKET, SO_ERROR, &code, &length) == 0, code != 0 else { return nil }
        return SystemError(code: code)
    }

    /// Reads at most as many bytes as a buffer has. Nothing read is the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) -> Descriptor.Transfer {
        descriptor.read(into: buffer)
    }

    /// Writes at most all bytes of a buffer. A connection that is gone raises no signal.
    package func write(_ bytes: UnsafeRawBufferPointer) -> Descriptor.Transfer {
        #if canImport(Darwin)
            return descriptor.write(bytes)
        #else
            return Descriptor.transfer {
                send(descriptor.number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
        #endif
    }

    /// Closes the connection.
    package func close() { descriptor.close() }
}
