import Core
import JuiceMaker
import Storage
import System

// The ledger on this machine's disk: orders that are durable, one by one and many at once, opening and verifying.
extension Bench {
    func measureLedgers() throws {
        try measurePipe(orderTime: try measureOrders())
        let counts = counts([10, 10_000, 1_000_000])
        let shops = try counts.map { try JuiceShop(records: $0) }
        let times = try race(shops.map { shop in Benchmark { UInt64(try shop.open().books.soldCount) } })
        publish(
            "opening a ledger",
            zip(counts, times).map { Measurement("time", "\($0) records", $1.median, .milliseconds, .atMost(10)) })
        let (count, shop) = (counts[counts.count - 1], shops[counts.count - 1])
        let time = try measure(
            Benchmark(operations: count) {
                let verification = try LedgerVerification(directory: shop.directory.path)
                if let fault = verification.error { throw fault }
                return UInt64(verification.recordCount)
            })
        publish(
            "verifying \(count) records",
            [Measurement("verify", "records a second", time, .perSecond, .atLeast(500_000))])
    }

    /// - Returns: Nanoseconds of one acknowledged order.
    private func measureOrders() throws -> Double {
        let shop = try JuiceShop()
        let ledger = try shop.open()
        var rivals = [
            Benchmark(operations: events) { [events] in
                try (0..<events).reduce(0) { sum, _ in sum &+ (try shop.sell(1, in: ledger)) }
            }
        ]
        let sqlite = try sqliteRival()
        if let sqlite {
            // A process that makes none is what Python takes to start, and is taken off.
            rivals += [events, 0].map { count in Benchmark { try sqlite(count).succeed() } }
        }
        let samples = try race(rivals)
        let time = samples[0].median
        var measurements = [Measurement("kiosk", "orders a second", time, .perSecond)]
        if sqlite != nil {
            let rivalTime = (samples[1].median - samples[2].median) / Double(events)
            measurements += [
                Measurement("sqlite3, WAL, synchronous=FULL", "orders a second", rivalTime, .perSecond),
                Measurement("kiosk", "÷ sqlite3", rivalTime / time, .times, .atLeast(1)),
            ]
        }
        publish("orders, each durable before it is acknowledged", measurements)
        return time
    }

    private func measurePipe(orderTime: Double) throws {
        guard let kiosk = ChildProcess.kiosk else { return }
        let orders = 50 * events
        let folder = try ScratchFolder()
        defer { withExtendedLifetime(folder) {} }
        let menu = try folder.write(JuiceShop.menuText, to: "menu")
        let lines = try folder.write(String(repeating: "mango\nkiwi-banana\n", count: orders / 2), to: "orders")
        let command = "cat '\(lines)' | '\(kiosk)' order - --menu '\(menu)' --data '\(folder.path)/data'"
        let process = ChildProcess(path: "/bin/sh", arguments: ["-c", command])
        let time = try measure(Benchmark(operations: orders) { try process.succeed() })
        publish(
            "\(orders) orders from a pipe, with the start of the process",
            [
                Measurement("kiosk order -", "orders a second", time, .perSecond),
                Measurement("kiosk order -", "÷ one by one", orderTime / time, .times, .atLeast(10)),
            ])
    }
}

/// A juice maker with fruit for as many orders as are measured.
private struct JuiceShop {
    static let menuText = """
        {"capacity": 1000000, "fruits": [
        {"id": "mango", "name": {}, "stock": 1000000}, {"id": "kiwi", "name": {}, "stock": 1000000},
        {"id": "banana", "name": {}, "stock": 1000000}], "juices": [
        {"id": "mango", "name": {}, "needs": [{"fruit": "mango", "count": 1}]},
        {"id": "kiwi-banana", "name": {}, "needs": [{"fruit": "kiwi", "count": 1}, {"fruit": "banana", "count": 1}]}]}
        """

    let menu: Menu
    let directory: ScratchFolder

    /// Creates a shop that has sold until its ledger has so many records; none is a ledger that is not there yet.
    init(records: Int = 0) throws {
        menu = try Menu(parsing: Array(Self.menuText.utf8))
        directory = try ScratchFolder()
        guard records > 0 else { return }
        let ledger = try open()
        for start in stride(from: 1, to: records, by: 10_000) {
            _ = try sell(min(records - start, 10_000), in: ledger)
        }
    }

    func open() throws -> FileLedger {
        try FileLedger.open(directory: directory.path, menu: menu) { Timestamp(milliseconds: 1_795_000_000_000) }
    }

    /// Sells both juices in turns, and returns the number of the last sale. It throws where a fruit has run out: what is short
    /// need not be written down.
    func sell(_ count: Int, in ledger: FileLedger) throws -> UInt64 {
        let requests = (0..<count).map { SaleRequest(order: Order(menu.juices[$0 % menu.juices.count])) }
        guard case .sold(let sale) = try ledger.sell(requests).last else {
            throw BrokenBenchmark(reason: "the fruits are used up")
        }
        return UInt64(sale.number)
    }
}

/// The `sqlite3` library, as Python has it, at the same work: one transaction an order, in WAL mode, synced at each.
///
/// On macOS the ledger syncs with F_FULLFSYNC; `fullfsync` has SQLite do the same. Elsewhere it has no effect.
///
/// - Returns: What makes a process of so many orders; nil where Python or its `sqlite3` is missing.
private func sqliteRival() throws -> ((_ orders: Int) -> ChildProcess)? {
    guard let python = ChildProcess.named("python3") else { return nil }
    let directory = try ScratchFolder()
    let script = """
        import sqlite3, sys
        database = sqlite3.connect(sys.argv[1] + '/rival.db', isolation_level=None)
        database.execute('pragma journal_mode=wal')
        database.execute('pragma synchronous=full')
        database.execute('pragma fullfsync=1')
        database.execute('create table if not exists stock (fruit text primary key, count int not null)')
        database.execute('create table if not exists sale (number integer primary key, juice text, time text)')
        database.execute("insert or ignore into stock values ('mango', 1000000)")
        for _ in range(int(sys.argv[2])):
            database.execute('begin immediate')
            count, = database.execute("select count from stock where fruit = 'mango'").fetchone()
            if count < 1: raise SystemExit(1)
            database.execute("update stock set count = count - 1 where fruit = 'mango'")
            database.execute("insert into sale (juice, time) values ('mango', '2026-11-18T11:06:40.000Z')")
            database.execute('commit')
        """
    let rival = { (orders: Int) in
        ChildProcess(path: python, arguments: ["-c", script, directory.path, String(orders)])
    }
    return (try? rival(1).succeed()) == nil ? nil : rival
}
