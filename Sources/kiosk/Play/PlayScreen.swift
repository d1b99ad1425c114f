import ScreenKit
import Terminal

/// The screen on which a person steps through a script: the lines as line mode says them, and below them the text of the pause.
final class PlayScreen: Screen {
    nonisolated enum Event: Equatable {
        case stepForward
        case stepBack
    }

    weak var navigator: Navigator?
    private let session: PlaySession

    init(_ session: PlaySession) {
        self.session = session
    }

    /// The name of the script, with the number of the pause, or the word for the end.
    func title(_ texts: Texts) -> String {
        let name = session.script.name.split(separator: "/").last.map(String.init) ?? session.script.name
        let count = session.script.pauseCount
        let isAtEnd = if case .ended = session.state { true } else { false }
        return name.printable + " " + (isAtEnd ? texts(.playAtEnd) : "\(min(session.steps.count, count))/\(count)")
    }

    func content(_ texts: Texts) -> ScreenContent<Event> {
        let forward = Control<Event>(
            label: texts(.playNext), event: .stepForward, keys: [.enter, .right, .character(" ")],
            isEnabled: session.canStepForward)
        let back = Control<Event>(
            label: texts(.playBack), event: .stepBack, keys: [.character("b"), .left, .backspace],
            isEnabled: session.canStepBack)
        return ScreenContent(
            panes: [.pane(TextPane(lines: LazyRows(lines(texts)), isProse: true, followsEnd: true))],
            message: message(texts), hints: [forward, back], help: [texts(.playHelp)])
    }

    func handle(_ event: Event) {
        switch event {
        case .stepForward: session.stepForward()
        case .stepBack: session.stepBack()
        }
    }

    /// Returns the output of all steps, with blank lines where the text of the pause lies. The steps before this one are quiet.
    private func lines(_ texts: Texts) -> [Message] {
        let last = session.steps.count - 1
        let steps = session.steps.enumerated().flatMap { index, lines in
            lines.map { line in
                Message(text: line, tone: index < last ? .quiet : line.hasPrefix("> ") ? .strong : .plain)
            }
        }
        let rows = DisplayWidth.wrapped(message(texts).text, to: PlayRecorder.standardSize.columns - 4).count
        return steps + Array(repeating: Message(text: ""), count: rows)
    }

    private func message(_ texts: Texts) -> Message {
        switch session.state {
        case .paused(let remark): Message(text: remark, tone: .strong)
        case .ended: Message(text: texts(.playEnd))
        case .failed(let error): Message(text: error.message, tone: .bad)
        }
    }
}
