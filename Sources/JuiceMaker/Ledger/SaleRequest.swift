import Core

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

/// What makes a sale the only one of its kind: asked for again under the same key, it is not made again.
package struct RequestKey: Hashable, Sendable {
    /// The request's own name, as its sender has chosen it: ``isValid(_:)``.
    package let id: String
    /// Which juice of the request it is, from 0 on.
    package let part: Int

    /// Makes a key.
    package init(id: String, part: Int) {
        self.id = id
        self.part = part
    }

    /// Whether a text can be a request's name: 1 to 200 printable ASCII characters without `"` and `\`, so that it stands in
    /// a line of the ledger as it is.
    package static func isValid(_ id: String) -> Bool {
        (1...200).contains(id.utf8.count)
            && id.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
}

/// What came of a request.
package enum SaleOutcome: Equatable, Sendable {
    /// It was made, now or when the same request came before.
    case sold(Sale)
    /// It was not, for want of fruits.
    case short(Shortage<Fruit>)
    /// Its key was used before, for another juice, which has this number and id: nothing was made.
    case keyUsed(number: Int, juice: String)
}

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
