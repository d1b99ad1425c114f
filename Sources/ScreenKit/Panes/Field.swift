import Terminal

/// A field into which a person types a line of text, with its name before it. While it has the focus, no letter is a command.
///
/// The screen keeps the `TextField` in its state, `TextField(limit: 12)` for at most 12 characters, and applies each edit: `refuse(name.apply(edit))`.
/// Its `text` is what was typed. In line mode, the name of the field or one of its words, with the
/// text behind it, replaces the whole text.
/// ```swift
/// Field(Text("Name", ko: "이름"), name, submits: .finish) { .edit($0) }
/// ```
public struct Field<Event>: ContentPart {
    private let label, placeholder: Text
    private let field: TextField
    private let words: [Text]
    private let submission: Event?
    private let edit: (TextField.Edit) -> Event
    private var isFirst = false
    private var hasHelpKey = false
    private var goesOn: Bool
    private var labels: [Text] = []

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
        (self.label, self.placeholder, self.field) = (label, placeholder, field)
        (self.words, self.submission, self.edit) = (words, submission, edit)
        goesOn = submission == nil
    }

    /// Returns the field as the element that has the focus before it was moved.
    public func first(_ isFirst: Bool = true) -> Field { changed { $0.isFirst = isFirst } }

    /// Returns the field as one in which a question mark is the key of the help, and no text, as in a search or a number.
    public func withHelpKey() -> Field { changed { $0.hasHelpKey = true } }

    /// Returns the field as one after which Enter gives the focus to the next element, or not. Without a submission it does.
    public func goingOn(_ goesOn: Bool) -> Field { changed { $0.goesOn = goesOn } }

    /// Returns the field as one that begins at the same column as fields with other labels.
    public func aligned(with labels: Text...) -> Field { changed { $0.labels = labels } }

    private func changed(_ change: (inout Field) -> Void) -> Field {
        var field = self
        change(&field)
        return field
    }

    /// The field as a part of a screen.
    public var content: Content<Event> {
        Content.pane { texts in
            TextFieldPane(
                texts(label), field, labelColumns: labels.map { texts($0) }.widest(\.self),
                placeholder: texts(placeholder), words: words.map { texts($0) }, isFirst: isFirst,
                hasHelpKey: hasHelpKey,
                submission: submission, goesOn: goesOn, edit: edit)
        }
    }
}
