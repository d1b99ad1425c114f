/// The calculator's paper roll and, below it, the number being typed.
package struct TapePane: Equatable {
    /// A row of the roll, already formatted.
    package struct Row: Equatable {
        /// The operator's sign, or nothing for a first operand.
        package var sign: String
        /// What was typed, or nothing for a total.
        package var operand: String
        /// The value after this row.
        package var subtotal: String
        /// Whether the row closes a calculation.
        package var isTotal = false
    }

    /// The number being typed.
    package struct Entry: Equatable {
        /// The operator that waits for the number.
        package var sign: String
        /// The number as shown.
        package var text: String
        /// How it is meant: `bad` for a calculation that failed.
        package var tone: Tone = .plain
    }

    /// The rows; formatted only when they are looked at, because a roll can be very long.
    package var rows: LazyRows<Row>
    /// The number being typed.
    package var entry: Entry
    /// What to say while there are no rows.
    package var placeholder = ""
}
