import ScreenKit

/// The lines of a slip of paper, such as a receipt: labels at the left, values at the right.
nonisolated struct Slip: Equatable {
    /// The width of the paper.
    static var columns: Int { 40 }

    /// The lines so far, none of them wider than the paper.
    private(set) var lines: [String] = []

    /// Adds a title in the middle.
    mutating func addTitle(_ title: String) {
        for line in DisplayWidth.wrapped(title, to: Self.columns) {
            lines.append(String(repeating: " ", count: (Self.columns - DisplayWidth.of(line)) / 2) + line)
        }
    }

    mutating func addRule() { lines.append(String(repeating: "─", count: Self.columns)) }

    /// Adds a text, on as many lines as it needs.
    mutating func addText(_ text: String) { lines += DisplayWidth.wrapped(text, to: Self.columns) }

    /// Adds a label with its value, which stands below the label where there is no room for both.
    mutating func add(_ label: String, _ value: String) {
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
