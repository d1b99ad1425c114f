/// The kind of a key on a ``KeypadPane``.
public nonisolated enum KeypadRole: Equatable {
    /// A key that enters a digit.
    case digit
    /// A key that chooses an operation.
    case operation
    /// A key that changes or clears something.
    case command
    /// The key that has the focus first.
    case equals
}

/// A pad of keys in rows, as on a pocket calculator.
public nonisolated struct KeypadPane<Event: Equatable>: Equatable {
    /// One key of the pad.
    public struct PadKey: Equatable {
        /// The label, the event and the keyboard's keys.
        public var control: Control<Event>
        /// The kind of the key, which decides its colour.
        public var role: KeypadRole

        /// Creates a key. Each parameter is the initial value of the property of its name.
        @inlinable public init(control: Control<Event>, role: KeypadRole) {
            self.control = control
            self.role = role
        }
    }

    /// The keys, row by row.
    public var rows: [[PadKey]]
    /// The description of the pad on a line, where there is nothing to press.
    public var summary: String

    /// Creates a pad. Each parameter is the initial value of the property of its name.
    @inlinable public init(rows: [[PadKey]], summary: String) {
        self.rows = rows
        self.summary = summary
    }

    @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> KeypadPane<Other> {
        KeypadPane<Other>(
            rows: rows.map { row in
                row.map { key in
                    KeypadPane<Other>.PadKey(control: key.control.mapEvent(transform), role: key.role)
                }
            }, summary: summary)
    }
}
