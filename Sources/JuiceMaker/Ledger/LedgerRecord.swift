import Core

/// A record of a ledger.
public struct LedgerRecord: Hashable, Sendable {
    /// The most bytes of a line with balances, and of a menu: a message of a shop's stream has a megabyte, its headers included.
    package static let mostBytes = 900_000

    /// The place of the record in the ledger, from 1 without gaps.
    public let sequence: Int
    /// The time at which the record was written.
    public let time: Timestamp
    /// The content of the record.
    public let entry: LedgerEntry

    /// Creates a record from its place, its time and its content.
    public init(sequence: Int, time: Timestamp, entry: LedgerEntry) {
        self.sequence = sequence
        self.time = time
        self.entry = entry
    }
}

/// The content of a record. Fruits and juices are ids: a menu may lose a fruit, but a ledger must not.
///
/// The large and rare contents are indirect, because each record of a long ledger is moved several times.
public enum LedgerEntry: Hashable, Sendable {
    /// Fruits came into the stock for the first time, with these counts. Today a ledger begins with its menu.
    case opening([Quantity<String>])
    /// The menu is this one from here on.
    indirect case menu(MenuRecord)
    /// An order was sold.
    case sale(SaleRecord)
    /// The stock was changed by hand, by these counts. A negative count took fruits away. Older ledgers tell no reason.
    case stock([Quantity<String>], reason: StockReason? = nil)
    /// An order was cancelled after it was sold: its fruits and its money went back.
    indirect case void(ReversalRecord)
    /// The money of an order of a closed day went back. Its fruits were used.
    indirect case refund(ReversalRecord)
    /// An order went a step on its way to its customer, or one back.
    case step(OrderStep, number: Int)
    /// An order was paid.
    indirect case payment(Payment)
    /// This money is in the drawer before the first sale of the day.
    case float(Int)
    /// A business day was closed.
    indirect case close(DayClose)
    /// A person has accepted a file that did not contain this record, up to which the ledger had been checked before.
    case accepted(missing: Int)
    /// These records of a damaged ledger were lost when it was salvaged; the last of its sales until then had this number.
    case lost(ClosedRange<Int>, lastNumber: Int)

    /// The fruits that came, went or came back, with their counts as the record has them.
    var fruits: [Quantity<String>] {
        switch self {
        case .opening(let quantities), .stock(let quantities, _): quantities
        case .menu(let menu): menu.opening
        case .accepted, .lost, .close, .refund, .step, .payment, .float: []
        case .sale(let sale): sale.used
        case .void(let void): void.sale.used
        }
    }

    /// The changes of the stock: how many fruits were added, or with a negative count taken away.
    ///
    /// - Complexity: O(*n*) in the number of fruits.
    package var stockChanges: [Quantity<String>] {
        guard case .sale = self else { return fruits }
        return fruits.map { Quantity(item: $0.item, count: -$0.count) }
    }
}

extension LedgerEntry {
    /// The order that was sold, with the sign +1, or cancelled, with the sign −1; `nil` for other entries.
    package var saleChange: (sale: SaleRecord, sign: Int)? {
        switch self {
        case .sale(let sale): (sale, 1)
        case .void(let void): (void.sale, -1)
        case .opening, .menu, .stock, .refund, .step, .payment, .float, .close, .accepted, .lost: nil
        }
    }
}

/// A menu that came into force, as a ledger records it.
public struct MenuRecord: Hashable, Sendable {
    /// The menu.
    public let menu: RecordedMenu
    /// The fruits that are new in the ledger, with the counts of their opening stock.
    public let opening: [Quantity<String>]

    /// Creates a record from a menu, and from the opening stock of the fruits that are new.
    public init(_ menu: RecordedMenu, opening: [Quantity<String>]) {
        self.menu = menu
        self.opening = opening
    }
}

/// The reason for a change of the stock by hand.
public enum StockReason: Hashable, Sendable {
    /// Fruits were delivered.
    case restocked
    /// The fruits were counted, and there were more or fewer.
    case counted
    /// Fruits went bad.
    case spoiled
    /// Another reason in the words of a person. See ``ReversalRecord/isValid(reason:)``.
    case words(String)

    private static let ids: [(id: String, reason: StockReason)] = [
        ("restocked", .restocked), ("counted", .counted), ("spoiled", .spoiled),
    ]

    /// The word for the reason in a ledger and on a command line, or the words of a person.
    public var text: String {
        if case .words(let text) = self { text } else { Self.ids.first { $0.reason == self }?.id ?? "" }
    }

    /// Creates a reason from its text; `nil` for a text that cannot be a reason.
    public init?(_ text: String) {
        guard ReversalRecord.isValid(reason: text) else { return nil }
        self.init(recorded: text)
    }

    /// Creates a reason from the text in a ledger.
    package init(recorded text: String) { self = Self.ids.first { $0.id == text }?.reason ?? .words(text) }
}

