import Core
import JuiceMaker
import Testing

@testable import Storage

/// A juice maker on a simulated disk, and what its customers were told.
struct Shop {
    static let path = "/data/" + FileLedger.fileName

    static let markPath = path + ".mark"

    let menu: Menu
    let disk: SimulatedDisk
    /// The folder for the mark outside the folder of the ledger; `nil` if there is none.
    let state: String?

    init(disk: SimulatedDisk = SimulatedDisk(), stock: Int = 1_000, state: String? = nil) throws {
        self.disk = disk
        self.state = state
        menu = try Menu(
            parsing: Array(
                """
                {"capacity": 100000, "fruits": [{"id": "kiwi", "name": {}, "stock": \(stock)},
                {"id": "mango", "name": {}, "stock": \(stock)}], "juices": [
                {"id": "mango", "name": {}, "needs": [{"fruit": "mango", "count": 3}]},
                {"id": "mango-kiwi", "name": {}, "needs": [{"fruit": "mango", "count": 2}, {"fruit": "kiwi", "count": 1}]}]}
                """.utf8))
    }

    /// Opens the ledger, as a kiosk does at its start.
    func open() throws(LedgerError) -> FileLedger {
        try FileLedger.open(directory: "/data", menu: menu, state: state, files: disk) {
            Timestamp(milliseconds: 1_795_000_000_000)
        }
    }

    /// Replaces the ledger by one whose mark cannot be used, so that all of it is checked, or by one without a mark.
    func replaceLedger(by bytes: [UInt8], hasMark: Bool = true) {
        disk[Self.path] = bytes
        disk[Self.markPath] = hasMark ? [] : nil
    }

    /// Opens the ledger to look at it.
    func openToRead() throws(LedgerError) -> FileLedger {
        try FileLedger.open(directory: "/data", menu: menu, for: .reading, state: state, files: disk) {
            Timestamp(milliseconds: 0)
        }
    }

    /// The bytes of the files beside the ledger to which something was set aside.
    var setAside: [[UInt8]] {
        disk.paths.filter { $0.hasPrefix(Self.path + ".unfinished") }.compactMap { disk[$0] }
    }

    /// Accepts the ledger as it is.
    func accept() throws(LedgerError) -> Int? {
        try FileLedger.accept(directory: "/data", menu: menu, state: state, files: disk) { Timestamp(milliseconds: 0) }
            .missing
    }

    func juice(_ id: String) throws -> Juice { try #require(menu.juice(named: id)) }
    func fruit(_ id: String) throws -> Fruit { try #require(menu.fruit(named: id)) }

    /// Sells one juice; nil where it was short.
    func sell(_ id: String, from ledger: any Ledger, key: RequestKey? = nil) throws -> Sale? {
        switch try #require(try ledger.sell([SaleRequest(order: Order(try juice(id)), key: key)]).first) {
        case .sold(let sale): sale
        case .short, .keyUsed, .menuChanged, .cancelled: nil
        }
    }

    /// Everything in the ledger, after all of it was checked: one record after another, and the books are their sums.
    func checkedRecords() throws -> [LedgerRecord] {
        let ledger = try open()
        var records: [LedgerRecord] = []
        try ledger.forEachRecord { records.append($0) }
        var accounts = Accounts()
        for record in records { try accounts.enter(record.entry) }
        #expect(accounts == ledger.books.accounts)
        #expect(records.map(\.sequence) == Array(1..<(records.count + 1)))
        return records
    }

    /// The numbers of the sales that stand in a list of records.
    static func numbers(_ records: [LedgerRecord]) -> [Int] {
        records.compactMap { if case .sale(let sale) = $0.entry { sale.number } else { nil } }
    }
}

extension FileLedger {
    /// What a person should know and was not told yet.
    var notices: [LedgerNotice] { bookkeeper.store.notices }
}
