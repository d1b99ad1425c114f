import Core

/// Sells orders from the stock, one after another. Each order is sold wholly or not at all.
public struct Sell: LedgerCommand {
    /// The requests.
    public let requests: [SaleRequest]

    /// Creates a command from requests.
    ///
    /// - Precondition: Each key is writable. Any other one would damage a ledger.
    public init(_ requests: [SaleRequest]) {
        precondition(requests.allSatisfy { $0.key?.isWritable ?? true }, "a ledger cannot write this key")
        self.requests = requests
    }

    /// Decides an outcome for each request, in the same order.
    ///
    /// - Complexity: O(*n*) in the number of requests.
    public func decide(
        in books: Books, _ evidence: inout some Evidence
    ) throws(LedgerError) -> Decision<[SaleOutcome]> {
        var (stock, number) = (books.stock, books.accounts.lastNumber)
        var (entries, outcomes): ([LedgerEntry], [SaleOutcome]) = ([], [])
        var sold: [RequestKey: SaleRecord] = [:]
        for request in requests {
            let order = request.order
            if let key = request.key {
                if sold[key] == nil { sold[key] = try evidence.sale(for: key) }
                if let earlier = sold[key] {
                    outcomes.append(try outcome(of: order, soldAs: earlier, in: books, evidence: &evidence))
                    continue
                }
            }
            guard order.isOffered(by: books.menu), books.menu.offers(request.wishes) else {
                outcomes.append(.menuChanged)
                continue
            }
            do throws(Shortage<Fruit>) {
                try stock.withdraw(order.needs)
            } catch {
                outcomes.append(.short(error))
                continue
            }
            number += 1
            let sale = SaleRecord(
                number: number, juices: order.juiceIDs, used: order.fruitIDs, total: order.total, key: request.key,
                waits: request.waits, wishes: request.wishes)
            if let key = request.key { sold[key] = sale }
            entries.append(.sale(sale))
            outcomes.append(.sold(Sale(number: number, order: order)))
        }
        return Decision(entries, answer: outcomes)
    }

    /// Returns the outcome of a request whose key an earlier one had.
    private func outcome(
        of order: Order, soldAs sale: SaleRecord, in books: Books, evidence: inout some Evidence
    ) throws(LedgerError) -> SaleOutcome {
        guard sale.isSale(of: order) else { return .keyUsed(sale) }
        let accounts = books.accounts
        var isCancelled = accounts.voidedNumbers.contains(sale.number) || accounts.refundedNumbers.contains(sale.number)
        if !isCancelled, sale.number <= accounts.closed.lastNumber {
            let missing = LedgerError.damaged(line: evidence.lastSequence, .replaced)
            isCancelled = try evidence.soldOrder(sale.number, in: books, orElse: missing).isVoided
        }
        return isCancelled ? .cancelled(sale) : .sold(Sale(number: sale.number, order: order))
    }
}

/// A request to a ledger to sell an order.
public struct SaleRequest: Hashable, Sendable {
    /// The order.
    public let order: Order
    /// The key that prevents a second sale; `nil` if every request is a new one.
    public let key: RequestKey?
    /// Whether the order is made and paid later, as at a counter; otherwise it is ready and paid in cash at once.
    public let waits: Bool
    /// What the customer wishes besides the juices.
    public let wishes: OrderWishes

    /// Creates a request for an order; without a key, it is always a new one.
    public init(order: Order, key: RequestKey? = nil, waits: Bool = false, wishes: OrderWishes = OrderWishes()) {
        self.order = order
        self.key = key
        self.waits = waits
        self.wishes = wishes
    }
}

/// A key that makes a request idempotent: a ledger sells at most one order for the same key.
public struct RequestKey: Hashable, Sendable {
    /// The id that the sender has chosen. See ``isValid(_:)``.
    public let id: String
    /// The position of the order in the sender's request, from 0.
    public let part: Int

    /// The positions that a ledger can write, and read again.
    public static let parts = 0...1_000_000_000_000

    /// A Boolean value that indicates whether a ledger can write the key, and read it again.
    public var isWritable: Bool { Self.isValid(id) && Self.parts.contains(part) }

    /// Creates a key from a valid id and the position of an order.
    public init(id: String, part: Int) {
        self.id = id
        self.part = part
    }

    /// Returns a Boolean value that indicates whether a text can be an id: 1 to 200 printable ASCII characters without `"`
    /// and `\`, so that a line of a ledger can contain it without escapes.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public static func isValid(_ id: String) -> Bool {
        (1...200).contains(id.utf8.count)
            && id.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
}

/// The result of a request.
public enum SaleOutcome: Equatable, Sendable {
    /// The order was sold, now or by an earlier request with the same key.
    case sold(Sale)
    /// Fruits are short for the whole order. Nothing was sold.
    case short(Shortage<Fruit>)
    /// A juice of the order or a wish has left the menu, or the juice has another name, recipe or price by now. Nothing was sold.
    case menuChanged
    /// An earlier request with the same key sold the order, which was cancelled or paid back since. Nothing was sold.
    case cancelled(SaleRecord)
    /// An earlier request with the same key sold another order, with this number. Nothing was sold.
    case keyUsed(SaleRecord)
}

/// An order that was sold.
public struct Sale: Hashable, Sendable {
    /// The number of the order: 1, 2, 3 and so on, in the order of the sales.
    public let number: Int
    /// The order.
    public let order: Order

    /// Creates a sale of an order with a number from 1.
    public init(number: Int, order: Order) {
        self.number = number
        self.order = order
    }
}
