/// Why nothing was withdrawn: everything that is short, in the order of the needs.
package struct Shortage<Item: Hashable & Sendable>: Error, Hashable {
    /// How many of each item are missing.
    package let shortfalls: [Quantity<Item>]

    /// Makes a shortage.
    ///
    /// - Parameter shortfalls: how many of each item are missing.
    package init(shortfalls: [Quantity<Item>]) {
        self.shortfalls = shortfalls
    }
}
