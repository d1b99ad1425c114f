import Core
import Testing

@testable import JuiceMaker

/// Records one after another, each with a time of its own.
struct Chronicle {
    private(set) var records: [LedgerRecord] = []
    private(set) var accounts = Accounts()

    /// Adds what has happened, which has to be possible.
    mutating func add(_ entry: LedgerEntry, at time: Int64) throws {
        try accounts.enter(entry)
        records.append(
            LedgerRecord(sequence: records.count + 1, time: Timestamp(milliseconds: time), entry: entry))
    }

    /// Adds a sale of one juice with the next number.
    mutating func sell(_ juice: String, _ used: [String: Int], at time: Int64, request: RequestKey? = nil) throws {
        try sell([juice: 1], used, total: nil, at: time, request: request)
    }

    /// Adds a sale of several juices with the next number.
    mutating func sell(
        _ juices: [String: Int], _ used: [String: Int], total: Int?, at time: Int64, request: RequestKey? = nil
    ) throws {
        let sale = SaleRecord(
            number: accounts.lastNumber + 1, juices: Self.quantities(juices), used: Self.quantities(used), total: total,
            key: request)
        try add(.sale(sale), at: time)
    }

    /// Adds the cancellation of a sale.
    mutating func void(_ number: Int, reason: String, at time: Int64) throws {
        let sale = try #require(records.compactMap(\.entry.saleChange?.sale).first { $0.number == number })
        try add(.void(ReversalRecord(of: sale, reason: reason)), at: time)
    }

    /// Adds the close of the day.
    mutating func close(counted: Int?, at time: Int64) throws {
        try add(.close(accounts.close(counted: counted, fruits: accounts.fruits.keys.sorted())), at: time)
    }

    mutating func open(_ fruits: [String: Int], at time: Int64) throws {
        try add(.opening(Self.quantities(fruits)), at: time)
    }

    mutating func change(_ fruits: [String: Int], at time: Int64) throws {
        try add(.stock(Self.quantities(fruits)), at: time)
    }

    /// The report of a period, by the clock of the hours.
    func report(
        _ from: Int64? = nil, _ to: Int64? = nil, hour: (@Sendable (Timestamp) -> Int)? = nil
    ) -> LedgerReport {
        var report = LedgerReport(of: Period(from, to), books: accounts, hour: hour)
        for record in records { report.enter(record) }
        return report
    }

    private static func quantities(_ counts: [String: Int]) -> [Quantity<String>] {
        counts.sorted { $0.key < $1.key }.map { Quantity(item: $0.key, count: $0.value) }
    }
}

extension Period {
    /// A period with its bounds in milliseconds.
    init(_ from: Int64?, _ to: Int64?) {
        self.init(
            from: from.map { Timestamp(milliseconds: $0) }, to: to.map { Timestamp(milliseconds: $0) })
    }
}
