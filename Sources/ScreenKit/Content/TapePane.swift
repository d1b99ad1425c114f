/// The tape of a calculator and, below it, the number being typed.
package struct TapePane: Equatable {
    /// A row of the tape, already formatted.
    package struct Row: Equatable {
        /// The operator's sign, or an empty text for a first operand.
        package var sign: String
        /// The operand, or an empty text for a total.
        package var operand: String
        /// The value after this row.
        package var subtotal: String
        /// A Boolean value that indicates whether the row closes a calculation.
        package var isTotal: Bool

        /// Creates a row.
        ///
        /// - Parameters:
        ///   - sign: The operator's sign, or an empty text for a first operand.
        ///   - operand: The operand, or an empty text for a total.
        ///   - subtotal: The value after this row.
        ///   - isTotal: Whether the row closes a calculation.
        package init(sign: String, operand: String, subtotal: String, isTotal: Bool = false) {
            self.sign = sign
            self.operand = operand
            self.subtotal = subtotal
            self.isTotal = isTotal
        }
    }

    /// The number being typed.
    package struct Entry: Equatable {
        /// The operator that waits for the number.
        package var sign: String
        /// The number as shown.
        package var text: String
        /// The meaning of the number: `bad` for a calculation that failed.
        package var tone: Tone

        /// Creates the number being typed.
        ///
        /// - Parameters:
        ///   - sign: The operator that waits for the number.
        ///   - text: The number as shown.
        ///   - tone: The meaning of the number.
        package init(sign: String, text: String, tone: Tone = .plain) {
            self.sign = sign
            self.text = text
            self.tone = tone
        }
    }

    /// The rows; a tape can be very long, so they are formatted only when they are shown.
    package var rows: LazyRows<Row>
    /// The number being typed.
    package var entry: Entry
    /// The text to show while there are no rows.
    package var placeholder: String

    /// Creates a tape.
    ///
    /// - Parameters:
    ///   - rows: The rows, the oldest first.
    ///   - entry: The number being typed.
    ///   - placeholder: The text to show while there are no rows.
    package init(rows: LazyRows<Row>, entry: Entry, placeholder: String = "") {
        self.rows = rows
        self.entry = entry
        self.placeholder = placeholder
    }
}
