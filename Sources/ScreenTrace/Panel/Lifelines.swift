import ScreenKit
import Terminal

/// The lifelines of a picture with their columns and names: one for each object that takes part in the messages in view.
nonisolated struct Lifelines {
    /// A name above a line, in one of two rows.
    typealias Head = (label: String, column: Int, row: Int)

    /// The names of the objects and the columns of the lines, from left to right.
    private(set) var lines: [(name: String, column: Int)] = []
    private(set) var heads: [Head] = []
    /// The rows of the names: two where they would be cut in one.
    var headRows: Int { (heads.map(\.row).max() ?? 0) + 1 }
    /// The column behind the numbers of the messages.
    private(set) var numberEnd = 0
    /// The column of the mark before the chosen text; the texts begin behind it.
    private(set) var textColumn = 0

    private static let pitches = 7...11
    /// The number of lines for which a picture has room beside its texts.
    private static let usualCount = 6
    /// The columns between the last line and the texts, which a message to no object needs.
    private static let gap = 4
    private static let leastTextColumns = 28

    /// Gives lines to some objects, as many as fit, those with the first names first. Screens stand at the left, because most messages go
    /// from one screen to another, and otherwise the objects are in the order of their first appearance. The texts keep at least a third of
    /// the columns. Where the longest text would be cut, the lines are as near to one another as can be; otherwise the distances depend on the
    /// width alone, so that lines stay where they are, except in a trace that is complete.
    init(of names: [String], in trace: Trace, columns: Int, textColumns: Int = 0, isComplete: Bool = false) {
        numberEnd = 1 + max(3, String(trace.count).count)
        let count = isComplete ? min(max(1, trace.lanes.count), Self.usualCount) : Self.usualCount
        let room = columns - Self.leastTextColumns - Self.gap - 6
        let usual = min(max(Self.pitches.lowerBound, 2 * room / (2 * count - 1)), Self.pitches.upperBound)
        // Before a text is the mark.
        let left = 2 * (columns - numberEnd - 1 - Self.gap - textColumns - 1) / (2 * count - 1)
        let pitch = max(Self.pitches.lowerBound, min(usual, left))
        let first = numberEnd + 1 + pitch / 2
        let text = min(Self.leastTextColumns, columns / 3)
        let limit = max(2, (columns - text - Self.gap - first) / pitch + 1)
        let lanes = trace.lanes(named: Array(names.prefix(limit)))
        let ordered = (lanes.filter(\.isScreen) + lanes.filter { !$0.isScreen }).map(\.name)
        lines = ordered.indices.map { (ordered[$0], first + $0 * pitch) }
        textColumn = first + max(0, ordered.count - 1) * pitch + Self.gap
        heads = Self.heads(of: lines, from: numberEnd + 1, to: textColumn, pitch: pitch)
    }

    /// The column of the line of an object; `nil` where there was no room for it.
    subscript(name: String) -> Int? { lines.first { $0.name == name }?.column }
}

// MARK: - On a page

nonisolated extension Lifelines {
    private static let pagePitch = 8

    /// Creates the lifelines of a page before its first message. A page numbers its rows itself, and is as wide as they need.
    init() {}

    /// Gives lines to the objects of a message that have none, those of released objects first, so that the page does not grow wider with each
    /// screen. Above the message, each of their names has a row.
    mutating func admit(_ names: [String]) {
        heads = []
        for name in names where self[name] == nil {
            var column = Self.pagePitch / 2
            while lines.contains(where: { $0.column == column }) { column += Self.pagePitch }
            lines.append((name, column))
            heads.append((name, max(0, column - DisplayWidth.of(name) / 2 - 1), heads.count))
            textColumn = max(textColumn, column + Self.gap)
        }
    }

    mutating func remove(_ names: [String]) { lines.removeAll { names.contains($0.name) } }
}

// MARK: - Names

