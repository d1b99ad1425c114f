import Core
import JuiceMaker
import System
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
    /// How long its kiosks wait for one another.
    let wait: LockWait

    init(
        disk: SimulatedDisk = SimulatedDisk(), stock: Int = 1_000, menu: Menu? = nil, state: String? = nil,
        wait: LockWait = LockWait()
    ) throws {
        (self.disk, self.state, self.wait) = (disk, state, wait)
        if let menu {
            self.menu = menu
            return
        }
        self.menu = try Menu(
            """
            {"capacity": 100000, "fruits": [{"id": "kiwi", "name": {}, "stock": \(stock)},
            {"id": "mango", "name": {}, "stock": \(stock)}], "juices": [
            {"id": "mango", "name": {}, "needs": [{"fruit": "mango", "count": 3}]},
            {"id": "mango-kiwi", "name": {}, "needs": [{"fruit": "mango", "count": 2}, {"fruit": "kiwi", "count": 1}]}]}
            """)
    }

    /// Opens the ledger of a folder, as a kiosk does at its start.
    func open(
        _ access: FileLedger.Access = .writing, in directory: String = "/data", menu: Menu? = nil,
        at time: Int64 = 1_795_000_000_000
    ) throws(LedgerError) -> FileLedger {
        try FileLedger.open(
            directory: directory, menu: menu ?? self.menu, for: access, state: state, files: disk, wait: wait
        ) { Timestamp(milliseconds: time) }
    }

    func verify(_ directory: String = "/data") throws(LedgerError) -> LedgerVerification {
        try LedgerVerification(directory: directory, state: state, files: disk)
    }

    func salvage(to directory: String = "/new") throws(LedgerError) -> LedgerSalvage {
        try LedgerSalvage.write(from: "/data", to: directory, state: state, files: disk)
    }

    func backUp(to path: String) throws(LedgerError) -> (count: Int, notices: [LedgerNotice]) {
        try FileLedger.backUp(directory: "/data", to: path, state: state, files: disk)
    }

    /// The bytes of the ledger.
    var bytes: [UInt8] {
        get { disk[Self.path] ?? [] }
        nonmutating set { disk[Self.path] = newValue }
    }

    /// The lines of the ledger, each with its line feed.
    var lines: [[UInt8]] { Self.lines(of: bytes) }

    static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: SealedLine.lineFeed).map { $0 + [SealedLine.lineFeed] }
    }

    /// The first lines of a ledger.
    static func first(_ count: Int, of bytes: [UInt8]) -> [UInt8] { Array(lines(of: bytes).prefix(count).joined()) }

    /// Replaces the ledger by one whose mark cannot be used, so that all of it is checked, or by one without a mark.
    func replaceLedger(by bytes: [UInt8], hasMark: Bool = true) {
        disk[Self.path] = bytes
        disk[Self.markPath] = hasMark ? [] : nil
    }

    /// Replaces the mark.
    func write(_ mark: LogMark) throws { try mark.write(to: disk.open(Self.markPath, .creating)) }

    /// The bytes of the files beside the ledger to which something was set aside.
    var setAside: [[UInt8]] { disk.paths.filter { $0.hasPrefix(Self.path + ".unfinished") }.compactMap { disk[$0] } }

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

    /// Sells as many orders of one juice at once.
    func sell(_ count: Int, _ id: String, from ledger: any Ledger) throws {
        _ = try ledger.sell(Array(repeating: SaleRequest(order: Order(try juice(id))), count: count))
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

extension Menu {
    /// Creates the menu of a file.
    init(_ text: String) throws { try self.init(parsing: Array(text.utf8)) }
}

extension FileLedger {
    /// What a person should know and was not told yet.
    var notices: [LedgerNotice] { bookkeeper.store.notices }
}

extension Ledger {
    /// The numbers of the sales in its records.
    func soldNumbers() throws -> [Int] {
        var records: [LedgerRecord] = []
        try forEachRecord { records.append($0) }
        return Shop.numbers(records)
    }
}