/// An order that was sold, as a ledger records it.
public struct SaleRecord: Hashable, Sendable {
    /// The number of the order.
    public let number: Int
    /// The ids of the juices with their counts.
    public let juices: [Quantity<String>]
    /// The ids of the fruits that were used, with their counts.
    public let used: [Quantity<String>]
    /// The price in the smallest unit of the currency; `nil` if the menu had no prices.
    public let total: Int?
    /// The key of the request; `nil` if it had none.
    public let key: RequestKey?
    /// Whether the order is made and paid later. One that does not wait was handed over and paid at once; see ``PaymentKind/atOnce``.
    public let waits: Bool
    /// What the customer wishes besides the juices.
    public let wishes: OrderWishes

    /// Creates the record of an order.
    public init(
        number: Int, juices: [Quantity<String>], used: [Quantity<String>], total: Int? = nil, key: RequestKey? = nil,
        waits: Bool = false, wishes: OrderWishes = OrderWishes()
    ) {
        self.number = number
        self.juices = juices
        self.used = used
        self.total = total
        self.key = key
        self.waits = waits
        self.wishes = wishes
    }

    /// The number of juices.
    public var count: Int { juices.reduce(0) { $0 + $1.count } }

    /// Returns a Boolean value that indicates whether the juices of the record are those of an order.
    package func isSale(of order: Order) -> Bool { juices == order.juiceIDs }
}

extension [Quantity<String>] {
    /// The juices as `kiosk order` takes and prints them, such as `mango:2 banana`.
    package var text: String {
        map { $0.count == 1 ? $0.item : "\($0.item):\($0.count)" }.joined(separator: " ")
    }
}

/// The reversal of an order: its cancellation, or after the close of its day the refund of its money.
public struct ReversalRecord: Hashable, Sendable {
    /// The order, without the key of its request and the wishes.
    public let sale: SaleRecord
    /// The reason that a person gave. See ``isValid(reason:)``.
    public let reason: String
    /// The kind by which the money of a refund went back; `nil` for cash, as in older ledgers, and for a cancellation.
    public let kind: String?

    /// Creates a record from an order, a valid reason, and the kind by which the money of a refund goes back.
    public init(of sale: SaleRecord, reason: String, by kind: String? = nil) {
        self.sale = SaleRecord(number: sale.number, juices: sale.juices, used: sale.used, total: sale.total)
        self.reason = reason
        self.kind = kind == PaymentKind.cash ? nil : kind
    }

    /// The kind by which the money of a refund went back.
    package var refundKind: String { kind ?? PaymentKind.cash }

    /// The greatest number of scalars in a reason.
    package static let reasonLimit = 200

    /// Returns a Boolean value that indicates whether a text can be a reason: 1 to 200 scalars, one of them visible, and none of
    /// them a control character.
    public static func isValid(reason: String) -> Bool {
        isReadable(reason: reason) && !reason.unicodeScalars.allSatisfy(\.isInvisible)
    }

    /// Returns a Boolean value that indicates whether a ledger can hold a text as a reason. Whether it is visible is asked when it is
    /// typed: an older program, or one with newer tables of Unicode, took some for visible that this one does not.
    package static func isReadable(reason: String) -> Bool {
        reason.unicodeScalars.count <= reasonLimit && reason.unicodeScalars.allSatisfy(\.isShowable)
    }
}

/// The end of a business day: a numbered record after which no order before it can be cancelled.
public struct DayClose: Hashable, Sendable {
    /// The number of the day: 1, 2, 3 and so on.
    public let number: Int
    /// The number of the last order of the day.
    public let lastNumber: Int
    /// What was sold and cancelled since the last close, and the orders of earlier days whose money went back.
    public let sales: SalesSummary
    /// The money that a person has counted, in the smallest unit of the currency; `nil` if it was not counted.
    public let counted: Int?
    /// The stock of each fruit.
    public let stock: [Quantity<String>]
    /// The money of the day by the kind of its payment; `nil` if all of it was paid in cash and the drawer was empty in the morning, as in
    /// older ledgers.
    public let takings: Takings?
    /// The digits of the close: the sum (SHA-256) of the records since the close before, which begins with the digits of that close;
    /// `nil` in a ledger in memory.
    public package(set) var sum: String?
    /// A Boolean value that indicates whether the digits cover the close itself too. Older ledgers have closes that only the next one
    /// covers.
    public package(set) var isCovered: Bool

    /// Creates the record of the close of a day.
    public init(
        number: Int, lastNumber: Int, sales: SalesSummary, counted: Int?, stock: [Quantity<String>],
        takings: Takings? = nil, sum: String? = nil, isCovered: Bool = true
    ) {
        self.number = number
        self.lastNumber = lastNumber
        self.sales = sales
        self.counted = counted
        self.stock = stock
        self.takings = takings
        self.sum = sum
        self.isCovered = isCovered
    }

    /// The difference between the counted money and the money that should be in the drawer; `nil` if it was not counted.
    public var difference: Int? { counted.map { allTakings.difference(counted: $0) } }
}
