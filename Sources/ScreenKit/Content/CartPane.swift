/// Things that a person has chosen, with their counts and amounts, what they come to, and a button for all of them.
public nonisolated struct CartPane<Event: Equatable>: Equatable {
    /// One thing with its count.
    public struct Line: Equatable {
        /// The name of the thing.
        public var label: String
        /// The count; a line with 0 keeps its place.
        public var count: Int
        /// The amount of money, or an empty text.
        public var amount: String
        /// The button that lowers the count.
        public var lower: Control<Event>
        /// The button that raises the count.
        public var raise: Control<Event>

        /// Creates a line. Each parameter is the initial value of the property of its name.
        @inlinable public init(
            label: String, count: Int, amount: String = "", lower: Control<Event>, raise: Control<Event>
        ) {
            self.label = label
            self.count = count
            self.amount = amount
            self.lower = lower
            self.raise = raise
        }

        @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> CartPane<Other>.Line {
            CartPane<Other>.Line(
                label: label, count: count, amount: amount, lower: lower.mapEvent(transform),
                raise: raise.mapEvent(transform))
        }
    }

    /// The title.
    public var heading: String
    /// The things, in the order in which they were chosen.
    public var lines: [Line]
    /// The names that lines can have, so that the width of the lines does not depend on those that are there.
    public var labels: [String]
    /// The text to show while there are no lines, a row each.
    public var placeholder: String
    /// The number of all things.
    public var count: String
    /// The sum of the amounts, or an empty text.
    public var total: String
    /// All of it as one line of text.
    public var summary: String
    /// The button for all of it.
    public var order: Control<Event>
    /// The button that takes everything out.
    public var clear: Control<Event>

    /// Creates a cart. Each parameter is the initial value of the property of its name.
    @inlinable public init(
        heading: String, lines: [Line], labels: [String], placeholder: String = "", count: String, total: String = "",
        summary: String, order: Control<Event>, clear: Control<Event>
    ) {
        self.heading = heading
        self.lines = lines
        self.labels = labels
        self.placeholder = placeholder
        self.count = count
        self.total = total
        self.summary = summary
        self.order = order
        self.clear = clear
    }

    @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> CartPane<Other> {
        CartPane<Other>(
            heading: heading, lines: lines.map { $0.mapEvents(transform) }, labels: labels, placeholder: placeholder,
            count: count, total: total, summary: summary, order: order.mapEvent(transform),
            clear: clear.mapEvent(transform))
    }
}
