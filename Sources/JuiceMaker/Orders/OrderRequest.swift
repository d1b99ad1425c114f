/// What somebody wrote to order juice: `strawberry-banana`, `strawberry-banana:3` or `딸바쥬스 2`.
package struct OrderRequest: Hashable, Sendable {
    /// What is ordered.
    package let juice: Juice
    /// How many, one of ``Order/counts``.
    package let count: Int

    /// Reads an order.
    ///
    /// - Parameters:
    ///   - text: A juice by id or name, alone or followed by a colon or space and a count. Where the whole text is the
    ///     name of a juice, it is that juice, whatever the name ends with.
    ///   - menu: Where the juice is looked up.
    /// - Throws: `OrderRequestError` when the menu has no such juice, or the count is none.
    /// - Complexity: O(*n*) in the length of the text.
    package init(parsing text: String, menu: Menu) throws(OrderRequestError) {
        if let juice = menu.juice(named: text) {
            self.juice = juice
            count = 1
            return
        }
        let text = text.trimmed
        let colon = text.lastIndex(where: \.isColon)
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

extension Character {
    /// A colon, or the wide one of Korean keyboards.
    fileprivate var isColon: Bool { self == ":" || self == "：" }
}

/// Why a text is no order.
///
/// The texts in it are as they were written, control characters included: sanitise them before showing.
package enum OrderRequestError: Error, Hashable, Sendable {
    /// The menu has no juice that is called so.
    case unknownJuice(String)
    /// What stands where the count should is no whole number out of ``Order/counts``; it may be empty.
    case invalidCount(String)
}
