import JuiceMaker
import ScreenKit
import ScreenTrace
import Terminal

/// `kiosk play`: a script of line-mode input, which may say what it expects to see.
struct PlayCommand {
    let kiosk: Kiosk
    let bar: JuiceBar
    let traceFile: TraceFile?

    /// Plays a script.
    ///
    /// A line `expect TEXT` must be met by what was said since the line before it, or by what the screen shows; behind the end
    /// of the kiosk it cannot be. A line that starts with `#` is for the reader. At a line `pause "TEXT"` the text is said,
    /// and a person at a terminal is waited for; otherwise it goes on.
    ///
    /// - Parameters:
    ///   - script: The text of the script.
    ///   - name: What to call it in an error.
    ///   - answers: Where Enter is waited for.
    ///   - console: Where what is said goes.
    /// - Returns: How the program ends.
    /// - Throws: `Failure` with the line of the expectation that was not met, or, before anything is played, of the mistake in
    ///   the script; `IOError`.
    func run(_ script: String, name: String, answers: LineReader, _ console: Console) throws -> ExitCode {
        let lines = try lines(of: script, name)
        var said: [String] = []
        let front = LineFront(kiosk: kiosk) { said.append($0) }
        front.sayPage()
        func sayAll() throws(IOError) {
            for line in said { try console.say(line) }
            said = []
        }
        for (index, line) in lines.enumerated() {
            if kiosk.isFinished {
                guard case .expectation(let text) = line else { continue }
                try sayAll()
                throw Failure(place(name, index) + kiosk.texts(.notChecked, text.printable), .no)
            }
            bar.refresh()
            switch line {
            case .comment: continue
            case .expectation(let text):
                guard (said + front.currentLines).contains(where: { $0.contains(text) }) else {
                    try sayAll()
                    throw Failure(place(name, index) + kiosk.texts(.notMet, text.printable), .no)
                }
            case .blank: try sayAll()
            case .pause(let remark):
                try sayAll()
                try pause(remark, answers, console)
            case .input(let input):
                try sayAll()
                try console.say("> " + input.printable)
                front.handle(input)
                try traceFile?.save()
            }
        }
        try sayAll()
        return .success
    }

    private func lines(of script: String, _ name: String) throws(Failure) -> [ScriptLine] {
        var lines: [ScriptLine] = []
        for (index, line) in script.lines.enumerated() {
            do throws(ScriptError) {
                lines.append(try ScriptLine(line))
            } catch {
                let reason: KioskText =
                    switch error {
                    case .emptyExpectation: .badExpectation
                    case .emptyPause: .badPause
                    }
                throw Failure(place(name, index) + kiosk.texts(reason), .badInput)
            }
        }
        return lines
    }

    private func place(_ name: String, _ index: Int) -> String { "\(name.printable):\(index + 1): " }

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
