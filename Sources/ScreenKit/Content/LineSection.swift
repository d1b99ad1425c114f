/// A part of a page in line mode: lines, and the way in which they tell their changes.
public struct LineSection {
    /// The way in which a section tells its changes.
    public enum Kind: Sendable {
        /// The lines that differ are said again.
        case rows
        /// Only what was added at the end is said: the lines before are as they were.
        case roll
        /// As a roll, but only the newest line is said with the whole page, and after the message: it may tell what made it possible.
        case calls
        /// The lines are said after every input, changed or not.
        case current
        /// The lines are said with the whole page only; their changes are announced elsewhere.
        case history
        /// The lines are examples of input. While a question is open, they are left out.
        case examples
    }

    let kind: Kind
    let lines: LazyRows<String>

    /// The number of lines of a roll that are said with the whole page.
    private static let rollWindow = 10

    /// Creates a section of a kind. A line is made only when it is said.
    public init(_ kind: Kind, _ lines: LazyRows<String>) {
        self.kind = kind
        self.lines = lines
    }

    /// Creates a section of a kind.
    public init(_ kind: Kind, _ lines: [String]) {
        self.init(kind, LazyRows(lines))
    }

    var all: [String] {
        let window =
            switch kind {
            case .rows, .current, .examples: lines.count
            case .roll, .history: Self.rollWindow
            case .calls: 1
            }
        return (max(0, lines.count - window)..<lines.count).map { lines[$0] }
    }

    /// Returns the lines that are new. With the whole page, as for a return to it, only those of a roll can have been said before.
    func lines(since old: LineSection, withPage: Bool) -> [String] {
        switch kind {
        case .history: []
        case .roll, .calls: rowsAdded(since: old)
        case .current: all
        case .rows, .examples:
            withPage || old.lines.count != lines.count
                ? all : (0..<lines.count).filter { old.lines[$0] != lines[$0] }.map { lines[$0] }
        }
    }

    /// The rows of a roll from the first one that is another than before. None is left out: each may tell that a juice is ready.
    private func rowsAdded(since old: LineSection) -> [String] {
        let window = max(0, min(lines.count, old.lines.count) - Self.rollWindow)
        let same = (window..<lines.count).first { $0 >= old.lines.count || lines[$0] != old.lines[$0] } ?? lines.count
        return (same..<lines.count).map { lines[$0] }
    }
}

extension Message {
    /// The line as it is said in line mode: with a mark before bad news, and without bars, which nobody can listen to.
    public var spoken: String {
        let text = Sparkline.removed(from: text)
        return tone == .bad || tone == .warning ? "! " + text : text
    }
}
