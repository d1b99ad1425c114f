import Terminal

/// A field into which a person types a line of text, with its name before it. While it has the focus, no letter is a command.
///
/// The screen keeps the `TextField` in its state, `TextField(limit: 12)` for at most 12 characters, and applies each edit: `refuse(name.apply(edit))`.
/// Its `text` is what was typed. In line mode, the name of the field or one of its words, with the
/// text behind it, replaces the whole text.
/// ```swift
/// Field(Text("Name", ko: "이름"), name, submits: .finish) { .edit($0) }
/// ```
public struct Field<Event>: ContentPart, Changeable {
    private var control: Control<Event>
    private let field: TextField
    private let placeholder: Text

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - label: The name before the field.
    ///   - field: The text as it is typed.
    ///   - placeholder: What is shown while the field is empty.
    ///   - words: The words with which a line of input may begin instead of the name.
    ///   - submission: The event that Enter causes; without one it moves the focus to the next element.
    ///   - edit: Returns the event of an edit.
    public init(
        _ label: Text, _ field: TextField, placeholder: Text = "", words: Text...,
        submits submission: Event? = nil, edit: @escaping (TextField.Edit) -> Event
    ) {
        (self.field, self.placeholder) = (field, placeholder)
        control = Control(
            label, submission ?? edit(.move(.end, isSelecting: false)), words: words, isFocusable: true,
            lineNames: .label)
        (control.edit, control.goesOn) = (edit, submission == nil)
    }

    /// Returns the field as the element that has the focus before it was moved.
    public func first(_ isFirst: Bool = true) -> Field { changed { $0.control.isFirst = isFirst } }

    /// Returns the field as one in which a question mark is the key of the help, and no text, as in a search or a number.
    public func withHelpKey() -> Field { changed { $0.control.hasHelpKey = true } }

    /// Returns the field as one after which Enter gives the focus to the next element, or not. Without a submission it does.
    public func goingOn(_ goesOn: Bool) -> Field { changed { $0.control.goesOn = goesOn } }

    private static var leastColumns: Int { 12 }
    private static var mostColumns: Int { 72 }

    /// The field as a part of a screen.
    public var content: Content<Event> {
        Content.part { texts in
            let (label, placeholder) = (texts(control.label), texts(placeholder))
            return FormRow(
                controls: [control], labelColumns: label.isEmpty ? 0 : DisplayWidth.of(label) + 2,
                columns: { labelColumns in
                    let least = labelColumns + Self.leastColumns
                    return Extent(
                        least: least, ideal: labelColumns + field.limit + 1, most: max(Self.mostColumns, least))
                },
                line: { _ in label + ": " + (field.isEmpty ? placeholder : field.text) },
                draw: { draw(label, $1, placeholder, on: &$0) })
        }
    }

    /// Draws the label and the text around the caret, in the last row of a higher room. The terminal's own cursor stands there: an input method
    /// shows what it composes.
    private func draw(_ label: String, _ labelColumns: Int, _ placeholder: String, on part: inout PagePart) {
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
}
