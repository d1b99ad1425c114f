import Core
import JuiceMaker
import Testing

@testable import Storage

struct FileLedgerTests {
    private let shop: Shop

    init() throws {
        shop = try Shop(stock: 10)
    }

    @Test func `a new ledger begins with the opening stock of the menu`() throws {
        let ledger = try shop.open()
        #expect(ledger.books.stock == shop.menu.openingStock)
        let records = try shop.checkedRecords()
        let opening = [Quantity(item: "kiwi", count: 10), Quantity(item: "mango", count: 10)]
        #expect(records.map(\.entry) == [.menu(MenuRecord(RecordedMenu(shop.menu), opening: opening))])
    }

    @Test func `a sale is one line that a class can read`() throws {
        let ledger = try shop.open()
        _ = try shop.sell("mango-kiwi", from: ledger, key: RequestKey(id: "r-1", part: 0))
        let lines = String(decoding: try #require(shop.disk[Shop.path]), as: UTF8.self).split(separator: "\n")
        let sale = """
            {"seq":2,"time":"2026-11-18T11:06:40.000Z","kind":"sale","number":1,"lines":{"mango-kiwi":1},\
            "used":{"mango":2,"kiwi":1},"request":"r-1","part":0,"sum":"
            """
        #expect(lines.count == 2)
        #expect(lines[1].hasPrefix(sale.trimmingLineEnd))
    }

    @Test func `what was sold and changed is there when the ledger is opened again`() throws {
        let first = try shop.open()
        #expect(try shop.sell("mango", from: first)?.number == 1)
        try first.change(.set(try shop.fruit("kiwi"), to: 4))
        try first.change(.add([Quantity(item: try shop.fruit("mango"), count: 20)]))
        let second = try shop.open()
        #expect(second.books == first.books)
        #expect(second.books.stock[try shop.fruit("mango")] == 27)
        #expect(second.books.stock[try shop.fruit("kiwi")] == 4)
        #expect(try shop.sell("mango-kiwi", from: second)?.number == 2)
        #expect(try shop.checkedRecords().count == 5)
    }

    @Test func `two kiosks never sell the same fruit, and number their sales in one row`() throws {
        let kiosks = [try shop.open(), try shop.open()]
        let sales = try (0..<5).map { try shop.sell("mango", from: kiosks[$0 % 2])?.number }
        #expect(sales == [1, 2, 3, nil, nil])
        try kiosks[1].change(.add([Quantity(item: try shop.fruit("mango"), count: 2)]))
        #expect(try shop.sell("mango", from: kiosks[0])?.number == 4)
    }

    @Test func `a refresh shows what another kiosk has sold`() throws {
        let (mine, other) = (try shop.open(), try shop.open())
        _ = try shop.sell("mango", from: other)
        #expect(mine.books.soldCount == 0)
        try mine.refresh()
        #expect(mine.books == other.books)
    }

    @Test func `the same request orders once, in this process and in the next`() throws {
        let key = RequestKey(id: "order 7", part: 2)
        let ledger = try shop.open()
        #expect(try shop.sell("mango", from: ledger, key: key)?.number == 1)
        #expect(try shop.sell("mango-kiwi", from: ledger)?.number == 2)
        #expect(try shop.sell("mango", from: ledger, key: key)?.number == 1)
        let next = try shop.open()
        #expect(try shop.sell("mango", from: next, key: key)?.number == 1)
        #expect(try shop.sell("mango", from: next, key: RequestKey(id: "order 7", part: 3))?.number == 3)
        let record = try #require(try next.saleRecord(number: 1)?.entry.saleChange?.sale)
        #expect(try next.sell([SaleRequest(order: Order(shop.juice("mango-kiwi")), key: key)]) == [.keyUsed(record)])
        #expect(try shop.checkedRecords().count == 4)
    }

    @Test func `the same request twice in one batch orders once`() throws {
        let request = SaleRequest(order: Order(try shop.juice("mango")), key: RequestKey(id: "x", part: 0))
        let outcomes = try shop.open().sell([request, request])
        #expect(outcomes.count == 2)
        #expect(outcomes.first == outcomes.last)
        #expect(try shop.checkedRecords().count == 2)
    }

    @Test func `a batch sells until something is short, and then what there is still enough for`() throws {
        let ledger = try shop.open()
        let wanted = try ["mango", "mango", "mango", "mango", "mango-kiwi"].map {
            SaleRequest(order: Order(try shop.juice($0)))
        }
        let numbers = try ledger.sell(wanted).map { if case .sold(let sale) = $0 { sale.number } else { 0 } }
        #expect(numbers == [1, 2, 3, 0, 0])
    }

    @Test
    func `a fruit that comes onto the menu later has its own opening stock, and one that leaves it keeps its stock`()
        throws
    {
        _ = try shop.sell("mango", from: try shop.open())
        let menu = try Menu(
            parsing: Array(
                """
                {"capacity": 100, "fruits": [{"id": "mango", "name": {}, "stock": 99}, {"id": "fig", "name": {}, "stock": 5}],
                "juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}]}]}
                """.utf8))
        let ledger = try FileLedger.open(directory: "/data", menu: menu, files: shop.disk) {
            Timestamp(milliseconds: 0)
        }
        #expect(ledger.books.menu == shop.menu)
        #expect(try ledger.set(menu))
        #expect(try ledger.set(menu) == false)
        let books = try shop.open().books
        #expect(books.menu.isSame(as: menu))
        #expect(books.stock.items.map(\.id) == ["mango", "fig", "kiwi"])
        #expect(books.stock.items.map { books.stock[$0] } == [7, 5, 10])
    }

    @Test func `an impossible change leaves everything as it was`() throws {
        let ledger = try shop.open()
        let before = shop.disk[Shop.path]
        #expect(throws: StockChangeError.self) {
            try ledger.change(.add([Quantity(item: try shop.fruit("kiwi"), count: -11)]))
        }
        #expect(ledger.books.stock == shop.menu.openingStock)
        #expect(shop.disk[Shop.path] == before)
    }

