import Terminal

/// Rows to choose from, such as a menu. The first nine have the keys 1 to 9, and a line of input names a row by its number or its label.
/// Where they do not all fit, the page with the focus is in view.
/// ```swift
/// List(Text("Choose a drink.", ko: "음료를 고르세요.")) {
///     for drink in drinks { Row(drink.name, .choose(drink), note: drink.price) }
/// }
/// ```
public struct List<Event>: ContentPart, Changeable {
    private let heading, placeholder: Text
    private let rows: [Row<Event>]
    private var headingTone = Tone.quiet
    private var headingNote: Text = ""
    private var footer: Text = ""
    private var preferredRow: Int?
    private var hasNumbersOnly = false
    private var preview: ((Int) -> any Pane)?
    private var summary: ((Int) -> Text)?
    private var form: ((Texts) -> any ListForm)?

    /// Creates a list. The heading stands above the rows, and the placeholder in their place where there are none.
    public init(_ heading: Text = "", ifEmpty placeholder: Text = "", @Items<Row<Event>> rows: () -> [Row<Event>]) {
        (self.heading, self.placeholder, self.rows) = (heading, placeholder, rows())
    }

    /// Returns the list with another meaning of its heading.
    public func headingTone(_ tone: Tone) -> List { changed { $0.headingTone = tone } }

    /// Returns the list with a note, such as a count, at the other end of the row of its heading.
    public func headingNote(_ note: Text) -> List { changed { $0.headingNote = note } }

    /// Returns the list with a text at the end, such as the place where data is saved.
    func footer(_ footer: Text) -> List { changed { $0.footer = footer } }

    /// Returns the list with a row that has the focus before it was moved; that is the first one otherwise.
    public func preferring(row: Int?) -> List { changed { $0.preferredRow = row } }

    /// Returns the list as one of which a line of input chooses a row by its number alone, because its name means something else.
    public func namedByNumbers() -> List { changed { $0.hasNumbersOnly = true } }

    /// Returns the list with a pane beside it in a wide window: that for the index of the row with the focus. It is only drawn.
    public func preview(_ pane: @escaping (Int) -> any Pane) -> List { changed { $0.preview = pane } }

    /// Returns the list with a text below it where no preview has room: that for the index of the row with the focus.
    public func summary(_ text: @escaping (Int) -> Text) -> List { changed { $0.summary = text } }

    /// Returns the list in a form of its own, such as cards, where there is room for that.
    public func form(_ form: @escaping (Texts) -> any ListForm) -> List { changed { $0.form = form } }

    /// The list as a part of a screen.
    public var content: Content<Event> {
        guard rows.isEmpty || rows.contains(where: { $0.control.event != nil }) else {
            return Content { page, texts in
                let lines = rows.map { Message(text: texts($0.control.label)) }
                page.append(TextPane(lines: LazyRows(lines), heading: texts(heading), headingTone: .quiet))
            }
        }
        return Content.part { texts in
            var controls = rows.indices.map { rows[$0].control(at: $0) }
            if let preferredRow, controls.indices.contains(preferredRow) { controls[preferredRow].isFirst = true }
            if hasNumbersOnly { for index in controls.indices { controls[index].lineNames = .number } }
            return ListPane(
                controls: Controls(controls + rows.flatMap(\.buttons)),
                list: ListFace(
                    heading: texts(heading), headingTone: headingTone, headingNote: texts(headingNote),
                    rows: zip(rows, controls).map { $0.face($1, texts) }, placeholder: texts(placeholder),
                    footer: texts(footer), preview: preview, summary: summary.map { summary in { texts(summary($0)) } }),
                form: form?(texts))
        }
    }
}

/// A row of a ``List``: what can be chosen on it, and what is said about that.
/// ```swift
/// Row(Text("Coffee", ko: "커피"), .choose(.coffee), note: "₩1,500").enabled(isOpen)
/// ```
public struct Row<Event>: Changeable {
    fileprivate private(set) var control: Control<Event>
    private let detail, note: Text
    private let tone: Tone
    private var labelTone = Tone.plain
    private var shortNotes: [Text] = []
    private var isMarked: Bool?
    private var hasOwnKeys = false
    private var spokenName: Text = ""
    private var cells: [ListCell] = []
    /// Small buttons behind the text of the row, for the mouse.
    fileprivate private(set) var buttons: [Control<Event>] = []

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - label: The label, which comes first.
    ///   - event: The event that follows when the row is chosen.
    ///   - detail: What stands behind the label.
    ///   - note: What stands at the end of the row.
    ///   - tone: The meaning of the note.
    ///   - words: The words that a line of input may use besides the label.
    public init(
        _ label: Text, _ event: Event, detail: Text = "", note: Text = "", tone: Tone = .plain, words: Text...
    ) {
        control = Control(label, event, words: words, isFocusable: true, lineNames: [.number, .label])
        (self.detail, self.note, self.tone) = (detail, note, tone)
    }

