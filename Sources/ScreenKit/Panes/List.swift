/// Rows to choose from, such as a menu. The first nine have the keys 1 to 9, and a line of input names a row by its number or its label.
/// Where they do not all fit, the page with the focus is in view.
/// ```swift
/// List(Text("Choose a drink.", ko: "음료를 고르세요.")) {
///     for drink in drinks { Row(drink.name, .choose(drink), note: drink.price) }
/// }
/// ```
public struct List<Event>: ContentPart {
    private let heading, placeholder: Text
    private let rows: [Row<Event>]
    private var headingNote: Text = ""
    private var preferredRow: Int?
    private var preview: ((Int) -> any Pane)?
    private var summary: ((Int) -> Text)?

    /// Creates a list. The heading stands above the rows, and the placeholder in their place where there are none.
    public init(_ heading: Text = "", ifEmpty placeholder: Text = "", @Items<Row<Event>> rows: () -> [Row<Event>]) {
        (self.heading, self.placeholder, self.rows) = (heading, placeholder, rows())
    }

    /// Returns the list with a note, such as a count, at the other end of the row of its heading.
    public func headingNote(_ note: Text) -> List { changed { $0.headingNote = note } }

    /// Returns the list with a row that has the focus before it was moved; that is the first one otherwise.
    public func preferring(row: Int?) -> List { changed { $0.preferredRow = row } }

    /// Returns the list with a pane beside it in a wide window: that for the index of the row with the focus. It is only drawn.
    public func preview(_ pane: @escaping (Int) -> any Pane) -> List { changed { $0.preview = pane } }

    /// Returns the list with a text below it where no preview has room: that for the index of the row with the focus.
    public func summary(_ text: @escaping (Int) -> Text) -> List { changed { $0.summary = text } }

    private func changed(_ change: (inout List) -> Void) -> List {
        var list = self
        change(&list)
        return list
    }

    /// The list as a part of a screen.
    public var content: Content<Event> {
        guard rows.isEmpty || rows.contains(where: { $0.event != nil }) else {
            return Content { page, texts in
                let lines = rows.map { Message(text: texts($0.label)) }
                page.append(TextPane(lines: LazyRows(lines), heading: texts(heading), headingTone: .quiet))
            }
        }
        return .pane { texts in
            ListPane(
                heading: texts(heading), headingNote: texts(headingNote),
                rows: rows.enumerated().compactMap { $1.listed(at: $0, texts) },
                placeholder: texts(placeholder), preferredRow: preferredRow, preview: preview,
                summary: summary.map { summary in { texts(summary($0)) } })
        }
    }
}

/// A row of a ``List``: what can be chosen on it, and what is said about that.
/// ```swift
/// Row(Text("Coffee", ko: "커피"), .choose(.coffee), note: "₩1,500").enabled(isOpen)
/// ```
public struct Row<Event> {
    fileprivate let label: Text
    fileprivate let event: Event?
    private let detail, note: Text
    private let tone: Tone
    private let words: [Text]
    private var isMarked: Bool?
    private var keys: [Key]?
    private var isEnabled = true
    private var spokenName: Text = ""
    private var cells: [ListCell] = []
    private var buttons: [(sign: String, event: Event)] = []
    private var bindings: [(label: Text, event: Event, keys: [Key])] = []

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
        (self.label, self.event, self.detail, self.note) = (label, event, detail, note)
        (self.tone, self.words) = (tone, words)
    }

    /// Creates a row that is only read, in a list of such rows.
    public init(_ label: Text) {
        (self.label, event, detail, note, tone, words) = (label, nil, "", "", .plain, [])
    }

    /// Returns the row with other keys than the one of its number.
    public func keys(_ keys: Key...) -> Row { changed { $0.keys = keys } }

    /// Returns the row as one that can be chosen only if a condition holds. Elsewhere it is dim.
    public func enabled(_ isEnabled: Bool) -> Row { changed { $0.isEnabled = isEnabled } }

    /// Returns the row with a ✓ before its label or without one, in the place of the note, which line mode says.
    public func marked(_ isMarked: Bool) -> Row { changed { $0.isMarked = isMarked } }

    /// Returns the row with the word by which a line of input chooses it, which line mode says where the label does not.
    public func spoken(as name: Text) -> Row { changed { $0.spokenName = name } }

    /// Returns the row with columns, in a list that is a table. They take the place of the label, the detail and the note, which line mode
    /// says.
    public func cells(_ cells: ListCell...) -> Row { changed { $0.cells = cells } }

    /// Returns the row with something else that can be done with it: by keys while it has the focus, and by a small button with a sign, if
    /// there is one.
    public func action(_ label: Text, _ event: Event, keys: Key..., sign: String? = nil) -> Row {
        changed { row in
            row.bindings.append((label, event, keys))
            if let sign { row.buttons.append((sign, event)) }
        }
    }

    private func changed(_ change: (inout Row) -> Void) -> Row {
        var row = self
        change(&row)
        return row
    }

    fileprivate func listed(at index: Int, _ texts: Texts) -> ListPane<Event>.Row? {
        event.map { event in
            ListPane.Row(
                control: Control(
                    label: texts(label), event: event, keys: keys ?? .number(index), words: words.map { texts($0) },
                    isEnabled: isEnabled),
                detail: texts(detail), note: texts(note), tone: tone,
                buttons: buttons.map { Control(label: $0.sign, event: $0.event) },
                bindings: bindings.map { Control(label: texts($0.label), event: $0.event, keys: $0.keys) },
                spokenName: texts(spokenName), isMarked: isMarked, cells: cells.map { $0.shown(texts) })
        }
    }
}

extension Row: ExpressibleByStringInterpolation {
    /// Creates a row that is only read.
    public init(stringLiteral string: String) { self.init(Text(string)) }

    /// Creates a row that is only read, from the parts of its text.
    public init(stringInterpolation parts: Text.StringInterpolation) { self.init(Text(stringInterpolation: parts)) }
}
