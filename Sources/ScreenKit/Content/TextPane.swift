/// The meaning of a text or a count; a front turns it into a colour and, where colour alone would tell, into a mark.
public nonisolated enum Tone: Sendable {
    /// Nothing in particular.
    case plain
    /// Less important than what surrounds it.
    case quiet
    /// More important than what surrounds it.
    case strong
    /// Good news.
    case good
    /// A warning; a line begins with `! `.
    case warning
    /// Bad news; a line begins with `! `.
    case bad
}

/// A line of text with its tone.
public nonisolated struct Message: Equatable, Sendable {
    /// The text.
    public var text: String
    /// The meaning of the text.
    public var tone: Tone
    /// The parts of the text with a meaning of their own, in their order. A line that is broken into rows is shown without them.
    public var parts: [Part]

    /// A part of a line.
    public struct Part: Equatable, Sendable {
        /// The characters of the part, counted from the beginning of the line.
        public var characters: Range<Int>
        /// The meaning of the part.
        public var tone: Tone

        /// Creates a part. Each parameter is the initial value of the property of its name.
        public init(characters: Range<Int>, tone: Tone) {
            self.characters = characters
            self.tone = tone
        }
    }

    /// Creates a line. Each parameter is the initial value of the property of its name.
    public init(text: String, tone: Tone = .plain, parts: [Part] = []) {
        self.text = text
        self.tone = tone
        self.parts = parts
    }
}

/// Rows that are made one by one when a front asks for them, so that showing ten of 100,000 costs ten.
public nonisolated struct LazyRows<Row: Equatable>: Equatable {
    /// The number of rows.
    public let count: Int
    private let makeRow: (Int) -> Row

    /// Creates rows from their number and a function that returns the row at an index.
    public init(count: Int, makeRow: @escaping (Int) -> Row) {
        self.count = count
        self.makeRow = makeRow
    }

    /// Creates rows from an array of them.
    public init(_ rows: [Row]) {
        self.init(count: rows.count) { rows[$0] }
    }

    /// The row at an index below ``count``.
    public subscript(index: Int) -> Row { makeRow(index) }

    /// Returns whether both have the same rows; makes all of them, and is meant for tests.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    public static func == (left: LazyRows, right: LazyRows) -> Bool {
        left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
    }
}

/// Lines to read.
public nonisolated struct TextPane: Equatable {
    /// The lines.
    public var lines: LazyRows<Message>
    /// A Boolean value that indicates whether long lines are broken rather than cut.
    public var isProse: Bool
    /// A Boolean value that indicates whether the newest line is the last, so that the end stays in view.
    public var followsEnd: Bool
    /// The text to show where there are no lines.
    public var placeholder: String
    /// The title of the lines, or an empty text.
    public var heading: String
    /// A Boolean value that indicates whether line mode says the lines with the whole screen only, because what is new among them is
    /// announced elsewhere.
    public var isAnnouncedElsewhere: Bool

    /// Creates a pane of lines. Each parameter is the initial value of the property of its name.
    public init(
        lines: LazyRows<Message>, isProse: Bool = false, followsEnd: Bool = false, placeholder: String = "",
        heading: String = "", isAnnouncedElsewhere: Bool = false
    ) {
        self.lines = lines
        self.isProse = isProse
        self.followsEnd = followsEnd
        self.placeholder = placeholder
        self.heading = heading
        self.isAnnouncedElsewhere = isAnnouncedElsewhere
    }
}

/// Lines beside the panes of a screen, where the terminal is wide enough. They repeat what can be found elsewhere, so that a
/// narrow terminal lacks nothing.
public nonisolated struct Aside<Event: Equatable>: Equatable {
    /// The title of the lines.
    public var heading: String
    /// The least and the greatest width.
    public var columns: ClosedRange<Int>
    /// The event of a click on each line; empty for lines that are only read.
    public var events: [Event]
    @usableFromInline var makeText: () -> TextPane

    /// Creates lines for a wide terminal.
    ///
    /// - Parameters:
    ///   - heading: The title of the lines.
    ///   - columns: The least and the greatest width.
    ///   - events: The event of a click on each line; none for lines that are only read.
    ///   - makeText: Returns the lines. It is called when the lines are drawn, and not where there is no room for them.
    @inlinable public init(
        heading: String, columns: ClosedRange<Int>, events: [Event] = [], makeText: @escaping () -> TextPane
    ) {
        self.heading = heading
        self.columns = columns
        self.events = events
        self.makeText = makeText
    }

    /// The lines.
    public var text: TextPane { makeText() }

    @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> Aside<Other> {
        Aside<Other>(heading: heading, columns: columns, events: events.map(transform), makeText: makeText)
    }

    /// Returns whether both have the same heading, width, events and lines; makes all lines, and is meant for tests.
    public static func == (left: Aside, right: Aside) -> Bool {
        left.heading == right.heading && left.columns == right.columns && left.events == right.events
            && left.text == right.text
    }
}
