/// Why an order was not taken.
package enum OrderRefusal: Error, Hashable, Sendable {
    /// The count is outside ``Order/counts``.
    case invalidCount(Int)
    /// So many orders wait already.
    case queueFull(limit: Int)
}
