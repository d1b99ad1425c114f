import System

/// A terminal: its two descriptors, its modes and its size.
final class TerminalDevice {
    let input: Descriptor
    /// A descriptor that does not block. It is opened anew where possible, because the given one shares its flags with the
    /// shell and all programs that the shell starts.
    let output: Descriptor
    private let givenOutput: Descriptor
    private(set) var foundModes: TerminalModes

    /// Creates a terminal from the descriptor of the keys, which has to be a terminal, and that of the pictures.
    init(input: Descriptor, output: Descriptor) throws(SystemError) {
        guard let modes = TerminalModes(of: input) else { throw .last }
        self.input = input
        givenOutput = output
        foundModes = modes
        self.output = output.reopenedTerminal() ?? output
    }

    deinit {
        if output != givenOutput { output.close() }
    }

    /// Switches to raw mode, in which each byte comes at once.
    func enterRawMode() {
        foundModes.raw.apply(to: input)
    }

    /// Restores the modes that were found at the start, or when the program was continued.
    ///
    /// Unread input is discarded, because the shell would take half a mouse report as a command; the modes come first, because
    /// macOS marks the input that is there when lines are edited again to be read once more (PENDIN). In the background nothing
    /// is changed: the terminal belongs to another job.
    func restoreModes() {
        if input.belongsToOtherJob { return }
        foundModes.apply(to: input)
        input.discardInput()
    }

    /// Takes the present modes as the ones to restore; call it when the program is continued.
    ///
    /// The shell, or the user with `stty`, may have changed them. Modes that do not edit lines are not taken: a shell leaves
    /// those in the middle of its own line editing.
    func adoptModes() {
        if let modes = TerminalModes(of: input), modes.editsLines { foundModes = modes }
    }

    /// The size that the kernel reports, or `nil` when it knows none.
    var size: GridSize? { givenOutput.windowSize.map { GridSize(columns: $0.columns, rows: $0.rows) } }
}

/// The sequences of a full screen besides its frames.
enum TerminalSequences {
    /// Alternate screen; no autowrap, so that a picture for the size before a resize cannot scroll; bracketed paste; mouse buttons
    /// (1000) reported in decimal (1006).
    static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"

    /// Makes the keyboard send what every terminal knows (kitty's protocol), whatever a program that crashed has left on: the alternate
    /// screen has a stack of modes of its own. Other terminals ignore it.
    static let pushKeyboardMode: StaticString = "\u{1B}[>0u"

    /// Asks for the colour of the background (xterm's OSC 11). Before the end, the answer is waited for, but not for long.
    static let askForGround: StaticString = "\u{1B}]11;?\u{1B}\\"

    /// Returns the sequence that puts a text on the clipboard (OSC 52). The text is in Base64: no character of it can end the sequence
    /// or begin another one.
    static func copying(_ text: String) -> [UInt8] {
        Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + [0x07]
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func base64(_ bytes: [UInt8]) -> [UInt8] {
        stride(from: 0, to: bytes.count, by: 3).flatMap { start in
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            return (0..<4).map { $0 > group.count ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * $0) & 63] }
        }
    }

    /// Erases the lines that were scrolled out of the screen (xterm's `ED 3`).
    static let eraseScrollback = Array("\u{1B}[3J".utf8)

    /// The opposite of `enter` and `pushKeyboardMode`, with the cursor visible, the style plain and synchronized output off; the alternate screen goes
    /// last, so that no intermediate state is visible.
    static let leave: StaticString =
        "\u{1B}[<1u\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
