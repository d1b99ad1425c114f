import Terminal

/// Rows to choose from, such as a menu. Where they do not all fit, the page with the focus is in view.
/// ```swift
/// ListPane(heading: "Choose a drink.", rows: drinks.enumerated().map { index, drink in
///     ListPane.Row(control: Control(label: drink.name, event: Event.choose(index), keys: .number(index)), note: drink.price)
/// })
/// ```
public struct ListPane<Event>: Pane {
    /// One row: what can be chosen on it, and what is said about that.
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
        /// Small buttons behind the text of the row, for the mouse; their keys belong to ``bindings``.
        public var buttons: [Control<Event>]
        /// Keys that work while the row has the focus.
        public var bindings: [Control<Event>]
        /// The word by which a line of input chooses the row, for line mode alone; an empty text where the label says it.
        public var spokenName: String
        /// A Boolean value that indicates whether a ✓ stands before the label, in the place of the note, which line mode says; `nil` in a
        /// list without such signs.
        public var isMarked: Bool?
        /// The columns of the row in a list that is a table. They take the place of the label, the detail and the note, which line mode says.
        public var cells: [ListCell]

        /// Creates a row. Only the control is needed: the other parts of the row are left out.
        public init(
            control: Control<Event>, detail: String = "", note: String = "", shortNotes: [String] = [],
            tone: Tone = .plain, labelTone: Tone = .plain, buttons: [Control<Event>] = [],
            bindings: [Control<Event>] = [], spokenName: String = "", isMarked: Bool? = nil, cells: [ListCell] = []
        ) {
            (self.control, self.buttons, self.bindings) = (control, buttons, bindings)
            (self.detail, self.note, self.shortNotes, self.tone) = (detail, note, shortNotes, tone)
            (self.labelTone, self.spokenName, self.isMarked, self.cells) = (labelTone, spokenName, isMarked, cells)
        }

        /// The row without its events.
        fileprivate var drawn: ListPane<Int>.Row {
            ListPane<Int>.Row(
                control: control.mapEvent { _ in 0 }, detail: detail, note: note, shortNotes: shortNotes, tone: tone,
                labelTone: labelTone, buttons: buttons.map { $0.mapEvent { _ in 0 } }, spokenName: spokenName,
                isMarked: isMarked, cells: cells)
        }
    }

    /// The rows.
    public let rows: [Row]
    /// The rows, and behind them the buttons of all rows.
    public let controls: PaneControls<Event>
    let face: ListFace

    /// Creates a list. Its parts are left out unless they are given; the placeholder is shown where there are no rows.
    ///
    /// The preferred row has the focus before it was moved. The width of the notes is that of the longest one, unless they come and go and
    /// nothing may move. If rows have numbers only, a line of input does not choose one by its name, because that means something else to the
    /// screen. The note of the heading, such as a count, stands at the other end of its row. In a wide window, the function for the preview
    /// returns what is shown beside the list of the row that has the focus; this pane is only drawn. In a narrower one, the summary of that row
    /// is shown below the list.
    public init(
        heading: String = "", headingTone: Tone = .quiet, headingNote: String = "", rows: [Row],
        placeholder: String = "", footer: String = "", preferredRow: Int? = nil, noteColumns: Extent? = nil,
        hasNumbersOnly: Bool = false, preview: ((Int) -> any Pane)? = nil, summary: ((Int) -> String)? = nil
    ) {
        self.rows = rows
        controls = PaneControls(
            rows.enumerated().map { index, row in
                PaneControl(
                    row.control, isFocusable: true, isFirst: index == preferredRow,
                    lineNames: hasNumbersOnly ? .number : [.number, .label], bindings: row.bindings)
            } + rows.flatMap { $0.buttons.map { PaneControl($0) } })
        face = ListFace(
            heading: heading, headingTone: headingTone, headingNote: headingNote, rows: rows.map(\.drawn),
            placeholder: placeholder, footer: footer, noteColumns: noteColumns, preview: preview, summary: summary)
    }

    /// Returns the size that the pane needs.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize { face.size(in: room, of: page) }

    /// Draws the pane.
    public func draw(on part: inout PagePart) { face.draw(on: &part) }

    /// Returns what the pane says in line mode.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { face.lines(firstNumber: firstNumber) }
}

/// A text in a column of a list that is a table.
public struct ListCell: Equatable, Sendable {
    /// The text. Only that of the first column is cut.
    public var text: Text
    /// The least width of the column, so that it is not another one for each list.
    public var columns: Int
    /// The side at which the texts of the column stand.
    public var alignment: DisplayWidth.Alignment
    /// A Boolean value that indicates whether the text only says something about the row. Where there is no room, such columns at the end are
    /// left out.
    public var isQuiet: Bool

    /// Creates a text of a column.
    public init(
        _ text: Text, columns: Int = 0, alignment: DisplayWidth.Alignment = .leading, isQuiet: Bool = false
    ) {
        (self.text, self.columns, self.alignment, self.isQuiet) = (text, columns, alignment, isQuiet)
    }

    /// Returns the cell with its text in one language.
    func shown(_ texts: Texts) -> ListCell {
        var cell = self
        cell.text = Text(texts(text))
        return cell
    }

    /// The text of a cell that is shown, which has only one language.
    var shownText: String { text.string(in: .english) }
}
