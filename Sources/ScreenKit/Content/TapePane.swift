/// The tape of a calculator.
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

    /// The rows; a tape can be very long, so they are formatted only when they are shown.
    public var rows: LazyRows<Row>
    /// What the calculation is for, or an empty text; it stays in view.
    public var heading: String
    /// The text to show while there are no rows.
    public var placeholder: String

    /// Creates a tape. Each parameter is the initial value of the property of its name.
    public init(rows: LazyRows<Row>, heading: String = "", placeholder: String = "") {
        self.rows = rows
        self.heading = heading
        self.placeholder = placeholder
    }
}
