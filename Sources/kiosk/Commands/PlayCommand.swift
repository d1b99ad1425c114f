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
    /// starts with `#` is for the reader.
    ///
    /// - Parameters:
    ///   - script: The text of the script.
    ///   - name: What to call it in an error.
    ///   - console: Where what is said goes.
    /// - Returns: How the program ends.
    /// - Throws: `Failure` with the line of the expectation that was not met; `IOError`.
    func run(_ script: String, name: String, _ console: Console) throws -> ExitCode {
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
            try console.say("> " + String(line).printable)
            front.handle(String(line))
            try traceFile?.save()
            if kiosk.isFinished { break }
        }
        try said.forEach(console.say)
        return .success
    }
}

extension String {
    /// The lines, whatever ends them. CR LF is one character in Swift, which a search for LF alone would miss.
    fileprivate var lines: [Substring] {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }
}

extension Substring {
    /// What the line expects to see, where it is one that does.
    fileprivate var expectation: String? {
        hasPrefix("expect ") ? String(dropFirst("expect ".count)).trimmed : nil
    }
}
