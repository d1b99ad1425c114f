/// One juice that was made.
package struct Sale: Hashable, Sendable {
    /// The number it is called out by: 1, 2, 3 and so on in the order of making.
    package let number: Int
    /// What was made.
    package let juice: Juice

    /// Notes a sale that was made.
    package init(number: Int, juice: Juice) {
        self.number = number
        self.juice = juice
    }
}
