import ScreenKit

/// The screen on which a person steps through a script: the lines as line mode says them, and below them the text of the pause.
final class PlayScreen: Screen {
    enum Event {
        case stepForward
        case stepBack
    }

    private let session: PlaySession

    init(_ session: PlaySession) {
        self.session = session
    }

    /// The name of the script, with the number of the pause, or the word for the end.
    var title: Text {
        let name = session.script.name.split(separator: "/").last.map(String.init) ?? session.script.name
        let count = session.script.pauseCount
        let isAtEnd = if case .ended = session.state { true } else { false }
        return "\(name.printable) \(isAtEnd ? Text(.playAtEnd) : "\(min(session.steps.count, count))/\(count)")"
    }

    var content: Content<Event> {
        TextPane(lines: LazyRows(lines), isProse: true, followsEnd: true).named("story")
        Content.part { [self] in
            TextPane(lines: LazyRows([remark($0)]), isProse: true, scrolls: false)
        }.named("remark")
        Layout(.rows("story", "remark"))
        Hint(Text(.playNext), .stepForward, keys: [.enter, .right, " "]).enabled(session.canStepForward)
        Hint(Text(.playBack), .stepBack, keys: ["b", .left, .backspace]).enabled(session.canStepBack)
        Help(Text(.playHelp))
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

    private func remark(_ texts: Texts) -> Message {
        switch session.state {
        case .paused(let remark): Message(text: remark, tone: .strong)
        case .ended: Message(text: texts(.playEnd))
        case .failed(let error): Message(text: error.message, tone: .bad)
        }
    }
}
