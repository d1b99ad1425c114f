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
    func play(_ path: String) throws {
        // A script expects the opening stock, unless a folder is named.
        let place = try options[.data] == nil && options[.shop] == nil ? DataPlace.memory : place
        let bar = try juiceBar(in: place, tracer: inspector.tracer)
        let script = try Script(parsing: text(ofFile: path), name: path, texts)
        let isStepped =
            input.isTerminal && console.isTerminal && script.pauseCount > 0 && !options.isRecorded
        if isStepped, place.folder == nil {
            let start = { [self] in
                let inspector = makeInspector()
                let bar = try juiceBar(in: place, tracer: inspector.tracer)
                let desk = calculators(in: place, tracer: inspector.tracer).desk
                return Playback(
                    script, in: makeKiosk(of: bar, desk, in: place, inspector), tracer: inspector.tracer,
                    traceFile: try traceFile(of: inspector.tracer, in: place, script: path)
                ) { bar.refresh() }
            }
            return try step(PlaySession(script, start(), isProjected: options[.projector], restart: start))
        }
        return try withKiosk(bar, in: place, script: path) { kiosk, _, traceFile in
            let playback = Playback(
                script, in: kiosk, tracer: isStepped ? inspector.tracer : nil, traceFile: traceFile,
                recorder: try options.isRecorded ? PlayRecorder(of: kiosk, script, self, in: place) : nil
            ) { bar.refresh() }
            if isStepped { return try step(PlaySession(script, playback, isProjected: options[.projector])) }
            while let remark = try playback.play({ try console.say($0) }) { try console.say("# " + remark) }
        }
    }

    /// Has a person step through a script, on a whole terminal or line by line.
    private func step(_ session: PlaySession) throws {
        let texts = session.playback.kiosk.texts
        guard runner.usesFullScreen else {
            defer { try? session.playback.finish() }
            return try step(session, answers: input, texts)
        }
        let kiosk = Kiosk(root: PlayScreen(session), texts: texts, inspector: session.viewer)
        let result = Result { try show(kiosk) }
        try session.playback.finish()
        try result.get()
        if case .failed(let error) = session.state { throw error }
    }

    /// Plays a script on a line terminal, and waits at each pause: Enter goes on, `b` back, and `trace` says the events so far.
    private func step(_ session: PlaySession, answers: LineReader, _ texts: Texts) throws {
        var isNew = true
        while true {
            if isNew { try console.say(session.steps.last ?? []) }
            isNew = true
            switch session.state {
            case .ended: return
            case .failed(let error): throw error
            case .paused(let remark): try console.say("# " + remark)
            }
            try console.say("# " + texts(.playKeys))
            try console.flush()
            guard let answer = try answers.next() else { return }
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
