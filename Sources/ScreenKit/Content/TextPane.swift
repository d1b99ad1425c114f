/// The meaning of a text or a count; a front turns it into a colour and, where colour alone would tell, into a mark.
package nonisolated enum Tone: Sendable {
    /// Nothing in particular.
    case plain
    /// Less important than what surrounds it.
    case quiet
    /// More important than what surrounds it.
    case strong
    /// Good news.
    case good
    /// A warning.
    case warning
    /// Bad news.
    case bad
}

/// A line of text with its tone.
package nonisolated struct Message: Equatable, Sendable {
    /// The text.
    package var text: String
    /// The meaning of the text.
    package var tone: Tone

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - tone: The meaning of the text.
    package init(text: String, tone: Tone = .plain) {
        self.text = text
        self.tone = tone
    }
}

/// Rows that are made one by one when a front asks for them, so that showing ten of 100,000 costs ten.
package struct LazyRows<Row: Equatable>: Equatable {
    /// The number of rows.
    package let count: Int
    private let makeRow: (Int) -> Row

    /// Creates rows from a function.
    ///
    /// - Parameters:
    ///   - count: The number of rows.
    ///   - makeRow: Returns the row at an index below `count`.
    package init(count: Int, makeRow: @escaping (Int) -> Row) {
        self.count = count
        self.makeRow = makeRow
    }

    /// Creates rows from an array of them.
    ///
    /// - Parameter rows: The rows.
    package init(_ rows: [Row]) {
        self.init(count: rows.count) { rows[$0] }
    }

    /// The row at an index below ``count``.
    package subscript(index: Int) -> Row { makeRow(index) }

    /// Returns whether both have the same rows; makes all of them, and is meant for tests.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    package static func == (left: LazyRows, right: LazyRows) -> Bool {
        left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
    }
}

/// Lines to read.
package struct TextPane: Equatable {
    /// The lines.
    package var lines: LazyRows<Message>
    /// A Boolean value that indicates whether long lines are broken rather than cut.
    package var isProse: Bool
    /// A Boolean value that indicates whether the newest line is the last, so that the end stays in view.
    package var followsEnd: Bool
    /// The text to show where there are no lines.
    package var placeholder: String

    /// Creates a pane of lines.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - isProse: Whether long lines are broken rather than cut.
    ///   - followsEnd: Whether the newest line is the last, so that the end stays in view.
    ///   - placeholder: The text to show where there are no lines.
    package init(
        lines: LazyRows<Message>, isProse: Bool = false, followsEnd: Bool = false, placeholder: String = ""
    ) {
        self.lines = lines
        self.isProse = isProse
        self.followsEnd = followsEnd
        self.placeholder = placeholder
    }
}
