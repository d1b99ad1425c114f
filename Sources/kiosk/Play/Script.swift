import ScreenKit

/// A script for `kiosk play`: line-mode input with expectations and pauses.
nonisolated struct Script {
    /// The name of the script in errors.
    let name: String
    let lines: [ScriptLine]

    /// Parses a script.
    ///
    /// - Throws: `CommandError` with the number of the first line that is not a complete one.
    init(parsing text: String, name: String, _ texts: Texts) throws(CommandError) {
        self.name = name
        var lines: [ScriptLine] = []
        // CR LF is one character in Swift.
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
            do throws(ScriptError) {
                lines.append(try ScriptLine(parsing: line))
            } catch {
                let reason: KioskText =
                    switch error {
                    case .emptyExpectation: .badExpectation
                    case .emptyPause: .badPause
                    }
                throw CommandError(Self.place(name, lines.count) + texts(reason), .badInput)
            }
        }
        self.lines = lines
    }

    /// The number of pauses.
    var pauseCount: Int { lines.count { if case .pause = $0 { true } else { false } } }

    /// Returns the beginning of an error in the line at an index.
    func place(_ index: Int) -> String { Self.place(name, index) }

    private static func place(_ name: String, _ index: Int) -> String { "\(name.printable):\(index + 1): " }
}

/// A mistake in a line of a script.
nonisolated enum ScriptError: Error {
    case emptyExpectation
    /// A pause without a text, or without quotation marks.
    case emptyPause
}

/// A line of a script for `kiosk play`.
///
/// Case and surrounding blanks do not matter in the words `expect` and `pause`: an expectation that is not recognised would be
/// typed into a screen, and a script that checks nothing would pass.
nonisolated enum ScriptLine {
    case comment
    case blank
    /// A text that must be visible.
    case expectation(String)
    /// A text to read before the next line is played.
    case pause(String)
    case input(String)

    /// Parses a line.
    ///
    /// - Throws: `ScriptError` if the line begins like an expectation or a pause, and is not a complete one.
    init(parsing line: Substring) throws(ScriptError) {
        let text = String(line).trimmed
        let word = text.prefix { !$0.isWhitespace }
        let rest = String(text[word.endIndex...]).trimmed
        switch word.lowercased() {
        case "": self = .blank
        case "expect":
            guard !rest.isEmpty else { throw .emptyExpectation }
            self = .expectation(rest)
        case "pause":
            guard rest.count > 2, rest.hasPrefix("\""), rest.hasSuffix("\"") else { throw .emptyPause }
            self = .pause(String(rest.dropFirst().dropLast()))
        default: self = word.hasPrefix("#") ? .comment : .input(String(line))
        }
    }
}
