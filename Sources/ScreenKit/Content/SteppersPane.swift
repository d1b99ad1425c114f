/// Counts to change, one a row.
package struct SteppersPane<Event: Equatable>: Equatable {
    /// One count with its buttons.
    package struct Stepper: Equatable {
        /// The thing that is counted.
        package var label: String
        /// The count as it stands, or as far as it has been typed.
        package var value: String
        /// The share of the greatest count, from 0 to 1.
        package var fullness: Double
        /// The difference from the start, or an empty text.
        package var change: String
        /// The buttons that lower the count; the last one stands beside it.
        package var lower: [Control<Event>]
        /// The buttons that raise the count; the first one stands beside it.
        package var raise: [Control<Event>]
        /// A button for something else, such as working the count out.
        package var extra: Control<Event>?
        /// Keys that work while the row has the focus.
        package var bindings: [Binding<Event>]

        /// Creates a stepper.
        ///
        /// - Parameters:
        ///   - label: The thing that is counted.
        ///   - value: The count as it stands, or as far as it has been typed.
        ///   - fullness: The share of the greatest count, from 0 to 1.
        ///   - change: The difference from the start, or an empty text.
        ///   - lower: The buttons that lower the count; the last one stands beside it.
        ///   - raise: The buttons that raise the count; the first one stands beside it.
        ///   - extra: A button for something else, such as working the count out.
        ///   - bindings: Keys that work while the row has the focus.
        package init(
            label: String, value: String, fullness: Double, change: String = "", lower: [Control<Event>],
            raise: [Control<Event>], extra: Control<Event>? = nil, bindings: [Binding<Event>]
        ) {
            self.label = label
            self.value = value
            self.fullness = fullness
            self.change = change
            self.lower = lower
            self.raise = raise
            self.extra = extra
            self.bindings = bindings
        }

        func mapEvents<Other>(_ transform: (Event) -> Other) -> SteppersPane<Other>.Stepper {
            SteppersPane<Other>.Stepper(
                label: label, value: value, fullness: fullness, change: change,
                lower: lower.map { $0.mapEvent(transform) }, raise: raise.map { $0.mapEvent(transform) },
                extra: extra.map { $0.mapEvent(transform) }, bindings: bindings.map { $0.mapEvent(transform) })
        }
    }

    /// The counts.
    package var steppers: [Stepper]

    /// Creates a pane of counts.
    ///
    /// - Parameter steppers: The counts.
    package init(steppers: [Stepper]) {
        self.steppers = steppers
    }

    func mapEvents<Other>(_ transform: (Event) -> Other) -> SteppersPane<Other> {
        SteppersPane<Other>(steppers: steppers.map { $0.mapEvents(transform) })
    }
}
