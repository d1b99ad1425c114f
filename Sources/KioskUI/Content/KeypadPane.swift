/// A pad of keys in rows, as on a pocket calculator.
package struct KeypadPane<Event: Equatable>: Equatable {
    /// One key of the pad.
    package struct PadKey: Equatable {
        /// What it is and does.
        package var control: Control<Event>
        /// What sort of key it is, for its colour.
        package var role: Role
    }

    /// The sort of a key.
    package enum Role: Equatable {
        case digit, operation, command, equals
    }

    /// The keys, row by row.
    package var rows: [[PadKey]]
    /// How the pad is described on a line, where there is nothing to press.
    package var summary: String
}
