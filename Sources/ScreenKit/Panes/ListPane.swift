import Terminal

/// Rows to choose from, such as a menu. Where they do not all fit, the page with the focus is in view.
/// ```swift
/// ListPane(heading: "Choose a drink.", rows: drinks.enumerated().map { index, drink in
///     ListPane.Row(control: Control(label: drink.name, event: Event.choose(index), keys: .number(index)), note: drink.price)
/// })
/// ```
public struct ListPane<Event: Equatable>: Pane {
    /// One row.
    public struct Row {
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
        public var bindings: [Control<Event>]

        /// Creates a row. Only the control is needed: the other parts of the row are left out.
        @inlinable public init(
            control: Control<Event>, detail: String = "", note: String = "", shortNotes: [String] = [],
            tone: Tone = .plain, labelTone: Tone = .plain, buttons: [Control<Event>] = [],
            bindings: [Control<Event>] = []
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
    }

    /// The title of the rows, or an empty text.
    public let heading: String
    /// The rows.
    public let rows: [Row]
    /// The text to show where there are no rows.
    public let placeholder: String
    /// A quiet text below the rows; where it is too long, its middle is left out.
    public let footer: String
    /// The rows, and behind them the buttons of all rows.
    public let controls: PaneControls<Event>
    @usableFromInline let face: ListFace

    /// Creates a list. Its parts are left out unless they are given.
    ///
    /// - Parameters:
    ///   - heading: The title of the rows.
    ///   - headingTone: The meaning of the heading.
    ///   - rows: The rows.
    ///   - placeholder: The text to show where there are no rows.
    ///   - footer: A quiet text below the rows.
    ///   - preferredRow: The index of the row that has the focus before it was moved; `nil` for none in particular.
    ///   - noteColumns: The width of the notes, where they come and go and nothing may move; `nil` for that of the longest one.
    ///   - hasNumbersOnly: Whether a line of input chooses a row by its number alone, because the name of the row as a line means
    ///     something else to the screen.
    @inlinable public init(
        heading: String = "", headingTone: Tone = .quiet, rows: [Row], placeholder: String = "", footer: String = "",
        preferredRow: Int? = nil, noteColumns: Extent? = nil, hasNumbersOnly: Bool = false
    ) {
        var faces: [ListFace.Row] = []
        var controls: [PaneControl<Event>] = []
        var buttons: [PaneControl<Event>] = []
        faces.reserveCapacity(rows.count)
        controls.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() {
            let firstButton = rows.count + buttons.count
            faces.append(
                ListFace.Row(
                    label: row.control.label, key: row.control.keys.first, detail: row.detail, note: row.note,
                    shortNotes: row.shortNotes, tone: row.tone,
                    labelTone: row.labelTone, buttons: firstButton..<(firstButton + row.buttons.count),
                    buttonLabels: row.buttons.map(\.label)))
            controls.append(
                PaneControl(
                    row.control, isFocusable: true, isFirst: index == preferredRow,
                    lineNames: hasNumbersOnly ? .number : [.number, .label], bindings: row.bindings))
            for button in row.buttons { buttons.append(PaneControl(button)) }
        }
        self.heading = heading
        self.rows = rows
        self.placeholder = placeholder
        self.footer = footer
        self.controls = PaneControls(controls + buttons)
        face = ListFace(
            heading: heading, headingTone: headingTone, rows: faces, placeholder: placeholder, footer: footer,
            noteColumns: noteColumns)
    }

    /// Returns the size that the pane needs.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize { face.size(in: room, of: page) }

    /// Draws the pane.
    public func draw(on part: inout PagePart) { face.draw(on: &part) }

    /// Returns what the pane says in line mode.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { face.lines(firstNumber: firstNumber) }
}
