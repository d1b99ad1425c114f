/// What the system says about a terminal.
extension Descriptor {
    /// The size of the terminal's window in characters; `nil` when the kernel knows none.
    package var windowSize: (columns: Int, rows: Int)? {
        var window = winsize()
        guard ioctl(number, numericCast(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return (Int(window.ws_col), Int(window.ws_row))
    }

    /// The number of bytes of input that were not read yet.
    package var unreadCount: Int {
        // Darwin's FIONREAD is a macro that Swift cannot import.
        #if canImport(Darwin)
            let request: UInt = 0x4004_667F
        #else
            let request = UInt(FIONREAD)
        #endif
        var count: Int32 = 0
        return ioctl(number, numericCast(request), &count) == 0 ? Int(count) : 0
    }

    /// Forgets the input that was not read yet.
    package func discardInput() { tcflush(number, TCIFLUSH) }

    /// A Boolean value that indicates whether this process runs in the background of the terminal.
    package var belongsToOtherJob: Bool {
        let owner = tcgetpgrp(number)
        return owner > 0 && owner != getpgrp()
    }

    /// Opens the terminal of this descriptor once more, for writing without waiting; `nil` where that is not possible.
    package func reopenedTerminal() -> Descriptor? {
        let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        var name = [CChar](repeating: 0, count: 1024)
        let opened = ttyname_r(number, &name, name.count) == 0 ? open(name, flags) : open("/dev/tty", flags)
        return opened < 0 ? nil : Descriptor(number: opened)
    }
}

/// A copy of a terminal's modes (termios).
package struct TerminalModes: Sendable {
    private(set) var attributes: termios

    /// Creates a copy of the present modes; `nil` when the descriptor is no terminal.
    package init?(of descriptor: Descriptor) {
        var found = termios()
        guard tcgetattr(descriptor.number, &found) == 0 else { return nil }
        attributes = found
    }

    /// The modes in which the kernel passes each byte at once, without echo, signals and output processing.
    package var raw: TerminalModes {
        var copy = self
        cfmakeraw(&copy.attributes)
        return copy
    }

    /// A Boolean value that indicates whether the kernel edits lines, as in the modes that a shell gives to a program.
    package var editsLines: Bool { attributes.c_lflag & tcflag_t(ICANON) != 0 }

    /// Sets these modes at once; a wait for the output could take for ever.
    package func apply(to descriptor: Descriptor) {
        var copy = attributes
        while tcsetattr(descriptor.number, TCSANOW, &copy) != 0, errno == EINTR {}
    }
}
