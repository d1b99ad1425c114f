import ScreenKit
import Terminal

/// `kiosk play` line by line.
struct PlayCommand {
    let texts: Texts

    /// Plays a script to its end.
    ///
    /// A line `expect TEXT` must be met by the output since the line before it, or by the current screen; after the end of the
    /// kiosk it cannot be. A line that starts with `#` is a comment. A line `pause "TEXT"` prints the text.
    ///
    /// - Returns: The exit code.
    /// - Throws: `CommandError` with the line of the expectation that was not met; `IOError`.
    func run(_ playback: Playback, _ console: Console) throws -> ExitCode {
        while case .pause(let remark) = try playback.play({ try console.say($0) }) {
            try console.say("# " + remark)
        }
        return .success
    }

    /// Plays a script on a line terminal, and waits at each pause: Enter goes on, `b` back, and `trace` says the events so far.
    ///
    /// - Returns: The exit code.
    /// - Throws: `CommandError` with the line of the expectation that was not met; `IOError`.
    func run(_ session: PlaySession, answers: LineReader, _ console: Console) throws -> ExitCode {
        var isNew = true
        while true {
            if isNew { try console.say(session.steps.last ?? []) }
            isNew = true
            switch session.state {
            case .ended: return .success
            case .failed(let error): throw error
            case .paused(let remark): try console.say("# " + remark)
            }
            try console.say("# " + texts(.playKeys))
            try console.flush()
            guard let answer = try answers.next() else { return .success }
            switch (try? answer.text(in: texts))?.trimmed.lowercased() {
            case "b", "ㅠ": session.stepBack()
            case "trace", "추적":
                try console.say(session.playback.tracer?.trace.events.map(texts.line) ?? [])
                isNew = false
            default: session.stepForward()
            }
        }
    }
}
