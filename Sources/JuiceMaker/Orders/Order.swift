/// A juice and how many of it are still to be made.
package struct Order: Hashable, Sendable {
    /// How many juices one order may ask for.
    package static let counts = 1...1_000

    /// What was ordered.
    package let juice: Juice
    /// How many of it are still to be made, at least 1.
    package let count: Int

    /// What is left to do after one of it was made, if anything is.
    var rest: Order? {
        count > 1 ? Order(juice: juice, count: count - 1) : nil
    }
}
