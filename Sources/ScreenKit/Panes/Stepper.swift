import Terminal

/// A count to change: by its buttons, by ← and →, by typing its digits, or by a line of input such as `hours 3` and `hours +1`.
/// ```swift
/// Stepper(Text("Hours", ko: "시간"), hours, in: 1...8, unit: Text(" h", ko: "시간")) { .hours($0) }
/// ```
public struct Stepper<Event>: ContentPart {
    private let label, unit: Text
    private let entry: NumberEntry<Event>
    private let words: [Text]

    /// Creates a stepper.
    ///
    /// - Parameters:
    ///   - label: The thing that is counted. A line of input begins with it, or with one of the words.
    ///   - count: The present count.
    ///   - bounds: The counts that can be chosen.
    ///   - unit: What stands behind the count, with its blank.
    ///   - words: The words with which a line of input may begin instead of the label.
    ///   - event: Returns the event of another count, which is within the bounds.
    public init(
        _ label: Text, _ count: Int, in bounds: ClosedRange<Int>, unit: Text = "", words: Text...,
        event: @escaping (Int) -> Event
    ) {
        (self.label, self.unit, self.words) = (label, unit, words)
        entry = NumberEntry(count: count, bounds: bounds, event: event)
    }

    /// The stepper as a part of a screen.
    public var content: Content<Event> {
        Content.part { texts in
            let (label, value) = (texts(label), "\(entry.count)\(texts(unit))")
            let widest = String(entry.bounds.upperBound).utf8.count - String(entry.count).utf8.count
            let valueColumns = DisplayWidth.of(value) + max(0, widest)
            return FormRow(
                controls: controls, labelColumns: DisplayWidth.of(label) + 1,
                columns: { Extent(least: $0 + valueColumns + 11) },
                line: { _ in "\(label): \(value) (\(entry.bounds.lowerBound)–\(entry.bounds.upperBound))" },
                draw: { part, labelColumns in
                    var row = GridRect(part.size).row(0)
                    // The mark stands in the margin, so that the labels of a form begin at one column.
                    part.place(
                        0, in: row.withColumns(DisplayWidth.of(label)), mark: row.origin.offset(columns: -1))
                    part.write(label, in: row.cut(.left, labelColumns), .leading, style: .title)
                    part.drawButton(1, at: row.cut(.left, 4).origin)
                    part.write(value, in: row.cut(.left, valueColumns), .trailing, style: .number)
                    row.cut(.left, 1)
                    part.drawButton(2, at: row.origin)
                })
        }
    }

    private var controls: Controls<Event> {
        var count = Control(
            label, nil, words: words, isFocusable: true, lineNames: .label,
            bindings: [entry.step(by: -1, [.left]), entry.step(by: 1, [.right])])
        count.entry = entry
        return [count, entry.step(by: -1), entry.step(by: 1)]
    }
}
