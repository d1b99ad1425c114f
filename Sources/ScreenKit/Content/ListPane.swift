/// Rows to choose from.
package struct ListPane<Event: Equatable>: Equatable {
    /// One row.
    package struct Row: Equatable {
        /// The label, which comes first, and the event.
        package var control: Control<Event>
        /// The text behind the label.
        package var detail: String
        /// The text at the end of the row.
        package var note: String
        /// The meaning of the note.
        package var tone: Tone
        /// Small buttons at the end of the row, for the mouse; their keys belong to ``bindings``.
        package var buttons: [Control<Event>]
        /// Keys that work while the row has the focus.
        package var bindings: [Binding<Event>]

        /// Creates a row.
        ///
        /// - Parameters:
        ///   - control: The label, which comes first, and the event.
        ///   - detail: The text behind the label.
        ///   - note: The text at the end of the row.
        ///   - tone: The meaning of the note.
        ///   - buttons: Small buttons at the end of the row, for the mouse.
        ///   - bindings: Keys that work while the row has the focus.
        package init(
            control: Control<Event>, detail: String = "", note: String = "", tone: Tone = .plain,
            buttons: [Control<Event>] = [], bindings: [Binding<Event>] = []
        ) {
            self.control = control
            self.detail = detail
            self.note = note
            self.tone = tone
            self.buttons = buttons
            self.bindings = bindings
        }

        func mapEvents<Other>(_ transform: (Event) -> Other) -> ListPane<Other>.Row {
            ListPane<Other>.Row(
                control: control.mapEvent(transform), detail: detail, note: note, tone: tone,
                buttons: buttons.map { $0.mapEvent(transform) }, bindings: bindings.map { $0.mapEvent(transform) })
        }
    }

    /// The title of the rows, or an empty text.
    package var heading: String
    /// The meaning of the heading.
    package var headingTone: Tone
    /// The rows.
    package var rows: [Row]
    /// The text to show where there are no rows.
    package var placeholder: String
    /// A quiet text below the rows; where it is too long, its middle is left out.
    package var footer: String

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - heading: The title of the rows, or an empty text.
    ///   - headingTone: The meaning of the heading.
    ///   - rows: The rows.
    ///   - placeholder: The text to show where there are no rows.
    ///   - footer: A quiet text below the rows.
    package init(
        heading: String = "", headingTone: Tone = .quiet, rows: [Row], placeholder: String = "", footer: String = ""
    ) {
        self.heading = heading
        self.headingTone = headingTone
        self.rows = rows
        self.placeholder = placeholder
        self.footer = footer
    }

    func mapEvents<Other>(_ transform: (Event) -> Other) -> ListPane<Other> {
        ListPane<Other>(
            heading: heading, headingTone: headingTone, rows: rows.map { $0.mapEvents(transform) },
            placeholder: placeholder, footer: footer)
    }
}
