import Core

/// A record of a ledger.
public struct LedgerRecord: Hashable, Sendable {
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
    /// Fruits came into the stock for the first time, with these counts.
    case opening([Quantity<String>])
    /// An order was sold.
    case sale(SaleRecord)
    /// The stock was changed by hand, by these counts. A negative count took fruits away.
    case stock([Quantity<String>])
    /// An order was cancelled after it was sold: its fruits and its money went back.
    indirect case void(VoidRecord)
    /// A business day was closed.
    indirect case close(DayClose)
    /// A person has accepted a file that did not contain this record, up to which the ledger had been checked before.
    case accepted(missing: Int)
    /// These records of a damaged ledger were lost when it was salvaged; the last of its sales until then had this number.
    case lost(ClosedRange<Int>, lastNumber: Int)

    /// The changes of the stock: how many fruits were added, or with a negative count taken away.
    ///
    /// - Complexity: O(*n*) in the number of fruits.
    package var stockChanges: [Quantity<String>] {
        switch self {
        case .opening(let quantities), .stock(let quantities): quantities
        case .accepted, .lost, .close: []
        case .sale(let sale): sale.used.map { Quantity(item: $0.item, count: -$0.count) }
        case .void(let void): void.sale.used
        }
    }
}

extension LedgerEntry {
    /// The order that was sold, with the sign +1, or cancelled, with the sign −1; `nil` for other entries.
    package var saleChange: (sale: SaleRecord, sign: Int)? {
        switch self {
        case .sale(let sale): (sale, 1)
        case .void(let void): (void.sale, -1)
        case .opening, .stock, .close, .accepted, .lost: nil
        }
    }
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

    /// Creates the record of an order.
    public init(
        number: Int, juices: [Quantity<String>], used: [Quantity<String>], total: Int? = nil, key: RequestKey? = nil
    ) {
        self.number = number
        self.juices = juices
        self.used = used
        self.total = total
        self.key = key
    }

    /// The number of juices.
    public var count: Int { juices.reduce(0) { $0 + $1.count } }

    /// The juices as `kiosk order` takes and prints them, such as `mango:2 banana`.
    package var juicesText: String {
        juices.map { $0.count == 1 ? $0.item : "\($0.item):\($0.count)" }.joined(separator: " ")
    }

    /// Returns a Boolean value that indicates whether the juices of the record are those of an order.
    package func isSale(of order: Order) -> Bool {
        juices.count == order.lines.count
            && zip(juices, order.lines).allSatisfy { $0.item == $1.item.id && $0.count == $1.count }
    }
}

/// The cancellation of an order that was sold.
public struct VoidRecord: Hashable, Sendable {
    /// The order, without the key of its request.
    public let sale: SaleRecord
    /// The reason that a person gave. See ``isValid(reason:)``.
    public let reason: String

    /// Creates a record from an order and a valid reason.
    public init(of sale: SaleRecord, reason: String) {
        self.sale = SaleRecord(number: sale.number, juices: sale.juices, used: sale.used, total: sale.total)
        self.reason = reason
    }

    /// The greatest number of scalars in a reason.
    package static let reasonLimit = 200

    /// Returns a Boolean value that indicates whether a text can be a reason: 1 to 200 scalars, one of them visible, and none of
    /// them a control character.
    public static func isValid(reason: String) -> Bool {
        reason.unicodeScalars.count <= reasonLimit && reason.unicodeScalars.allSatisfy(\.isShowable)
            && !reason.unicodeScalars.allSatisfy(\.isInvisible)
    }
}

/// The end of a business day: a numbered record after which no order before it can be cancelled.
public struct DayClose: Hashable, Sendable {
    /// The number of the day: 1, 2, 3 and so on.
    public let number: Int
    /// The number of the last order of the day.
    public let lastNumber: Int
    /// What was sold since the last close.
    public let sold: SalesTotals
    /// What was cancelled since the last close.
    public let voided: SalesTotals
    /// The money that a person has counted, in the smallest unit of the currency; `nil` if it was not counted.
    public let counted: Int?
    /// The stock of each fruit.
    public let stock: [Quantity<String>]
    /// The sum of the records before this one (SHA-256), which begins with the sum of the close before; `nil` in a ledger in memory.
    public package(set) var sum: String?

    /// Creates the record of the close of a day.
    public init(
        number: Int, lastNumber: Int, sold: SalesTotals, voided: SalesTotals, counted: Int?, stock: [Quantity<String>],
        sum: String?
    ) {
        self.number = number
        self.lastNumber = lastNumber
        self.sold = sold
        self.voided = voided
        self.counted = counted
        self.stock = stock
        self.sum = sum
    }

    /// The money of the day.
    public var money: Int { sold.money - voided.money }
    /// The difference between the counted money and the money of the day; `nil` if it was not counted.
    public var difference: Int? { counted.map { $0 - money } }
}
