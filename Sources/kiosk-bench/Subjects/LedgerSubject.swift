import Core
import JuiceMaker
import Storage
import System

/// The ledger on this machine's disk: orders that are durable, one by one and many at once, opening and verifying.
struct LedgerSubject: Subject {
    let name = "ledger"

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        let orderTime = try measureOrders(stopwatch, publish)
        try measurePipe(orderTime, stopwatch, publish)
        try measureOpening(stopwatch, publish)
        try measureVerifying(stopwatch, publish)
    }

    /// - Returns: Nanoseconds of one acknowledged order.
    private func measureOrders(_ stopwatch: Stopwatch, _ publish: (Section) -> Void) throws -> Double {
        let orders = stopwatch.pace.events
        let shop = try JuiceShop()
        let ledger = try shop.open()
        let request = shop.requests(1)
        let own = Benchmark("kiosk", operations: orders) {
            try (0..<orders).reduce(0) { sum, _ in sum &+ (try JuiceShop.sell(request, in: ledger)) }
        }
        guard let sqlite = SQLiteRival() else {
            let samples = try stopwatch.measure(own)
            publish(section([orderRate(own, samples)]))
            return samples.median
        }
        // A process that makes none is what Python takes to start, and is taken off.
        let (process, start) = (sqlite.process(orders: orders), sqlite.process(orders: 0))
        let samples = try stopwatch.race([
            own, Benchmark("sqlite3, WAL, synchronous=FULL", operations: orders) { try process.succeed(as: "sqlite3") },
            Benchmark("start") { try start.succeed(as: "sqlite3") },
        ])
        let startTime = samples[2].median / Double(orders)
        let rivalTime = samples[1].median - startTime
        publish(
            section([
                orderRate(own, samples[0]),
                Measurement("sqlite3, WAL, synchronous=FULL", "orders a second", 1e9 / rivalTime, .perSecond),
                Measurement("kiosk", "÷ sqlite3", rivalTime / samples[0].median, .times, .atLeast(1)),
            ]))
        return samples[0].median
    }

    private func orderRate(_ benchmark: Benchmark, _ samples: Samples) -> Measurement {
        Measurement(benchmark.name, "orders a second", 1e9 / samples.median, .perSecond)
    }

    private func section(_ measurements: [Measurement]) -> Section {
        Section(title: "orders, each durable before it is acknowledged", measurements: measurements)
    }

    private func measurePipe(_ orderTime: Double, _ stopwatch: Stopwatch, _ publish: (Section) -> Void) throws {
        let orders = 50 * stopwatch.pace.events
        let shop = try JuiceShop()
        guard let kiosk = Programs.kiosk, let menu = TemporaryFile(JuiceShop.menuText),
            let lines = TemporaryFile(String(repeating: "mango\nkiwi-banana\n", count: orders / 2))
        else { return }
        let command = "cat '\(lines.path)' | '\(kiosk)' order - --menu '\(menu.path)' --data '\(shop.directory.path)'"
        let process = ChildProcess(path: "/bin/sh", arguments: ["-c", command])
        try process.succeed(as: "kiosk order -")
        let samples = try stopwatch.measure(
            Benchmark("kiosk order -", operations: orders) { try process.succeed(as: "kiosk order -") })
        publish(
            Section(
                title: "\(orders) orders from a pipe, with the start of the process",
                measurements: [
                    Measurement("kiosk order -", "orders a second", 1e9 / samples.median, .perSecond),
                    Measurement("kiosk order -", "÷ one by one", orderTime / samples.median, .times, .atLeast(10)),
                ]))
    }

    private func measureOpening(_ stopwatch: Stopwatch, _ publish: (Section) -> Void) throws {
        let counts = stopwatch.pace.counts([10, 10_000, 1_000_000])
        let shops = try counts.map { count in
            let shop = try JuiceShop()
            try shop.fill(records: count)
            return shop
        }
        let samples = try stopwatch.race(
            shops.map { shop in Benchmark("open") { UInt64(try shop.open().books.soldCount) } })
        let measurements = zip(counts, samples).map { count, sample in
            Measurement("time", "\(count) records", sample.median / 1e6, .milliseconds, .atMost(10))
        }
        publish(Section(title: "opening a ledger", measurements: measurements))
    }

    private func measureVerifying(_ stopwatch: Stopwatch, _ publish: (Section) -> Void) throws {
        let count = stopwatch.pace.counts([10_000, 1_000_000]).last ?? 10_000
        let shop = try JuiceShop()
        try shop.fill(records: count)
        let samples = try stopwatch.measure(
            Benchmark("verify", operations: count) {
                let verification = try LedgerVerification(directory: shop.directory.path)
                if let fault = verification.error { throw fault }
                return UInt64(verification.recordCount)
            })
        publish(
            Section(
                title: "verifying \(count) records",
                measurements: [
                    Measurement("verify", "records a second", 1e9 / samples.median, .perSecond, .atLeast(500_000))
                ]))
    }
}

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
    let directory: ScratchFolder

    init() throws {
        menu = try Menu(parsing: Array(Self.menuText.utf8))
        directory = try ScratchFolder()
    }

    func open() throws -> FileLedger {
        try FileLedger.open(directory: directory.path, menu: menu) { Timestamp(milliseconds: 1_795_000_000_000) }
    }

    /// Orders of both juices in turns.
    func requests(_ count: Int) -> [SaleRequest] {
        (0..<count).map { SaleRequest(order: Order(menu.juices[$0 % menu.juices.count])) }
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

/// The `sqlite3` library, as Python has it, at the same work: one transaction an order, in WAL mode, synced at each.
///
/// On macOS the ledger syncs with F_FULLFSYNC; `fullfsync` has SQLite do the same. Elsewhere it has no effect.
struct SQLiteRival {
    private let python: String
    private let directory: ScratchFolder
    private static let script = """
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

    /// Nil where Python or its `sqlite3` is missing.
    init?() {
        guard let python = Programs.named("python3"), let directory = try? ScratchFolder() else { return nil }
        self.python = python
        self.directory = directory
        guard process(orders: 1).run() == 0 else { return nil }
    }

    /// A process that makes so many orders durable, one after another.
    func process(orders: Int) -> ChildProcess {
        ChildProcess(path: python, arguments: ["-c", Self.script, directory.path, String(orders)])
    }
}
