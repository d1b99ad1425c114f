/// Counts to change, one a row.
package struct SteppersPane<Event: Equatable>: Equatable {
    /// One count with its buttons.
    package struct Stepper: Equatable {
        /// What is counted.
        package var label: String
        /// The count as it stands, or as far as it has been typed.
        package var value: String
        /// How full it is, from 0 to 1.
        package var fullness: Double
        /// How much it differs from the start, or nothing.
        package var change = ""
        /// The buttons that lower it.
        package var lower: [Control<Event>]
        /// The buttons that raise it.
        package var raise: [Control<Event>]
        /// The button that works the count out elsewhere.
        package var calculate: Control<Event>
        /// Keys that work while the row has the focus.
        package var bindings: [Binding<Event>]
    }

    /// The counts.
    package var steppers: [Stepper]
}
