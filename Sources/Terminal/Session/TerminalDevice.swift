#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal itself: its two ends, its modes, its size.
final class TerminalDevice {
    let input: Descriptor
    /// Opened for this purpose where that is possible, because it shall not block, and the one that was handed over shares
    /// its flags with the shell and with every program that the shell starts.
    let output: Descriptor
    private let ownsOutput: Bool
    /// Where modes and size are asked for.
    private let handedOutput: Descriptor
    /// What is put back in the end.
    private(set) var foundModes: TerminalModes

    /// - Parameters:
    ///   - input: where keys come from.
    ///   - output: where pictures go.
    /// - Throws: `.failed` when one of them is no terminal.
    init(input: Descriptor, output: Descriptor) throws(IOError) {
        guard let modes = TerminalModes(of: input) else { throw IOError.failed(.configure, errno: errno) }
        self.input = input
        handedOutput = output
        foundModes = modes
        let opened = Self.openNonBlocking(output)
        self.output = opened ?? output
        ownsOutput = opened != nil
    }

    deinit {
        if ownsOutput { output.close() }
    }

    /// Every byte as it comes, from now on.
    func enterRawMode() {
        foundModes.raw.apply(to: input)
    }

    /// The modes that were found at the start, or when the program was continued.
    ///
    /// What has been typed and not been read goes: it was typed at this program, and half a mouse report would be a
    /// command for the shell.
    ///
    /// In the background the terminal belongs to another job, and its modes are not ours to change.
    func restoreModes() {
        let owner = tcgetpgrp(input.number)
        if owner > 0, owner != getpgrp() { return }
        tcflush(input.number, TCIFLUSH)
        foundModes.apply(to: input)
    }

    /// Takes the modes that the shell has set meanwhile as the ones to put back.
    ///
    /// Only after the terminal was handed back in order: then what is found is what the shell, or a person with `stty`,
    /// wants. It is left alone when it is no mode to type a command in, which is what a shell in the middle of its own
    /// line editing would have left.
    func adoptModes() {
        if let modes = TerminalModes(of: input), modes.editsLines { foundModes = modes }
    }

    /// The size that the kernel knows; nil when it knows none.
    var size: GridSize? {
        var window = winsize()
        guard ioctl(handedOutput.number, numericCast(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
        else {
            return nil
        }
        return GridSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    private static func openNonBlocking(_ output: Descriptor) -> Descriptor? {
        let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        var name = [CChar](repeating: 0, count: 1024)
        let number = ttyname_r(output.number, &name, name.count) == 0 ? open(name, flags) : open("/dev/tty", flags)
        return number < 0 ? nil : Descriptor(number: number)
    }
}
