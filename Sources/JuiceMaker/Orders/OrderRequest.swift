/// An order as a person types it: `strawberry-banana`, `strawberry-banana:3` or `딸바쥬스 2`.
public struct OrderRequest: Hashable, Sendable {
    /// The juice.
    public let juice: Juice
    /// The number of juices, one of ``Order/counts``.
    public let count: Int

    /// Creates an order from a text.
    ///
    /// - Parameters:
    ///   - text: A juice by id or name, alone or followed by a colon or space and a count. If the whole text is the name of
    ///     a juice, the order is for that juice, even if the name ends with a number.
    ///   - menu: The menu with the juice.
    /// - Throws: `OrderRequestError` when the menu has no such juice, or the count is not valid.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: String, menu: Menu) throws(OrderRequestError) {
        if let juice = menu.juice(named: text) {
            self.juice = juice
            count = 1
            return
        }
        let text = text.trimmed
        let colon = text.lastIndex { $0 == ":" || $0 == "：" }  // Korean keyboards also have a wide colon.
        guard let separator = colon ?? text.lastIndex(where: \.isWhitespace),
            let juice = menu.juice(named: String(text[..<separator]))
        else { throw .unknownJuice(text[..<(colon ?? text.endIndex)].trimmed) }
        self.juice = juice
        count = try Self.count(text[separator...].dropFirst().trimmed)
    }

    private static func count(_ text: String) throws(OrderRequestError) -> Int {
        guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
            let count = Int(text), Order.counts.contains(count)
        else { throw .invalidCount(text) }
        return count
    }
}

/// The reason why a text is not an order.
///
/// The texts are as they were typed, control characters included. Make them printable before showing them.
public enum OrderRequestError: Error, Hashable, Sendable {
    /// The menu has no juice of that name.
    case unknownJuice(String)
    /// The text in place of the count, perhaps empty, is not a whole number in ``Order/counts``.
    case invalidCount(String)
}
