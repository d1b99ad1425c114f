#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the kernel does to the bytes of a terminal (termios): a copy that can be changed and put back.
nonisolated struct TerminalModes: Sendable {
    private(set) var attributes: termios

    /// The modes that a terminal has now; nil when it is none, or gone.
    init?(of descriptor: Descriptor) {
        var found = termios()
        guard tcgetattr(descriptor.number, &found) == 0 else { return nil }
        attributes = found
    }

    /// Every byte at once, none of them shown or understood by the kernel, and output as it is written.
    var raw: TerminalModes {
        var copy = self
        cfmakeraw(&copy.attributes)
        return copy
    }

    /// Whether the kernel edits lines, which is how a shell hands a terminal over.
    var editsLines: Bool { attributes.c_lflag & tcflag_t(ICANON) != 0 }

    /// Makes a terminal have these modes, at once: waiting for output to drain could take for ever.
    func apply(to descriptor: Descriptor) {
        var copy = attributes
        while tcsetattr(descriptor.number, TCSANOW, &copy) != 0, errno == EINTR {}
    }
}
