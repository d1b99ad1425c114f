/// The last purchase, and how long ago it was. It outlives the screens, and a timer tells it that a minute has passed.
@MainActor public final class SalesLog {
    /// A purchase.
    struct Sale: Equatable {
        let drink: Drink
        /// The name that was typed, or an empty text.
        let name: String
        var minutes = 0
    }

    /// The last purchase; `nil` before the first one.
    private(set) var last: Sale?

    /// Creates a log without a purchase.
    public init() {}

    /// Notes a purchase.
    func note(_ drink: Drink, for name: String) { last = Sale(drink: drink, name: name) }

    /// Counts minutes that have passed.
    public func pass(minutes: Int) { last?.minutes += minutes }
}