    /// Creates a row that is only read, in a list of such rows.
    public init(_ label: Text) {
        (control, detail, note, tone) = (Control(label, nil), "", "", .plain)
    }

    /// Returns the row with other keys than the one of its number.
    public func keys(_ keys: Key...) -> Row { changed { ($0.control.keys, $0.hasOwnKeys) = (keys, true) } }

    /// Returns the row with other words that a line of input may use besides the label.
    public func words(_ words: [Text]) -> Row { changed { $0.control.words = words } }

    /// Returns the row as one that can be chosen only if a condition holds. Elsewhere it is dim.
    public func enabled(_ isEnabled: Bool) -> Row { changed { $0.control.isEnabled = isEnabled } }

    /// Returns the row with another meaning of its label and its detail.
    public func labelTone(_ tone: Tone) -> Row { changed { $0.labelTone = tone } }

    /// Returns the row with notes for where there is no room for the whole one, from the longest to the shortest.
    public func shortNotes(_ notes: [Text]) -> Row { changed { $0.shortNotes = notes } }

    /// Returns the row with a ✓ before its label or without one, in the place of the note, which line mode says.
    public func marked(_ isMarked: Bool) -> Row { changed { $0.isMarked = isMarked } }

    /// Returns the row with the word by which a line of input chooses it, which line mode says where the label does not.
    public func spoken(as name: Text) -> Row { changed { $0.spokenName = name } }

    /// Returns the row with columns, in a list that is a table. They take the place of the label, the detail and the note, which line mode
    /// says.
    public func cells(_ cells: ListCell...) -> Row { changed { $0.cells = cells } }

    /// Returns the row with something else that can be done with it: by keys while it has the focus, and by a small button with a sign, if
    /// there is one.
    public func action(
        _ label: Text, _ event: Event, keys: Key..., sign: Text? = nil, isEnabled: Bool = true
    ) -> Row {
        changed { row in
            if !keys.isEmpty { row.control.bindings.append(Control(label, event, keys: keys)) }
            if let sign { row.buttons.append(Control(sign, event, isEnabled: isEnabled)) }
        }
    }

    fileprivate func control(at index: Int) -> Control<Event> {
        var control = control
        if !hasOwnKeys { control.keys = .number(index) }
        return control
    }

    fileprivate func face(_ control: Control<Event>, _ texts: Texts) -> ListFace.Row {
        ListFace.Row(
            label: texts(control.label), key: control.keys.first, isEnabled: control.isEnabled, detail: texts(detail),
            note: texts(note), shortNotes: shortNotes.map { texts($0) }, tone: tone, labelTone: labelTone,
            buttons: buttons.map { texts($0.label) }, spokenName: texts(spokenName), isMarked: isMarked,
            cells: cells.map { $0.shown(texts) })
    }
}

extension Row: ExpressibleByStringInterpolation {
    /// Creates a row that is only read.
    public init(stringLiteral string: String) { self.init(Text(string)) }

    /// Creates a row that is only read, from the parts of its text.
    public init(stringInterpolation parts: Text.StringInterpolation) { self.init(Text(stringInterpolation: parts)) }
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

// MARK: - Drawing

/// A form in which a list is drawn where there is room for it, such as cards. Elsewhere it is a list, and it is always said as one.
public protocol ListForm {
    /// The keys that move the focus among the rows.
    var focusKeys: [Key] { get }

    /// Returns the size of the form in a room of a page, and what draws it; `nil` where the rows of the list are drawn. Each row is a control with
    /// its index; behind them come the buttons of all rows.
    func place(_ list: ListFace, in room: GridSize, of page: GridSize) -> (
        size: PaneSize, draw: (inout PagePart) -> Void
    )?
}

extension ListForm {
    /// The arrow keys and Tab.
    public var focusKeys: [Key] { [.up, .down, .left, .right, .tab] }
}

struct ListPane<Event>: Pane {
    let controls: Controls<Event>
    let list: ListFace
    let form: (any ListForm)?

    var focusKeys: [Key] { form?.focusKeys ?? [.up, .down, .tab] }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        form?.place(list, in: room, of: page)?.size ?? list.size(in: room, of: page)
    }

    func draw(on part: inout PagePart) {
        guard let form = form?.place(list, in: part.size, of: part.page) else { return list.draw(on: &part) }
        form.draw(&part)
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { list.lines(firstNumber: firstNumber) }
}
