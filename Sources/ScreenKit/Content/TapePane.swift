/// The tape of a calculator and, below it, the number being typed.
public nonisolated struct TapePane: Equatable {
    /// A row of the tape, already formatted.
    public struct Row: Equatable {
        /// The operator's sign, or an empty text for a first operand.
        public var sign: String
        /// The operand, or an empty text for a total.
        public var operand: String
        /// The value after this row, or an empty text if it is calculated later.
        public var subtotal: String
        /// A Boolean value that indicates whether the row closes a calculation.
        public var isTotal: Bool

        /// Creates a row. Each parameter is the initial value of the property of its name.
        public init(sign: String, operand: String, subtotal: String, isTotal: Bool = false) {
            self.sign = sign
            self.operand = operand
            self.subtotal = subtotal
            self.isTotal = isTotal
        }
    }

    /// The number being typed.
    public struct Entry: Equatable {
        /// The operator that waits for the number.
        public var sign: String
        /// The number as shown.
        public var text: String
        /// The meaning of the number: `bad` for a calculation that failed.
        public var tone: Tone

        /// Creates the number being typed. Each parameter is the initial value of the property of its name.
        public init(sign: String, text: String, tone: Tone = .plain) {
            self.sign = sign
            self.text = text
            self.tone = tone
        }
    }

    /// The rows; a tape can be very long, so they are formatted only when they are shown.
    public var rows: LazyRows<Row>
    /// The number being typed.
    public var entry: Entry
    /// The text to show while there are no rows.
    public var placeholder: String

    /// Creates a tape. Each parameter is the initial value of the property of its name.
    public init(rows: LazyRows<Row>, entry: Entry, placeholder: String = "") {
        self.rows = rows
        self.entry = entry
        self.placeholder = placeholder
    }
}
