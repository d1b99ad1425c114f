import Core

extension Order {
    /// Creates an order from a text such as `strawberry-banana`, `strawberry-banana:3` or `딸바쥬스 2, 망고쥬스`: juices by id
    /// or name, separated by commas, each alone or followed by a colon or space and a count.
    ///
    /// Where there is a colon and each word is a juice, spaces separate them too. If the text between two commas, or
    /// the whole text, is the name of a juice, that juice is meant, even if its name ends with a number.
    ///
    /// - Throws: `OrderParsingError` when the menu has no such juice, or a count is not valid.
    /// - Complexity: O(*n*²) in the number of juices, which are few.
    public init(parsing text: String, menu: Menu) throws(OrderParsingError) {
        try self.init(parsing: [text], menu: menu)
    }

    /// Creates an order from several texts, each of which names juices as for ``init(parsing:menu:)-(String,_)``.
    ///
    /// A text that is a count, or begins with a colon, belongs to the juice before it.
    ///
    /// - Throws: `OrderParsingError` when the menu has no such juice, or a count is not valid.
    public init(parsing texts: [String], menu: Menu) throws(OrderParsingError) {
        var lines: [Quantity<Juice>] = []
        for text in Self.withCounts(texts, menu) {
            var parts = menu.juice(named: text) == nil ? Self.parts(of: text, menu) : [text]
            // The words of a command line can have the commas of a line.
            if texts.count > 1, parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
            for part in parts { lines.append(try Self.line(part, menu)) }
        }
        do {
            try self.init(lines)
        } catch {
            throw .invalidCount(String(lines.reduce(0) { $0 + $1.count }))
        }
    }

    /// Joins each count to the text before it. One at the beginning is joined to the text behind it, which the error then names.
    private static func withCounts(_ texts: [String], _ menu: Menu) -> [String] {
        func isCount(_ text: String) -> Bool { CupCount.isPart(text) && menu.juice(named: text) == nil }
        return texts.enumerated().reduce(into: []) { joined, text in
            if let last = joined.last, isCount(text.element) || (text.offset == 1 && isCount(last)) {
                joined[joined.count - 1] += " " + text.element
            } else {
                joined.append(text.element)
            }
        }
    }

    /// Korean keyboards also have a wide comma.
    private static func parts(of text: String, _ menu: Menu) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "，" }.flatMap { part in
            let words = part.split(whereSeparator: \.isWhitespace).map { String($0) }
            // As the words of a command line. Without a colon, two words could be one name that is mistyped.
            let isOfWords = part.contains(":") && words.allSatisfy { (try? line($0, menu)) != nil }
            return isOfWords ? words : [String(part)]
        }
    }

    private static func line(_ text: String, _ menu: Menu) throws(OrderParsingError) -> Quantity<Juice> {
        if let juice = menu.juice(named: text) { return Quantity(item: juice, count: 1) }
        let text = text.trimmed
        let colon = text.lastIndex { $0 == ":" || $0 == "：" }  // Korean keyboards also have a wide colon.
        guard let separator = colon ?? CupCount.withoutCup(text).lastIndex(where: \.isWhitespace),
            let juice = menu.juice(named: String(text[..<separator]))
        else { throw .unknownJuice(text[..<(colon ?? text.endIndex)].trimmed) }
        let written = text[separator...].dropFirst().trimmed
        if let count = CupCount(written)?.number, counts.contains(count) { return Quantity(item: juice, count: count) }
        // Words without a digit are no count but a name that is mistyped.
        throw colon == nil && !written.contains(where: \.isNumber) ? .unknownJuice(text) : .invalidCount(written)
    }
}

/// The reason why a text is not an order.
///
/// The texts are as they were typed, control characters included. Make them printable before showing them.
public enum OrderParsingError: Error, Hashable, Sendable {
    /// The menu has no juice of that name.
    case unknownJuice(String)
    /// The text in place of the count, perhaps empty, or the sum of all counts, is not a whole number in ``Order/counts``.
    case invalidCount(String)
}
