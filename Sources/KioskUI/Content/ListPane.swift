/// Rows to choose from.
package struct ListPane<Event: Equatable>: Equatable {
    /// One row.
    package struct Row: Equatable {
        /// What it is and does; its label comes first.
        package var control: Control<Event>
        /// What stands behind the label.
        package var detail = ""
        /// What stands at the end of the row.
        package var note = ""
        /// How the note is meant.
        package var tone: Tone = .plain
        /// Small buttons at the end of the row, for the mouse; their keys belong into ``bindings``.
        package var buttons: [Control<Event>] = []
        /// Keys that work while the row has the focus.
        package var bindings: [Binding<Event>] = []

        /// Makes a row.
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
    }

    /// What the rows are, or nothing.
    package var heading = ""
    /// How the heading is meant.
    package var headingTone: Tone = .quiet
    /// The rows.
    package var rows: [Row]
    /// What to say where there are no rows.
    package var placeholder = ""
    /// What stands quietly below the rows; where it is too long, its middle is left out.
    package var footer = ""

    /// Makes a list.
    package init(
        heading: String = "", headingTone: Tone = .quiet, rows: [Row], placeholder: String = "", footer: String = ""
    ) {
        self.heading = heading
        self.headingTone = headingTone
        self.rows = rows
        self.placeholder = placeholder
        self.footer = footer
    }
}
