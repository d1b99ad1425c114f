import ScreenKit

/// The screen on which a person steps through a script: the lines as line mode says them, and below them the text of the pause.
final class PlayScreen: Screen {
    nonisolated enum Event: Equatable {
        case stepForward
        case stepBack
    }

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
            panes: [
                .pane(TextPane(lines: LazyRows(lines), isProse: true, followsEnd: true), named: "story"),
                .pane(TextPane(lines: LazyRows([message(texts)]), isProse: true, scrolls: false), named: "remark"),
            ], layout: .rows("story", "remark"), hints: [forward, back], help: [texts(.playHelp)])
    }

    func handle(_ event: Event) {
        switch event {
        case .stepForward: session.stepForward()
        case .stepBack: session.stepBack()
        }
    }

    /// The output of all steps. The steps before this one are quiet.
    private var lines: [Message] {
        let last = session.steps.count - 1
        return session.steps.enumerated().flatMap { index, lines in
            lines.map { line in
                Message(text: line, tone: index < last ? .quiet : line.hasPrefix("> ") ? .strong : .plain)
            }
        }
    }

    private func message(_ texts: Texts) -> Message {
        switch session.state {
        case .paused(let remark): Message(text: remark, tone: .strong)
        case .ended: Message(text: texts(.playEnd))
        case .failed(let error): Message(text: error.message, tone: .bad)
        }
    }
}
