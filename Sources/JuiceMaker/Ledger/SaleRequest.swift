/// One juice that somebody wants.
package struct SaleRequest: Hashable, Sendable {
    /// What shall be made.
    package let juice: Juice
    /// What it must not be made twice for; `nil` where every request is a new one.
    package let key: RequestKey?

    /// Asks for a juice.
    package init(juice: Juice, key: RequestKey? = nil) {
        self.juice = juice
        self.key = key
    }
}
