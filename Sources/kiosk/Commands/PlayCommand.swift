import JuiceMaker
import KioskUI
import Terminal

/// `kiosk play`: a script of line-mode input, which may say what it expects to see.
struct PlayCommand {
    let kiosk: Kiosk
    let bar: JuiceBar
    let traceFile: TraceFile?

    /// Plays a script.
    ///
    /// A line `expect TEXT` must be met by what was said since the line before it, or by what the screen shows. A line that
    /// starts with `#` is for the reader. At a line `pause "TEXT"` the text is said, and a person at a terminal is waited
    /// for; otherwise it goes on.
    ///
    /// - Parameters:
    ///   - script: The text of the script.
    ///   - name: What to call it in an error.
    ///   - answers: Where Enter is waited for.
    ///   - console: Where what is said goes.
    /// - Returns: How the program ends.
    /// - Throws: `Failure` with the line of the expectation that was not met, or of the pause that says nothing; `IOError`.
    func run(_ script: String, name: String, answers: LineReader, _ console: Console) throws -> ExitCode {
        var said: [String] = []
        let front = LineFront(kiosk: kiosk) { said.append($0) }
        front.sayPage()
        for (index, line) in script.lines.enumerated() {
            if line.hasPrefix("#") { continue }
            bar.refresh()
            if let expectation = line.expectation {
                guard (said + front.currentLines).contains(where: { $0.contains(expectation) }) else {
                    try said.forEach(console.say)
                    let place = "\(name.printable):\(index + 1)"
                    throw Failure(place + ": " + kiosk.texts(.notMet, expectation.printable), .no)
                }
                continue
            }
            try said.forEach(console.say)
            said = []
            if line.allSatisfy(\.isWhitespace) { continue }
            if line.isPause {
                guard let remark = line.remark else {
                    throw Failure("\(name.printable):\(index + 1): " + kiosk.texts(.badPause), .badInput)
                }
                try pause(remark, answers, console)
                continue
            }
            try console.say("> " + String(line).printable)
            front.handle(String(line))
            try traceFile?.save()
            if kiosk.isFinished { break }
        }
        try said.forEach(console.say)
        return .success
    }

    private func pause(_ remark: String, _ answers: LineReader, _ console: Console) throws(IOError) {
        try console.say(("# " + remark).printable)
        guard answers.isTerminal, console.isTerminal else { return }
        try console.flush()
        _ = try answers.next()
    }
}

extension String {
    /// The lines, whatever ends them. CR LF is one character in Swift, which a search for LF alone would miss.
    fileprivate var lines: [Substring] {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }
}

extension Substring {
    /// Whether the line waits for the people before it.
    fileprivate var isPause: Bool { self == "pause" || hasPrefix("pause ") }

    /// What a line that waits says before; `nil` where it says nothing, or not in quotation marks.
    fileprivate var remark: String? {
        let text = String(dropFirst("pause".count)).trimmed
        guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// What the line expects to see, where it is one that does.
    fileprivate var expectation: String? {
        hasPrefix("expect ") ? String(dropFirst("expect ".count)).trimmed : nil
    }
}
