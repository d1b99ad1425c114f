import ScreenKit
import Terminal

/// The sign of a kind of event. The lifelines in a terminal, the pages, Mermaid and the lines of text are all made from it.
///
/// A solid line with a filled head is a call, and a dashed one with an open head its return, as in UML.
nonisolated struct TraceSign {
    enum Line: Character {
        case solid = "─"
        case heavy = "━"
        case dashed = "╌"
    }

    enum Head {
        case filled, open, diamond, cross
    }

    /// The name of the kind in a line for a person.
    let name: TraceText
    /// The colour of what is drawn; that of the text around it where nothing in particular has happened.
    var color = Color.default
    var isStrong = false
    var line = Line.solid
    var head = Head.filled
    /// A Boolean value that indicates whether the event ends a call. In a terminal, a call that arrives nowhere is dashed too.
    var isBack = false
    /// The mark on the lifeline of an object, where the event is about that object alone.
    var mark: String?
}

nonisolated extension TraceEvent.Kind {
    /// The sign of the kind: a message to a delegate is yellow, a new screen blue, and the end of an object or of a message red.
    var sign: TraceSign {
        switch self {
        case .start: TraceSign(name: .kindStart, mark: "○")
        case .injection: TraceSign(name: .kindInjection, color: .good, head: .diamond, mark: "◆")
        case .message: TraceSign(name: .kindMessage, color: .warning, line: .heavy)
        case .unheard: TraceSign(name: .kindUnheard, color: .bad, line: .dashed, head: .cross)
        case .navigation: TraceSign(name: .kindNavigation, color: .accent)
        case .call: TraceSign(name: .kindCall)
        case .return: TraceSign(name: .kindReturn, color: .muted, line: .dashed, head: .open, isBack: true)
        case .failure: TraceSign(name: .kindFailure, color: .bad, line: .dashed, head: .cross, isBack: true)
        case .release: TraceSign(name: .kindRelease, color: .bad, mark: "×")
        }
    }

    /// A Boolean value that indicates whether an event of the kind is a call, whose return follows.
    var isCall: Bool { sign.mark == nil && sign.head == .filled }
}

// MARK: - In cells

nonisolated extension TraceSign {
    var style: TextStyle { TextStyle(foreground: color, bold: isStrong) }

    func tail(isRightward: Bool) -> Character { !isBack ? "●" : isRightward ? "├" : "┤" }

    func headCell(isRightward: Bool) -> Character {
        switch head {
        case .filled: isRightward ? "▶" : "◀"
        case .open: isRightward ? "▷" : "◁"
        case .diamond: "◆"
        case .cross: "╳"
        }
    }

    /// The arrow in two cells, for a legend or between two names.
    func arrow(isRightward: Bool = true) -> String {
        let cells = [line.rawValue, headCell(isRightward: isRightward)]
        return String(isRightward ? cells : cells.reversed())
    }
}

// MARK: - In legends

/// A sign of a legend: how the panel and the pages draw a kind of event, or a reference.
package nonisolated struct StorySign {
    let cells: String
    let style: TextStyle
    private let text: TraceText?

    init(_ kind: TraceEvent.Kind, _ text: TraceText) {
        let sign = kind.sign
        (cells, style, self.text) = (sign.mark ?? sign.arrow(isRightward: !sign.isBack), sign.style, text)
    }

    /// Creates the sign of a strength, which has its name in Swift where it has no other one.
    init(_ strength: ReferenceStrength?, _ text: TraceText? = nil) {
        (cells, style, self.text) = (strength.arrow, TextStyle(strength.tone), text)
    }

    /// The signs of a page in their order.
    package static var all: [StorySign] {
        [
            StorySign(.injection, .storyInjection), StorySign(.message, .storyMessage), StorySign(.call, .storyCall),
            StorySign(.return, .storyReturn), StorySign(.unheard, .storyUnheard), StorySign(.release, .storyRelease),
            StorySign(.strong, .storyStrong), StorySign(.weak, .storyWeak),
        ]
    }

    /// The sign as a piece of a page; see `Canvas.svgStyle(on:)`.
    package var svg: String {
        var canvas = Canvas(size: GridSize(columns: DisplayWidth.of(cells), rows: 1))
        canvas.write(cells, at: GridPoint(column: 0, row: 0), style: style)
        return canvas.svgPiece
    }

    /// Returns the meaning of the sign, in the language of the texts.
    package func meaning(_ texts: Texts) -> String { text.map { texts($0) } ?? "unowned" }
}
