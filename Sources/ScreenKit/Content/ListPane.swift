/// Rows to choose from.
public nonisolated struct ListPane<Event: Equatable>: Equatable {
    /// One row.
    public struct Row: Equatable {
        /// The label, which comes first, and the event.
        public var control: Control<Event>
        /// The text behind the label.
        public var detail: String
        /// The text at the end of the row.
        public var note: String
        /// The notes where there is no room for the whole one, from the longest to the shortest.
        public var shortNotes: [String]
        /// The meaning of the note.
        public var tone: Tone
        /// The meaning of the label and the detail.
        public var labelTone: Tone
        /// Small buttons at the end of the row, for the mouse; their keys belong to ``bindings``.
        public var buttons: [Control<Event>]
        /// Keys that work while the row has the focus.
        public var bindings: [Binding<Event>]

        /// Creates a row. Each parameter is the initial value of the property of its name.
        @inlinable public init(
            control: Control<Event>, detail: String = "", note: String = "", shortNotes: [String] = [],
            tone: Tone = .plain, labelTone: Tone = .plain, buttons: [Control<Event>] = [],
            bindings: [Binding<Event>] = []
        ) {
            self.control = control
            self.detail = detail
            self.note = note
            self.shortNotes = shortNotes
            self.tone = tone
            self.labelTone = labelTone
            self.buttons = buttons
            self.bindings = bindings
        }

        @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> ListPane<Other>.Row {
            ListPane<Other>.Row(
                control: control.mapEvent(transform), detail: detail, note: note, shortNotes: shortNotes, tone: tone,
                labelTone: labelTone, buttons: buttons.map { $0.mapEvent(transform) },
                bindings: bindings.map { $0.mapEvent(transform) })
        }
    }

    /// The title of the rows, or an empty text.
    public var heading: String
    /// The meaning of the heading.
    public var headingTone: Tone
    /// The rows.
    public var rows: [Row]
    /// The text to show where there are no rows.
    public var placeholder: String
    /// A quiet text below the rows; where it is too long, its middle is left out.
    public var footer: String
    /// The index of the row that has the focus before it was moved.
    public var preferredRow: Int
    /// A Boolean value that indicates whether a line of input chooses a row by its number alone, because the name of the row as a
    /// line means something else to the screen.
    public var hasNumbersOnly: Bool

    /// Creates a list. Each parameter is the initial value of the property of its name.
    @inlinable public init(
        heading: String = "", headingTone: Tone = .quiet, rows: [Row], placeholder: String = "", footer: String = "",
        preferredRow: Int = 0, hasNumbersOnly: Bool = false
    ) {
        self.heading = heading
        self.headingTone = headingTone
        self.rows = rows
        self.placeholder = placeholder
        self.footer = footer
        self.preferredRow = preferredRow
        self.hasNumbersOnly = hasNumbersOnly
    }

    @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> ListPane<Other> {
        ListPane<Other>(
            heading: heading, headingTone: headingTone, rows: rows.map { $0.mapEvents(transform) },
            placeholder: placeholder, footer: footer, preferredRow: preferredRow, hasNumbersOnly: hasNumbersOnly)
    }
}
