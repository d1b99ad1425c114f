import Core
import ScreenKit
import ScreenTrace

/// A script that a person steps through, from pause to pause, forwards and back.
///
/// A step back plays the script again from the start, in a kiosk that is as new: the same input leads to the same state.
final class PlaySession {
    /// The state between two steps.
    enum State {
        case paused(String)
        case ended
        /// An expectation was not met.
        case failed(CommandError)
    }

    let script: Script
    private(set) var playback: Playback
    private(set) var state = State.ended
    private(set) var steps: [[String]] = []
    /// Shows the trace of the kiosk in which the script is played, whichever playback that is. The screen of the script itself is not
    /// traced.
    let viewer: TraceInspector
    /// Returns a playback of the script from its start; `nil` where it cannot be played again, because its input was saved.
    private let restart: (() throws -> Playback)?

    init(_ script: Script, _ playback: Playback, isProjected: Bool, restart: (() throws -> Playback)? = nil) {
        (self.script, self.playback, self.restart) = (script, playback, restart)
        viewer = TraceInspector(showing: Trace(), isProjected: isProjected)
        play()
    }

    var canStepForward: Bool { if case .paused = state { true } else { false } }

    var canStepBack: Bool { restart != nil && steps.count > 1 }

    func stepForward() {
        if canStepForward { play() }
    }

    func stepBack() {
        guard canStepBack, let restart else { return }
        let count = steps.count - 1
        do { playback = try restart() } catch { return fail(error) }
        steps = []
        while steps.count < count { play() }
    }

    private func play() {
        var lines: [String] = []
        let count = playback.tracer?.trace.count ?? 0
        do {
            state = try playback.play { lines += $0 }.map(State.paused) ?? .ended
        } catch { fail(error) }
        defer { steps.append(lines) }
        guard let tracer = playback.tracer else { return }
        // The map comes first: a look at the objects can add to the trace.
        let map = tracer.objectMap
        let trace = tracer.trace
        for event in Self.messages(in: trace.events(from: count)) {
            lines.append(playback.kiosk.texts.line(for: event))
            let code = event.source.map { tracer.excerpt(around: $0, context: 0) } ?? []
            lines += code.map { "    " + $0.text.trimmed }
        }
        viewer.show(trace, map, code: tracer.excerpt)
    }

    /// Returns the messages to delegates, and those of them that ended with an error. They are the answer to the question of the last pause.
    private static func messages(in events: ArraySlice<TraceEvent>) -> [TraceEvent] {
        let messages = events.filter { [.message, .unheard].contains($0.kind) }
        return events.filter { event in
            messages.contains(event)
                || event.kind == .failure
                    && messages.contains { $0.sender == event.receiver && $0.receiver == event.sender }
        }
    }

    private func fail(_ error: any Error) {
        state = .failed(error as? CommandError ?? CommandError(String(describing: error), .inputOutput))
    }
}
