import ScreenKit
import Terminal

/// `kiosk play`: a script of line-mode input that can contain expectations.
struct PlayCommand {
    let kiosk: Kiosk
    let traceFile: TraceFile?
    /// Reads what other kiosks have written; called before each line.
    let refresh: () -> Void

    /// Plays a script.
    ///
    /// A line `expect TEXT` must be met by the output since the line before it, or by the current screen; after the end of the
    /// kiosk it cannot be. A line that starts with `#` is a comment. A line `pause "TEXT"` prints the text, and on a terminal
    /// waits for Enter.
    ///
    /// - Parameters:
    ///   - script: The text of the script.
    ///   - name: The name of the script in errors.
    ///   - answers: The input that Enter is read from.
    ///   - console: The output.
    /// - Returns: The exit code.
    /// - Throws: `CommandError` with the line of the expectation that was not met, or, before anything is played, of the mistake
    ///   in the script; `IOError`.
    func run(_ script: String, name: String, answers: LineReader, _ console: Console) throws -> ExitCode {
        let lines = try lines(of: script, name)
        var output: [String] = []
        let front = LineFront(kiosk: kiosk) { output.append($0) }
        front.sayPage()
        func flush() throws(IOError) {
            try console.say(output)
            output = []
        }
        for (index, line) in lines.enumerated() {
            if kiosk.isFinished {
                guard case .expectation(let text) = line else { continue }
                try flush()
                throw CommandError(place(name, index) + kiosk.texts(.notChecked, text.printable), .no)
            }
            refresh()
            switch line {
            case .comment: continue
            case .expectation(let text):
                guard (output + front.currentLines).contains(where: { $0.contains(text) }) else {
                    try flush()
                    throw CommandError(place(name, index) + kiosk.texts(.notMet, text.printable), .no)
                }
            case .blank: try flush()
            case .pause(let remark):
                try flush()
                try console.say(("# " + remark).printable)
                guard answers.isTerminal, console.isTerminal else { continue }
                try console.flush()
                _ = try answers.next()
            case .input(let input):
                try flush()
                try console.say("> " + input.printable)
                front.handle(input)
                try traceFile?.save()
            }
        }
        try flush()
        return .success
    }

    private func lines(of script: String, _ name: String) throws(CommandError) -> [ScriptLine] {
        var lines: [ScriptLine] = []
        // CR LF is one character in Swift.
        for line in script.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
            do throws(ScriptError) {
                lines.append(try ScriptLine(parsing: line))
            } catch {
                let reason: KioskText =
                    switch error {
                    case .emptyExpectation: .badExpectation
                    case .emptyPause: .badPause
                    }
                throw CommandError(place(name, lines.count) + kiosk.texts(reason), .badInput)
            }
        }
        return lines
    }

    private func place(_ name: String, _ index: Int) -> String { "\(name.printable):\(index + 1): " }
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
    /// A text to print before a wait for Enter.
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