    @Test func `a file that is taken away is noticed before anything is sold`() throws {
        let ledger = try shop.open()
        try shop.disk.rename(Shop.path, to: "/elsewhere")
        #expect(throws: LedgerError.damaged(line: 2, .replaced)) { try shop.sell("mango", from: ledger) }
        #expect(throws: LedgerError.damaged(line: 2, .replaced)) { try ledger.refresh() }
        try shop.disk.rename("/elsewhere", to: Shop.path)
        // Only a sale opens it again and reads all of it; until then whoever looks is told.
        #expect(throws: LedgerError.damaged(line: 2, .replaced)) { try ledger.refresh() }
        #expect(try shop.sell("mango", from: ledger)?.number == 1)
    }

    @Test func `a file of a newer kiosk is left alone`() throws {
        _ = try shop.open()
        let text = String(decoding: try #require(shop.disk[Shop.path]), as: UTF8.self)
        let newer = Array(text.replacing("\"format\":3", with: "\"format\":4").utf8)
        shop.replaceLedger(by: newer)
        #expect(throws: LedgerError.newerFormat(4)) { try shop.open() }
        #expect(shop.disk[Shop.path] == newer)
    }

    @Test func `opening reads no more of a long ledger than of a short one`() throws {
        let shop = try Shop(stock: 100_000)
        let ledger = try shop.open()
        let juice = try shop.juice("mango-kiwi")
        for _ in 0..<20 { _ = try ledger.sell(Array(repeating: SaleRequest(order: Order(juice)), count: 500)) }
        let before = shop.disk.calls
        #expect(try shop.open().books == ledger.books)
        #expect(shop.disk.calls - before < 25)
        #expect(try shop.checkedRecords().count == 10_001)
    }

    // MARK: Reading by sequence

    /// Opens the ledger at a moment.
    private func open(_ shop: Shop, at time: Int64) throws -> FileLedger {
        try FileLedger.open(directory: "/data", menu: shop.menu, files: shop.disk) { Timestamp(milliseconds: time) }
    }

    @Test func `the place before a moment is found from the end`() throws {
        let shop = try Shop(stock: 100_000)
        let request = SaleRequest(order: Order(try shop.juice("mango-kiwi")))
        for day in 0..<10 {
            _ = try open(shop, at: Int64(day) * 86_400_000).sell(Array(repeating: request, count: 1_000))
        }
        let ledger = try shop.open()
        let bytes = shop.disk.bytesRead
        let place = try ledger.lastSequence(before: Timestamp(milliseconds: 8 * 86_400_000))
        // The last two days are 2,000 records; what is read are the windows that contain them, and one before.
        #expect((1_001...8_001).contains(place))
        #expect(shop.disk.bytesRead - bytes < (shop.disk[Shop.path]?.count ?? 0) * 3 / 4)
        #expect(try ledger.lastSequence(before: Timestamp(milliseconds: 99 * 86_400_000)) == 10_001)
        #expect(try ledger.lastSequence(before: Timestamp(milliseconds: -1)) == 0)
        var sales = PeriodSales(of: Period(from: Timestamp(milliseconds: 8 * 86_400_000))) { _ in 0 }
        try ledger.read(&sales)
        #expect(sales.sales.sold.orders == 2_000)
    }

    @Test func `an order whose clock was set back between two others is among today's orders, which go on`() throws {
        let ten: Int64 = 1_795_000_000_000
        let day = Period(from: Timestamp(milliseconds: ten - 1_000), to: Timestamp(milliseconds: ten + 10_000))
        let (mine, other, later) = (try open(shop, at: ten), try open(shop, at: ten - 2), try open(shop, at: ten + 3))
        var orders = DayOrders(of: day)
        var numbers: [[Int]] = []
        for kiosk in [mine, other, later] {
            _ = try shop.sell("mango", from: kiosk)
            try mine.read(&orders)
            numbers.append(orders.orders.map(\.number))
        }
        #expect(numbers == [[1], [1, 2], [1, 2, 3]])
    }

    @Test func `after one sale with a time in 1970, a reading that goes on reads what is new and nothing else`() throws
    {
        let shop = try Shop(stock: 100_000)
        let noon: Int64 = 1_795_000_000_000
        let request = SaleRequest(order: Order(try shop.juice("mango-kiwi")))
        let ledger = try open(shop, at: noon)
        for _ in 0..<8 { _ = try ledger.sell(Array(repeating: request, count: 1_000)) }
        _ = try open(shop, at: 0).sell([request])
        var orders = DayOrders(of: Period(from: Timestamp(milliseconds: noon - 1)))
        try ledger.read(&orders)
        #expect(orders.orders.count == 8_000)
        for number in 8_002...8_004 {
            let size = shop.disk[Shop.path]?.count ?? 0
            _ = try ledger.sell([request])
            let added = (shop.disk[Shop.path]?.count ?? 0) - size
            let bytes = shop.disk.bytesRead
            try ledger.read(&orders)
            #expect(orders.orders.last?.number == number)
            #expect(shop.disk.bytesRead - bytes <= added, "number \(number)")
        }
        // A start in the middle of the day, too, finds all orders, and one that goes on reads only what another kiosk has added.
        let next = try shop.open()
        var anew = DayOrders(of: Period(from: Timestamp(milliseconds: noon - 1)))
        try next.read(&anew)
        #expect(anew.orders == orders.orders)
        _ = try ledger.sell([request])
        let bytes = shop.disk.bytesRead
        try next.read(&anew)
        #expect(anew.orders.last?.number == 8_005)
        #expect(shop.disk.bytesRead - bytes < 2_000)
    }

    @Test func `a record that is longer than what is read at first is found all the same`() throws {
        let fruits = (0..<3_000).map { #"{"id": "fruit-\#($0)", "name": {}, "stock": 10}"# }.joined(separator: ", ")
        let menu = try Menu(
            parsing: Array(
                """
                {"capacity": 100, "fruits": [\(fruits)],
                "juices": [{"id": "one", "name": {}, "needs": [{"fruit": "fruit-1", "count": 1}]}]}
                """.utf8))
        let ledger = try FileLedger.open(directory: "/data", menu: menu, files: shop.disk) {
            Timestamp(milliseconds: 1_000_000_000)
        }
        _ = try ledger.sell([SaleRequest(order: Order(try #require(menu.juice(named: "one"))))])
        let bytes = try #require(shop.disk[Shop.path])
        try #require(bytes.split(separator: SealedLine.lineFeed)[1].count > 64 * 1024)
        let period = Period(from: Timestamp(milliseconds: 1_000_000_000))
        var sales = PeriodSales(of: period) { _ in 0 }
        try ledger.read(&sales)
        #expect(sales.sales.sold.juices == ["one": 1])
    }

    @Test func `the records after a place are found, wherever it is, and none without its line feed`() throws {
        let shop = try Shop(stock: 100_000)
        let ledger = try shop.open()
        let request = SaleRequest(order: Order(try shop.juice("mango-kiwi")))
        for _ in 0..<9 { _ = try ledger.sell(Array(repeating: request, count: 100)) }
        // The kiosk that wrote the last one has died in the middle.
        let unfinished = try Shop()
        unfinished.replaceLedger(by: try #require(shop.disk[Shop.path]) + Array(#"{"seq":902,"#.utf8))
        let late = try FileLedger.open(directory: "/data", menu: shop.menu, for: .reading, files: unfinished.disk) {
            Timestamp(milliseconds: 1)
        }
        for reader in [ledger, late] {
            for place in [0, 1, 2, 500, 899, 900, 901, 902] {
                var places: [Int] = []
                try reader.forEachRecord(after: place) { places.append($0.sequence) }
                #expect(places == Array((1...901).dropFirst(place)))
            }
        }
    }

    @Test func `a file that is emptied under an open ledger is sold from only when a person has accepted it`() throws {
        let ledger = try shop.open()
        _ = try shop.sell("mango", from: ledger)
        shop.disk[Shop.path] = []
        #expect(throws: LedgerError.damaged(line: 3, .replaced)) { try shop.sell("mango", from: ledger) }
        #expect(throws: LedgerError.damaged(line: 2, .replaced)) { try shop.sell("mango", from: ledger) }
        #expect(try shop.accept() == 2)
        // The customer of the order that is gone has No. 1.
        #expect(try shop.sell("mango", from: ledger)?.number == 2)
        let entries = try shop.checkedRecords().map(\.entry)
        #expect(entries[1...2] == [.lost(2...2, lastNumber: 1), .accepted(missing: 2)])
        try ledger.change(.set(try shop.fruit("kiwi"), to: 3))
        #expect(ledger.books.stock[try shop.fruit("kiwi")] == 3)
    }

    @Test func `a request is sold again where a file without its sale was accepted`() throws {
        let key = RequestKey(id: "r", part: 0)
        let ledger = try shop.open()
        for _ in 0..<2 { #expect(try shop.sell("mango", from: ledger, key: key)?.number == 1) }
        shop.disk[Shop.path] = []
        #expect(throws: LedgerError.damaged(line: 3, .replaced)) { try shop.sell("mango", from: ledger, key: key) }
        _ = try shop.accept()
        #expect(try shop.sell("mango", from: ledger, key: key)?.number == 2)
        #expect(Shop.numbers(try shop.checkedRecords()) == [2])
    }

    @Test func `the name of a file that took the ledger's place is durable before anything is sold into it`() throws {
        let ledger = try shop.open()
        for _ in 0..<3 { _ = try shop.sell("mango", from: ledger) }
        try shop.disk.rename(Shop.path, to: "/elsewhere")
        _ = try shop.accept()
        #expect(throws: LedgerError.damaged(line: 5, .replaced)) { try shop.sell("mango", from: ledger) }
        #expect(try shop.sell("mango", from: ledger)?.number == 4)
        shop.disk.crash()
        #expect(Shop.numbers(try shop.checkedRecords()) == [4])
    }

    @Test func `a record that lacks only its line feed was not told, and does not count`() throws {
        let (mine, other) = (try shop.open(), try shop.open())
        _ = try shop.sell("mango", from: other)
        let mark = shop.disk[Shop.markPath]
        _ = try shop.sell("mango", from: other)
        shop.disk[Shop.path]?.removeLast()
        shop.disk[Shop.markPath] = mark
        let reader = try openToRead()
        for ledger in [mine, reader] {
            try ledger.refresh()
            #expect(ledger.books.soldCount == 1)
        }
        #expect(try shop.sell("mango-kiwi", from: mine)?.number == 2)
        try reader.refresh()
        #expect(reader.books.soldCount == 2)
        #expect(try shop.checkedRecords().count == 3)
    }

    @Test func `a torn opening record in a file that took the place of one without a sale is set aside`() throws {
        let ledger = try shop.open()
        let torn = #"{"seq":1,"time":"2026-11-18T11:06:40.000Z","kind":"open","format":1,"fruits":{"#
        shop.disk[Shop.path] = Array((torn + String(repeating: "x", count: 500)).utf8)
        #expect(throws: LedgerError.self) { try shop.sell("mango", from: ledger) }
        #expect(try shop.sell("mango", from: ledger)?.number == 1)
        #expect(try shop.checkedRecords().count == 2)
        #expect(shop.setAside.map(\.count) == [torn.utf8.count + 500])
    }

    @Test(arguments: [UInt8(0), UInt8(ascii: "x")])
    func `a tail without a line feed is read in pieces, however long it is`(byte: UInt8) throws {
        _ = try shop.sell("mango", from: try shop.open())
        let bytes = try #require(shop.disk[Shop.path])
        let start = byte == 0 ? [] : Array(#"{"seq":3,"time":"2"#.utf8)
        let tail = start + Array(repeating: byte, count: 20 << 20)
        shop.disk[Shop.path] = bytes + tail
        #expect(try shop.open().notices == [.setAside(bytes: tail.count, file: "ledger.jsonl.unfinished")])
        #expect(shop.disk[Shop.path] == bytes)
        #expect(shop.disk.largestRead <= 16 << 20)
    }

    @Test func `a line that is longer than any record is damage, and stays`() throws {
        _ = try shop.open()
        shop.replaceLedger(
            by: try #require(shop.disk[Shop.path]) + Array(#"{"seq":2,"time":"2"#.utf8)
                + Array(repeating: 0, count: 20 << 20) + [10])
        let size = shop.disk[Shop.path]?.count
        #expect(throws: LedgerError.damaged(line: 2, .syntax)) { try shop.open() }
        #expect(shop.disk[Shop.path]?.count == size)
    }

    @Test func `one fruit twice in a change counts twice, and a count that no stock can have changes nothing`() throws {
        let ledger = try shop.open()
        let kiwi = try shop.fruit("kiwi")
        try ledger.change(.add([Quantity(item: kiwi, count: 2), Quantity(item: kiwi, count: 3)]))
        #expect(ledger.books.stock[kiwi] == 15)
        for count in [Int.min, -1, .max] {
            #expect(throws: StockChangeError.self) { try ledger.change(.set(kiwi, to: count)) }
            let changes = [Quantity(item: kiwi, count: count), Quantity(item: kiwi, count: count == -1 ? -20 : count)]
            #expect(throws: StockChangeError.self) { try ledger.change(.add(changes)) }
        }
        #expect(try shop.checkedRecords().last?.entry == .stock([Quantity(item: "kiwi", count: 5)], reason: .restocked))
    }

    @Test func `a key that no line can hold ends the program before it can damage the ledger`() async {
        await #expect(processExitsWith: .failure) { try Self.sell(RequestKey(id: "a\"b", part: 0)) }
        await #expect(processExitsWith: .failure) { try Self.sell(RequestKey(id: "a", part: -1)) }
        await #expect(processExitsWith: .failure) { try Self.sell(RequestKey(id: "a", part: .max)) }
        await #expect(processExitsWith: .success) { try Self.sell(RequestKey(id: "a", part: 1_000_000_000_000)) }
    }

    private static func sell(_ key: RequestKey) throws {
        let shop = try Shop()
        _ = try shop.sell("mango", from: try shop.open(), key: key)
        _ = try shop.open()
    }

    @Test func `a disk whose locks do nothing is refused at the start`() throws {
        shop.disk.forgetLocks()
        #expect(throws: LedgerError.failed(.lock, .noLocks)) { try shop.open() }
        #expect(shop.disk[Shop.path] == [])
    }

    @Test func `a line with balances that is longer than the distance between them is written seldom`() throws {
        let fruits = (0..<2_000).map { #"{"id": "fruit-\#($0)", "name": {}, "stock": 9000}"# }.joined(separator: ", ")
        let menu = try Menu(
            parsing: Array(
                """
                {"capacity": 9000, "fruits": [\(fruits)],
                "juices": [{"id": "one", "name": {}, "needs": [{"fruit": "fruit-1", "count": 1}]}]}
                """.utf8))
        let ledger = try FileLedger.open(directory: "/data", menu: menu, files: shop.disk) {
            Timestamp(milliseconds: 0)
        }
        let request = SaleRequest(order: Order(try #require(menu.juice(named: "one"))))
        // The first sale has the balances, which take about 150 KB with the menu. Each further one takes about 100 bytes.
        for (sales, balances) in [(1, 1), (1_000, 1), (500, 2)] {
            _ = try ledger.sell(Array(repeating: request, count: sales))
            let lines = try #require(shop.disk[Shop.path]).split(separator: SealedLine.lineFeed)
            #expect(lines.count { $0.contains(Array(#""balances""#.utf8)) } == balances, "after \(sales) sales")
        }
    }

    @Test func `a file that is something else is left alone`() throws {
        let notes = Array("my precious notes, without a line feed".utf8)
        shop.disk[Shop.path] = notes
        #expect(throws: LedgerError.damaged(line: 1, .syntax)) { try shop.open() }
        #expect(shop.disk[Shop.path] == notes)
    }
}

// MARK: - Only to look at

extension FileLedgerTests {
    private func openToRead(_ menu: Menu? = nil) throws(LedgerError) -> FileLedger {
        try FileLedger.open(directory: "/data", menu: menu ?? shop.menu, for: .reading, files: shop.disk) {
            Timestamp(milliseconds: 0)
        }
    }

    @Test func `to look at a ledger makes none`() throws {
        let error = #expect(throws: LedgerError.self) { try openToRead() }
        #expect(error?.isMissingFile == true)
        #expect(shop.disk[Shop.path] == nil)
    }

    @Test func `to look at a ledger writes nothing into it, and shows its own menu`() throws {
        _ = try shop.sell("mango", from: try shop.open())
        let torn = try #require(shop.disk[Shop.path]) + Array(#"{"seq":3,"ti"#.utf8)
        shop.disk[Shop.path] = torn
        let menu = try Menu(
            parsing: Array(
                """
                {"capacity": 100, "fruits": [{"id": "mango", "name": {}, "stock": 99}, {"id": "fig", "name": {}, "stock": 5}],
                "juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}]}]}
                """.utf8))
        let ledger = try openToRead(menu)
        #expect(ledger.books.menu == shop.menu)
        #expect(try ledger.report().imbalance == nil)
        #expect(throws: LedgerError.self) { try ledger.sell([SaleRequest(order: Order(menu.juices[0]))]) }
        #expect(throws: StockChangeError.self) { try ledger.change(.set(menu.fruits[0], to: 1)) }
        #expect(shop.disk[Shop.path] == torn)
    }

    @Test func `it shows what another kiosk sells meanwhile`() throws {
        let other = try shop.open()
        let ledger = try openToRead()
        _ = try shop.sell("mango", from: other)
        try ledger.refresh()
        #expect(ledger.books == other.books)
    }
}

extension String {
    fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
