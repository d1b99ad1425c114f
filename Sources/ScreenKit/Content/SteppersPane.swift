/// Counts to change, one a row.
public nonisolated struct SteppersPane<Event: Equatable>: Equatable {
    /// One count with its buttons.
    public struct Stepper: Equatable {
        /// The thing that is counted.
        public var label: String
        /// The count as it stands, or as far as it has been typed.
        public var value: String
        /// The count as a bar.
        public var bar: CountBar
        /// The difference from the start, or an empty text.
        public var change: String
        /// The buttons that lower the count; the last one stands beside it.
        public var lower: [Control<Event>]
        /// The buttons that raise the count; the first one stands beside it.
        public var raise: [Control<Event>]
        /// A button for a step that is worth while now; `nil` for none. It is shown where there is room for it.
        public var suggestion: Control<Event>?
        /// A button for something else, such as working the count out.
        public var extra: Control<Event>?
        /// Keys that work while the row has the focus.
        public var bindings: [Binding<Event>]

        /// Creates a stepper. Each parameter is the initial value of the property of its name.
        @inlinable public init(
            label: String, value: String, bar: CountBar, change: String = "", lower: [Control<Event>],
            raise: [Control<Event>], suggestion: Control<Event>? = nil, extra: Control<Event>? = nil,
            bindings: [Binding<Event>]
        ) {
            self.label = label
            self.value = value
            self.bar = bar
            self.change = change
            self.lower = lower
            self.raise = raise
            self.suggestion = suggestion
            self.extra = extra
            self.bindings = bindings
        }

        @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> SteppersPane<Other>.Stepper {
            SteppersPane<Other>.Stepper(
                label: label, value: value, bar: bar, change: change,
                lower: lower.map { $0.mapEvent(transform) }, raise: raise.map { $0.mapEvent(transform) },
                suggestion: suggestion.map { $0.mapEvent(transform) }, extra: extra.map { $0.mapEvent(transform) },
                bindings: bindings.map { $0.mapEvent(transform) })
        }
    }

    /// The counts.
    public var steppers: [Stepper]
    /// The index of the count that has the focus first.
    public var preferredRow: Int
    /// The event that ends the number that is being typed, for when the person turns to something else; `nil` while none is typed.
    @usableFromInline package var endOfTyping: Event?

    /// Creates a pane of counts. Each parameter is the initial value of the property of its name.
    @inlinable public init(steppers: [Stepper], preferredRow: Int = 0) {
        self.steppers = steppers
        self.preferredRow = preferredRow
    }

    @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> SteppersPane<Other> {
        var pane = SteppersPane<Other>(
            steppers: steppers.map { $0.mapEvents(transform) }, preferredRow: preferredRow)
        pane.endOfTyping = endOfTyping.map(transform)
        return pane
    }
}
