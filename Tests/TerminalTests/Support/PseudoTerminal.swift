#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
@testable import Terminal

/// Both sides of a terminal: the program has one, the tests are the screen and the keyboard at the other.
final class PseudoTerminal {
    /// What the program under test reads from and writes to.
    let programEnd: Int32
    private let screenEnd: Int32
    private var isOpen = true

    struct Failure: Error {}

    init(size: GridSize) throws {
        screenEnd = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard screenEnd >= 0, let name = Self.nameOfProgramEnd(screenEnd) else { throw Failure() }
        programEnd = open(name, O_RDWR | O_NOCTTY)
        guard programEnd >= 0 else { throw Failure() }
        _ = fcntl(screenEnd, F_SETFL, O_NONBLOCK)
        resize(size)
    }

    deinit {
        if isOpen { close(screenEnd) }
        close(programEnd)
    }

    func type(_ text: String) {
        Pipe.write(Array(text.utf8), to: screenEnd)
    }

    /// Everything that the program has written since the last time.
    func readScreen() -> [UInt8] {
        var screen: [UInt8] = []
        while isOpen {
            let some = Pipe.readSome(screenEnd)
            if some.isEmpty { break }
            screen += some
        }
        return screen
    }

    func resize(_ size: GridSize) {
        var window = winsize()
        window.ws_col = UInt16(size.columns)
        window.ws_row = UInt16(size.rows)
        _ = ioctl(screenEnd, numericCast(TIOCSWINSZ), &window)
    }

    /// The person closes the window.
    func hangUp() {
        if isOpen { close(screenEnd) }
        isOpen = false
    }

    /// Whether the kernel edits lines, shows what is typed, and turns Ctrl-C into a signal.
    var isCooked: Bool {
        var modes = termios()
        tcgetattr(programEnd, &modes)
        let flags = tcflag_t(ICANON | ECHO | ISIG)
        return modes.c_lflag & flags == flags && modes.c_oflag & tcflag_t(OPOST) != 0
    }

    /// Sends this process a signal, as if the kernel had.
    static func raise(_ signal: Int32) {
        kill(getpid(), signal)
    }

    nonisolated static let windowChanged = SIGWINCH
    nonisolated static let terminate = SIGTERM
    nonisolated static let hangUp = SIGHUP
    nonisolated static let interrupt = SIGINT
    nonisolated static let continued = SIGCONT
}
