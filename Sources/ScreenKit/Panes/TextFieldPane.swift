import Terminal

/// The pane of a ``Field``.
struct TextFieldPane<Event>: Pane {
    let controls: PaneControls<Event>
    private let label: String
    private let field: TextField
    private let placeholder: String
    private let leastLabelColumns: Int

    /// Creates a field. Labels of fields below each other are as wide as the widest of them. The placeholder is shown while the field is empty; a line of input may begin with one of the words instead of the
    /// label. If the field is first, it has the focus before it was moved. Enter causes the submission, and without one it moves the caret to
    /// the end; a field that goes on gives the focus to the next element then. Where the field has the key of the help, a question mark is no
    /// text, as in a search or a number.
    init(
        _ label: String, _ field: TextField, labelColumns: Int = 0, placeholder: String = "", words: [String] = [],
        isFirst: Bool = false, hasHelpKey: Bool = false, submission: Event? = nil, goesOn: Bool = false,
        edit: @escaping (TextField.Edit) -> Event
    ) {
        controls = [
            PaneControl(
                Control(label: label, event: submission ?? edit(.move(.end, isSelecting: false)), words: words),
                isFocusable: true, isFirst: isFirst, lineNames: .label, goesOn: goesOn, hasHelpKey: hasHelpKey,
                edit: edit)
        ]
        (self.label, self.field, self.placeholder, leastLabelColumns) = (label, field, placeholder, labelColumns)
    }

    private static var leastColumns: Int { 12 }
    private static var mostColumns: Int { 72 }

    private var labelColumns: Int { label.isEmpty ? 0 : max(leastLabelColumns, DisplayWidth.of(label)) + 2 }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, [label + ": " + (field.text.isEmpty ? placeholder : field.text)])]
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(
            columns: Extent(
                least: labelColumns + Self.leastColumns, ideal: labelColumns + field.limit + 1,
                most: max(Self.mostColumns, labelColumns + Self.leastColumns)), rows: .exactly(1))
    }

    /// Draws the label and the text around the caret, in the last row of a higher room. The terminal's own cursor stands there: an input method shows what it composes.
    func draw(on part: inout PagePart) {
        let row = GridRect(part.size).row(part.size.rows - 1)
        let room = row.inset(left: labelColumns)
        part.write(label, at: row.origin, style: .quiet)
        guard room.size.columns > 1 else { return }
        let characters = Array(field.text)
        // The caret needs a column behind the last character.
        var first = 0
        while DisplayWidth.of(String(characters[first..<field.caret])) > room.size.columns - 1 { first += 1 }
        let underlined = TextStyle(underline: true)
        part.fill(room, with: Cell(" ", style: underlined))
        part.write(String(characters[first...]), at: room.origin, style: underlined, limit: room.size.columns)
        if characters.isEmpty {
            var quiet = TextStyle.quiet
            quiet.underline = true
            part.write(placeholder, row: room.minRow, in: room, style: quiet)
        }
        let selection = field.selection.clamped(to: first..<max(first, characters.count))
        if !selection.isEmpty {
            part.write(
                String(characters[selection]), at: point(of: selection.lowerBound, from: first, characters, room),
                style: TextStyle(reverse: true))
        }
        part.place(0, in: row, cursor: point(of: field.caret, from: first, characters, room))
    }

    private func point(of index: Int, from first: Int, _ characters: [Character], _ room: GridRect) -> GridPoint {
        room.origin.offset(columns: DisplayWidth.of(String(characters[first..<max(first, index)])))
    }
}

extension TextField.Refusal: TextConvertible {
    /// The reason in words.
    public var text: Text {
        switch self {
        case .tooLong(let limit): Text(.fieldIsFull, "\(limit)")
        case .character(let character): Text(.fieldRefusesCharacter, Text(String(character).printable))
        }
    }

    /// Returns the reason as the message of a screen.
    public func message(_ texts: Texts) -> Message { Message(text: texts(text), tone: .warning) }
}
