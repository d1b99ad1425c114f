import Core
import JuiceMaker
import ScreenKit
import Terminal

extension Workshop {
    /// `kiosk play`: plays a script of line-mode input.
    ///
    /// A line `expect TEXT` must be met by the output since the line before it, or by the current screen; after the end of the
    /// kiosk it cannot be. A line that starts with `#` is a comment. A line `pause "TEXT"` prints the text; at a terminal, where nothing is
    /// recorded, a person steps from one pause to the next.
    func play(_ path: String) throws -> ExitCode {
        // A script expects the opening stock, unless a folder is named.
        let workshop = savingNothing
        let bar = try workshop.juiceBar()
        let script = try Script(parsing: workshop.text(ofFile: path), name: path, workshop.texts)
        let isProjected = workshop.options.isProjected
        let isStepped =
            workshop.input.isTerminal && workshop.console.isTerminal && script.pauseCount > 0
            && !workshop.options.isRecorded
        if isStepped, try workshop.dataDirectory() == nil {
            let start = {
                let workshop = workshop.anew
                let bar = try workshop.juiceBar()
                let kiosk = try workshop.makeKiosk(of: bar, workshop.calculators().desk)
                return Playback(
                    script, in: kiosk,
                    tracer: workshop.inspector.tracer, traceFile: try workshop.traceFile(script: path)
                ) { bar.refresh() }
            }
            return try workshop.step(PlaySession(script, start(), isProjected: isProjected, restart: start))
        }
        return try workshop.withKiosk(bar, script: path) { kiosk, _, traceFile in
            let tracer = isStepped ? workshop.inspector.tracer : nil
            let playback = Playback(
                script, in: kiosk, tracer: tracer, traceFile: traceFile,
                recorder: try workshop.options.isRecorded ? PlayRecorder(of: kiosk, script, workshop) : nil
            ) { bar.refresh() }
            if isStepped { return try workshop.step(PlaySession(script, playback, isProjected: isProjected)) }
            while let remark = try playback.play({ try workshop.console.say($0) }) {
                try workshop.console.say("# " + remark)
            }
            return .success
        }
    }

    /// Has a person step through a script, on a whole terminal or line by line.
    private func step(_ session: PlaySession) throws -> ExitCode {
        let texts = session.playback.kiosk.texts
        guard runner.usesFullScreen else {
            defer { try? session.playback.finish() }
            return try step(session, answers: input, texts)
        }
        let kiosk = Kiosk(root: PlayScreen(session), texts: texts, inspector: session.viewer)
        let result = Result { try runner.run(kiosk, willShow: { waitNotice.screen = $0 }) }
        try session.playback.finish()
        try result.get()
        if case .failed(let error) = session.state { throw error }
        return .success
    }

    /// Plays a script on a line terminal, and waits at each pause: Enter goes on, `b` back, and `trace` says the events so far.
    private func step(_ session: PlaySession, answers: LineReader, _ texts: Texts) throws -> ExitCode {
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
