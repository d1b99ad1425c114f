/// A file descriptor. Calls that a signal interrupts are repeated.
package struct Descriptor: Hashable, Sendable {
    /// The number that the system gave.
    package let number: Int32

    /// Creates a descriptor from its number. It need not be open.
    package init(number: Int32) {
        self.number = number
    }

    /// The result of a call that moves bytes.
    package enum Transfer: Equatable {
        /// The number of bytes that were moved; 0 from a read is the end.
        case moved(Int)
        /// The call would have had to wait.
        case wouldBlock
        /// The system refused.
        case failed(SystemError)
    }

    /// Reads at most as many bytes as a buffer has.
    package func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
        Self.transfer { System.read(number, buffer.baseAddress, buffer.count) }
    }

    /// Writes at most all bytes of a buffer.
    package func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
        Self.transfer { System.write(number, bytes.baseAddress, bytes.count) }
    }

    /// A Boolean value that indicates whether the descriptor is a terminal.
    package var isTerminal: Bool { isatty(number) == 1 }

    /// Makes calls return at once that would have to wait.
    package func setNonBlocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// Closes the descriptor.
    package func close() {
        _ = System.close(number)
    }

    /// The two ends of a pipe.
    package typealias Pair = (read: Descriptor, write: Descriptor)

    /// Opens a pipe whose ends are greater than the descriptors that a program gets, and that no program inherits by accident.
    package static func pair() throws(SystemError) -> Pair {
        var numbers: [Int32] = [-1, -1]
        guard pipe(&numbers) == 0 else { throw .last }
        let high = numbers.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
        let error = SystemError.last
        for number in numbers { Descriptor(number: number).close() }
        guard high.allSatisfy({ $0 >= 0 }) else {
            for number in high where number >= 0 { Descriptor(number: number).close() }
            throw error
        }
        return (Descriptor(number: high[0]), Descriptor(number: high[1]))
    }

    /// Calls the system until no signal interrupts it.
    static func transfer(_ call: () -> Int) -> Transfer {
        while true {
            let count = call()
            if count >= 0 { return .moved(count) }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: return .wouldBlock
            case let code: return .failed(SystemError(code: code))
            }
        }
    }
}

/// An open descriptor that is closed when the object is released.
final class OwnedDescriptor {
    let descriptor: Descriptor
    var number: Int32 { descriptor.number }

    init(_ descriptor: Descriptor) { self.descriptor = descriptor }

    /// Creates an owner from the result of the system call that opened the descriptor, or throws the error of that call.
    init(_ number: Int32) throws(SystemError) {
        guard number >= 0 else { throw .last }
        descriptor = Descriptor(number: number)
    }

    deinit { descriptor.close() }
}

/// Standard input, standard output and standard error.
package enum StandardDescriptors {
    /// Opens a substitute for each of the three that is closed.
    ///
    /// Otherwise the next file that the program opens gets the number, and messages are written into that file. The substitute
    /// fails as a closed descriptor does, with `EBADF`, because it is open for the opposite direction.
    package static func fillGaps() {
        for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
            // `open` returns the lowest free number, which is this one.
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}
