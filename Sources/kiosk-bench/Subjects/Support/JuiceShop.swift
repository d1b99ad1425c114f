import Core
import JuiceMaker
import Storage

/// A juice maker with fruit for as many orders as are measured.
struct JuiceShop {
    static let menuText = """
        {"capacity": 1000000, "fruits": [
        {"id": "mango", "name": {}, "stock": 1000000}, {"id": "kiwi", "name": {}, "stock": 1000000},
        {"id": "banana", "name": {}, "stock": 1000000}], "juices": [
        {"id": "mango", "name": {}, "needs": [{"fruit": "mango", "count": 1}]},
        {"id": "kiwi-banana", "name": {}, "needs": [{"fruit": "kiwi", "count": 1}, {"fruit": "banana", "count": 1}]}]}
        """

    let menu: Menu
    let directory: TemporaryDirectory

    init() throws {
        menu = try Menu(parsing: Array(Self.menuText.utf8))
        guard let directory = TemporaryDirectory() else { throw BrokenBenchmark(reason: "no folder can be made") }
        self.directory = directory
    }

    func open() throws -> FileLedger {
        try FileLedger(directory: directory.path, menu: menu) { Timestamp(milliseconds: 1_795_000_000_000) }
    }

    /// Orders of both juices in turns.
    func requests(_ count: Int) -> [SaleRequest] {
        (0..<count).map { SaleRequest(juice: menu.juices[$0 % menu.juices.count]) }
    }

    /// Sells all that is wanted.
    ///
    /// - Returns: The number of the last sale.
    /// - Throws: `BrokenBenchmark` where a fruit has run out: what is short need not be written down; `LedgerError`.
    static func sell(_ requests: [SaleRequest], in ledger: FileLedger) throws -> UInt64 {
        guard case .sold(let sale) = try ledger.sell(requests).last else {
            throw BrokenBenchmark(reason: "the fruits are used up")
        }
        return UInt64(sale.number)
    }

    /// Sells until the ledger has so many records.
    func fill(records: Int) throws {
        let ledger = try open()
        var missing = records - 1
        while missing > 0 {
            _ = try Self.sell(requests(min(missing, 10_000)), in: ledger)
            missing -= 10_000
        }
    }
}
