/// A part of a page of lines, which knows what of it is new.
struct LineSection {
    /// How a section says what has changed.
    enum Kind {
        /// The lines that differ are said again.
        case rows
        /// Only what was added at the end is said: the lines before are as they were.
        case roll
        /// Is said after every input, changed or not.
        case current
    }

    let kind: Kind
    let lines: LazyRows<String>

    /// How many lines of a roll are said when all of the page is.
    private static let rollWindow = 10

    init(_ kind: Kind, _ lines: LazyRows<String>) {
        self.kind = kind
        self.lines = lines
    }

    init(_ kind: Kind, _ lines: [String]) {
        self.init(kind, LazyRows(lines))
    }

    /// All that is worth saying.
    var all: [String] {
        let first = kind == .roll ? max(0, lines.count - Self.rollWindow) : 0
        return (first..<lines.count).map { lines[$0] }
    }

    /// All that is worth saying to somebody who comes back: of a roll, what was not said before.
    func all(since old: LineSection) -> [String] { kind == .roll ? rowsAdded(since: old) : all }

    /// What is new compared to an earlier state of the section.
    func changes(since old: LineSection) -> [String] {
        switch kind {
        case .current: all
        case .roll: rowsAdded(since: old)
        case .rows:
            old.lines.count == lines.count
                ? (0..<lines.count).filter { old.lines[$0] != lines[$0] }.map { lines[$0] } : all
        }
    }

    /// The rows of a roll from the first one that is another than before; rows before the window were said before. None of
    /// the new ones is left out: each may tell somebody that a juice is ready.
    private func rowsAdded(since old: LineSection) -> [String] {
        let window = max(0, min(lines.count, old.lines.count) - Self.rollWindow)
        let same = (window..<lines.count).first { $0 >= old.lines.count || lines[$0] != old.lines[$0] } ?? lines.count
        return (same..<lines.count).map { lines[$0] }
    }
}
