import Terminal

/// The lines of a slip of paper, such as a receipt: labels at the left, values at the right.
package struct Slip: Equatable {
    /// The width of the paper.
    package static var columns: Int { 40 }

    /// The lines so far, none of them wider than the paper.
    package private(set) var lines: [String] = []

    /// Creates an empty slip.
    package init() {}

    /// Adds a title in the middle.
    package mutating func addTitle(_ title: String) {
        for line in DisplayWidth.wrapped(title, to: Self.columns) {
            lines.append(String(repeating: " ", count: (Self.columns - DisplayWidth.of(line)) / 2) + line)
        }
    }

    /// Adds a line across the paper.
    package mutating func addRule() { lines.append(String(repeating: "─", count: Self.columns)) }

    /// Adds a text, on as many lines as it needs.
    package mutating func addText(_ text: String) { lines += DisplayWidth.wrapped(text, to: Self.columns) }

    /// Adds a label with its value, which stands below the label where there is no room for both.
    package mutating func add(_ label: String, _ value: String) {
        var label = DisplayWidth.wrapped(label, to: Self.columns)
        let room = Self.columns - DisplayWidth.of(value)
        let last = label.last ?? ""
        if value.isEmpty {
            lines += label
        } else if DisplayWidth.of(last) < room {
            if !label.isEmpty { label.removeLast() }
            lines += label + [DisplayWidth.padded(last, to: room) + value]
        } else {
            lines += label + [String(repeating: " ", count: max(0, room)) + value]
        }
    }
}

/// Counts as small bars in one line of text, such as `▁▃█`.
package enum Sparkline {
    private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// Returns a text without its bars and the space behind them, for a person who listens to the lines.
    static func removed(from text: String) -> String {
        guard text.contains(where: bars.contains) else { return text }
        var rest = ""
        var isBehindBars = false
        for character in text {
            if bars.contains(character) {
                isBehindBars = true
            } else if isBehindBars, character == " " {
                isBehindBars = false
            } else {
                rest.append(character)
            }
        }
        return rest
    }

    /// Returns a bar for each count; the greatest one has the tallest, and counts below 1 have the smallest.
    package static func text(_ counts: some Collection<Int>) -> String {
        let greatest = max(1, counts.max() ?? 1)
        return String(
            counts.map { count in
                let eighths = (Double(max(0, count)) / Double(greatest) * Double(bars.count)).rounded(.up)
                return bars[min(max(0, Int(eighths) - 1), bars.count - 1)]
            })
    }
}
