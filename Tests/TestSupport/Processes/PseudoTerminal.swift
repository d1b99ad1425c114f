import System

/// A terminal without a window: the kernel's side of it, and an emulator in place of the picture.
///
/// The program under test can be another process, which opens `name`, or code of this process, which uses `programEnd`.
package final class PseudoTerminal {
    /// What is on the screen, as far as it was read.
    package private(set) var screen: EmulatedTerminal
    /// Every byte that was read from the program.
    package private(set) var transcript: [UInt8] = []
    /// The path that a program opens to be in the terminal.
    package let name: String
    /// The program's end. It stays open, so that the settings and the last output outlive the program.
    package let programEnd: Int32
    private var screenEnd: Int32

    /// Opens a terminal of a size.
    ///
    /// - Throws: `SystemCallError` where that fails.
    package init(columns: Int, rows: Int) throws(SystemCallError) {
        var (near, far): (Int32, Int32) = (-1, -1)
        var path = [CChar](repeating: 0, count: 256)
        var size = Self.windowSize(columns: columns, rows: rows)
        let isOpen = Inheritance.prevented {
            openpty(&near, &far, &path, nil, &size) == 0 ? [near, far] : []
        }
        guard isOpen else { throw SystemCallError("openpty") }
        (screenEnd, programEnd) = (near, far)
        name = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        screen = EmulatedTerminal(columns: columns, rows: rows)
        Pipe.setNonBlocking(screenEnd)
    }

    deinit {
        hangUp()
        close(programEnd)
    }

    // MARK: The person

    /// Types a text, or what keys send.
    package func type(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = Pipe.writeSome(rest, to: screenEnd)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                read(atMost: 1)
            } else {
                return
            }
        }
    }

    /// Reads what was written to the terminal, once.
    ///
    /// - Parameter milliseconds: How long to wait for anything to come.
    /// - Returns: Whether anything has come.
    @discardableResult
    package func read(atMost milliseconds: Int32) -> Bool {
        var ready = pollfd(fd: screenEnd, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0, let some = Pipe.readSome(screenEnd), !some.isEmpty else {
            return false
        }
        transcript += some
        screen.feed(some)
        return true
    }

    /// Reads everything that the program has written since the last reading.
    @discardableResult
    package func readAvailable() -> [UInt8] {
        let start = transcript.count
        while read(atMost: 0) {}
        return Array(transcript[start...])
    }

    /// Changes the size, of which the kernel tells the processes in the terminal.
    package func resize(columns: Int, rows: Int) {
        var size = Self.windowSize(columns: columns, rows: rows)
        _ = ioctl(screenEnd, numericCast(TIOCSWINSZ), &size)
        screen.resize(columns: columns, rows: rows)
    }

    /// Takes the terminal away, as a closed window does.
    package func hangUp() {
        if screenEnd >= 0 { close(screenEnd) }
        screenEnd = -1
    }

    // MARK: Other programs

    /// Shows a text that was there before any program was started.
    package func show(_ text: String) {
        screen.feed(text.utf8)
    }

    /// Destroys the picture.
    package func scribble() {
        screen.scribble()
    }

    /// Sends a signal to the job in the foreground, as a shell does.
    ///
    /// - Throws: `SystemCallError` where the terminal has no such job, as some systems answer with group 0, which would be this
    ///   process.
    package func signalForeground(_ signal: Int32) throws(SystemCallError) {
        let group = tcgetpgrp(screenEnd)
        guard group > 1, kill(-group, signal) == 0 else { throw SystemCallError("tcgetpgrp") }
    }

    /// What the kernel does with the bytes now.
    ///
    /// They are read at the screen's end: macOS revokes the program's end when the leader of its session ends.
    package var settings: TerminalSettings {
        get throws(SystemCallError) { try TerminalSettings(of: screenEnd >= 0 ? screenEnd : programEnd) }
    }

    private static func windowSize(columns: Int, rows: Int) -> winsize {
        winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    }
}

/// What the kernel does with the bytes of a terminal, to be compared before and after.
package struct TerminalSettings: Equatable {
    /// Whether the kernel edits lines, shows what is typed, turns Ctrl-C into a signal, and ends lines of output.
    package let isCooked: Bool
    private let flags: [UInt]
    private let characters: [UInt8]

    init(of descriptor: Int32) throws(SystemCallError) {
        var attributes = termios()
        guard tcgetattr(descriptor, &attributes) == 0 else { throw SystemCallError("tcgetattr") }
        flags = [
            UInt(attributes.c_iflag), UInt(attributes.c_oflag), UInt(attributes.c_cflag), UInt(attributes.c_lflag),
        ]
        characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
        let cooked = tcflag_t(ICANON | ECHO | ISIG)
        isCooked = attributes.c_lflag & cooked == cooked && attributes.c_oflag & tcflag_t(OPOST) != 0
    }
}

/// What a terminal sends for the keys that are no characters.
package enum TerminalKey {
    package static let escape = "\u{1B}"
    package static let enter = "\r"
    package static let up = "\u{1B}[A"
    package static let down = "\u{1B}[B"
    package static let right = "\u{1B}[C"
    package static let left = "\u{1B}[D"
    package static let backspace = "\u{7F}"
    package static let f2 = "\u{1B}OQ"
    package static let f10 = "\u{1B}[21~"
    package static let controlC = "\u{03}"
    package static let controlD = "\u{04}"
    package static let controlZ = "\u{1A}"
}