nonisolated extension Lifelines {
    /// Returns the names above lines. A name that would be cut takes the room that its neighbours leave; where that is not enough, every other
    /// name stands in a row of its own.
    private static func heads(
        of lines: [(name: String, column: Int)], from start: Int, to end: Int, pitch: Int
    ) -> [Head] {
        let names = lines.map(\.name)
        let short = labels(of: names, columns: pitch - 1)
        func isCut(_ label: String) -> Bool { label.contains("…") }
        let long = zip(short, labels(of: names, columns: 2 * pitch - 1)).map { isCut($0) ? $1 : $0 }
        func place(_ labels: [String], inRows rows: Int) -> [Head]? {
            var heads: [Head] = []
            var ends = Array(repeating: start, count: rows)
            for (index, label) in labels.enumerated() {
                let (row, width, line) = (index % rows, DisplayWidth.of(label), lines[index].column)
                let column = max(ends[row], min(line - width / 2, end - width))
                guard column <= line, column + width > line else { return nil }
                heads.append((label, column, row))
                ends[row] = column + width + 1
            }
            return heads
        }
        if Set(long).count == long.count {
            if let heads = place(long, inRows: 1) ?? place(long, inRows: 2) { return heads }
        }
        return zip(short, lines).map { ($0, $1.column - DisplayWidth.of($0) / 2, 0) }
    }

    /// Returns what stands above the lines of some objects. Where not all names have room, each is shortened to the words in which it differs
    /// from the others: `OrderScreen` and `StockScreen` to `Order` and `Stock`. The number of an object stays, and what stands for one type
    /// stands for no other one, so that a number always tells objects of one type apart.
    static func labels(of names: [String], columns: Int) -> [String] {
        if names.allSatisfy({ DisplayWidth.of($0) <= columns }) { return names }
        let types = Set(names.map(\.withoutNumber))
        var owners = Dictionary(uniqueKeysWithValues: types.map { ($0, $0) })
        return names.map { name in
            let type = name.withoutNumber
            let others = Set(types.subtracting([type]).flatMap(words(of:)))
            let ending = String(name.dropFirst(type.count))
            for (short, ending) in forms(of: type, unlike: others, before: ending, columns: columns) {
                guard [nil, type].contains(owners[short]) else { continue }
                owners[short] = type
                return short + ending
            }
            return DisplayWidth.truncatedInMiddle(name, to: columns)
        }
    }

    /// Returns what can stand for a type before the number of an object, the best first: words, then the beginning of a word, and then pieces of
    /// the whole name.
    private static func forms(
        of type: String, unlike others: Set<String>, before ending: String, columns: Int
    ) -> [(short: String, ending: String)] {
        let words = words(of: type)
        // Most objects of a trace are screens, so that the word tells least.
        let telling = words.count > 1 && words.last == "Screen" ? Array(words.dropLast()) : words
        let differing = telling.filter { !others.contains($0) }
        let chosen = differing.isEmpty ? telling : differing
        let number = String(ending.drop { $0 == "#" })
        let room = columns - number.count
        let whole = [ending, number].flatMap { ending in
            [chosen.joined(), chosen.last ?? "", chosen.first ?? ""]
                .filter { DisplayWidth.of($0 + ending) <= columns }.map { ($0, ending) }
        }
        let cut = [
            DisplayWidth.truncated(chosen.last ?? "", to: room), DisplayWidth.truncated(type, to: room),
            DisplayWidth.truncatedInMiddle(type, to: room),
        ]
        let pieces = type.indices.dropFirst().map { DisplayWidth.truncated("…" + type[$0...], to: room) }
        return whole + (cut + pieces).map { ($0, number) }
    }

    /// Returns the words of a name such as `JuiceBar`: each begins with a capital letter.
    private static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        for (index, character) in characters.enumerated() {
            let isLast = index == characters.count - 1
            let begins = character.isUppercase && !isLast && characters[index + 1].isLowercase
            if words.isEmpty || begins { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }
}
