import Core
import JuiceMaker
import Testing

@testable import Storage

struct FileLedgerTests {
    private let shop: Shop

    init() throws { shop = try Shop(stock: 10) }

    /// A menu without kiwis, and with figs.
    private static let figs = Result {
        try Menu(
            """
            {"capacity": 100, "fruits": [{"id": "mango", "name": {}, "stock": 99}, {"id": "fig", "name": {}, "stock": 5}],
            "juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}]}]}
            """)
    }

    /// A menu of so many fruits, and an order of its juice.
    private func wideMenu(of count: Int) throws -> (menu: Menu, request: SaleRequest) {
        let fruits = (0..<count).map { #"{"id": "fruit-\#($0)", "name": {}, "stock": 9000}"# }.joined(separator: ", ")
        let menu = try Menu(
            """
            {"capacity": 9000, "fruits": [\(fruits)],
            "juices": [{"id": "one", "name": {}, "needs": [{"fruit": "fruit-1", "count": 1}]}]}
            """)
        return (menu, SaleRequest(order: Order(try #require(menu.juice(named: "one")))))
    }

    @Test func `a new ledger begins with the opening stock of the menu`() throws {
        let ledger = try shop.open()
        #expect(ledger.books.stock == shop.menu.openingStock)
        let records = try shop.checkedRecords()
        let opening = [Quantity(item: "kiwi", count: 10), Quantity(item: "mango", count: 10)]
        #expect(records.map(\.entry) == [.menu(MenuRecord(RecordedMenu(shop.menu), opening: opening))])
    }

    @Test func `a sale is one line that a class can read`() throws {
        _ = try shop.sell("mango-kiwi", from: shop.open(), key: RequestKey(id: "r-1", part: 0))
        let lines = shop.lines.map { String(decoding: $0, as: UTF8.self) }
        let sale =
            #"{"seq":2,"time":"2026-11-18T11:06:40.000Z","kind":"sale","number":1,"lines":{"mango-kiwi":1},"#
            + #""used":{"mango":2,"kiwi":1},"request":"r-1","part":0,"sum":""#
        #expect(lines.count == 2 && lines[1].hasPrefix(sale))
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

    @Test(arguments: [FileLedger.Access.writing, .reading])
    func `a refresh shows what another kiosk has sold`(access: FileLedger.Access) throws {
        let other = try shop.open()
        let mine = try shop.open(access)
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

    @Test func `a fruit new on the menu has an opening stock, and one that leaves it keeps its stock`() throws {
        _ = try shop.sell("mango", from: try shop.open())
        let menu = try Self.figs.get()
        let ledger = try shop.open(menu: menu)
        #expect(ledger.books.menu == shop.menu)
        #expect(try ledger.set(menu))
        #expect(try ledger.set(menu) == false)
        let books = try shop.open().books
        #expect(books.menu.isSame(as: menu))
        #expect(books.stock.items.map(\.id) == ["mango", "fig", "kiwi"])
        #expect(books.stock.items.map { books.stock[$0] } == [7, 5, 10])
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

    @Test func `a file of a newer kiosk, another one, and a line too long for a record are left alone`() throws {
        _ = try shop.open()
        let newer = String(decoding: shop.bytes, as: UTF8.self).replacing("\"format\":3", with: "\"format\":4")
        let long = shop.bytes + Array(#"{"seq":2,"time":"2"#.utf8) + Array(repeating: 0, count: 20 << 20) + [10]
        let files: [(bytes: [UInt8], error: LedgerError)] = [
            (Array(newer.utf8), .newerFormat(4)), (long, .damaged(line: 2, .syntax)),
            (Array("my precious notes, without a line feed".utf8), .damaged(line: 1, .syntax)),
        ]
        for (bytes, error) in files {
            shop.replaceLedger(by: bytes)
            #expect(throws: error) { try shop.open() }
            #expect(shop.bytes == bytes)
        }
    }

    @Test func `opening reads no more of a long ledger than of a short one`() throws {
        let shop = try Shop(stock: 100_000)
        let ledger = try shop.open()
        for _ in 0..<20 { try shop.sell(500, "mango-kiwi", from: ledger) }
        let before = shop.disk.calls
        #expect(try shop.open().books == ledger.books)
        #expect(shop.disk.calls - before < 25)
        #expect(try shop.checkedRecords().count == 10_001)
    }

    // MARK: Reading by sequence

    @Test func `the place before a moment is found from the end`() throws {
        let shop = try Shop(stock: 100_000)
        for day in 0..<10 { try shop.sell(1_000, "mango-kiwi", from: shop.open(at: Int64(day) * 86_400_000)) }
        let ledger = try shop.open()
        let bytes = shop.disk.bytesRead
        let place = try ledger.lastSequence(before: Timestamp(milliseconds: 8 * 86_400_000))
        // The last two days are 2,000 records; what is read are the windows that contain them, and one before.
        #expect((1_001...8_001).contains(place))
        #expect(shop.disk.bytesRead - bytes < shop.bytes.count * 3 / 4)
        #expect(try ledger.lastSequence(before: Timestamp(milliseconds: 99 * 86_400_000)) == 10_001)
        #expect(try ledger.lastSequence(before: Timestamp(milliseconds: -1)) == 0)
        var sales = PeriodSales(of: Period(from: Timestamp(milliseconds: 8 * 86_400_000))) { _ in 0 }
        try ledger.read(&sales)
        #expect(sales.sales.sold.orders == 2_000)
    }

    @Test func `an order whose clock was set back between two others is among today's orders, which go on`() throws {
        let ten: Int64 = 1_795_000_000_000
        let day = Period(from: Timestamp(milliseconds: ten - 1_000), to: Timestamp(milliseconds: ten + 10_000))
        let (mine, other, later) = (try shop.open(at: ten), try shop.open(at: ten - 2), try shop.open(at: ten + 3))
        var orders = DayOrders(of: day)
        var numbers: [[Int]] = []
        for kiosk in [mine, other, later] {
            _ = try shop.sell("mango", from: kiosk)
            try mine.read(&orders)
            numbers.append(orders.orders.map(\.id))
        }
        #expect(numbers == [[1], [1, 2], [1, 2, 3]])
    }

    @Test func `after one sale with a time in 1970, a reading that goes on reads only what is new`() throws {
        let shop = try Shop(stock: 100_000)
        let noon: Int64 = 1_795_000_000_000
        let request = SaleRequest(order: Order(try shop.juice("mango-kiwi")))
        let ledger = try shop.open(at: noon)
        for _ in 0..<8 { _ = try ledger.sell(Array(repeating: request, count: 1_000)) }
        _ = try shop.open(at: 0).sell([request])
        var orders = DayOrders(of: Period(from: Timestamp(milliseconds: noon - 1)))
        try ledger.read(&orders)
        #expect(orders.orders.count == 8_000)
        for number in 8_002...8_004 {
            let size = shop.bytes.count
            _ = try ledger.sell([request])
            let added = shop.bytes.count - size
            let bytes = shop.disk.bytesRead
            try ledger.read(&orders)
            #expect(orders.orders.last?.id == number)
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
        #expect(anew.orders.last?.id == 8_005)
        #expect(shop.disk.bytesRead - bytes < 2_000)
    }

    @Test func `a record that is longer than what is read at first is found all the same`() throws {
        let (menu, request) = try wideMenu(of: 2_200)
        let ledger = try shop.open(menu: menu, at: 1_000_000_000)
        _ = try ledger.sell([request])
        try #require(shop.lines[1].count > 64 * 1024)
        let period = Period(from: Timestamp(milliseconds: 1_000_000_000))
        var sales = PeriodSales(of: period) { _ in 0 }
        try ledger.read(&sales)
        #expect(sales.sales.sold.juices == ["one": 1])
    }

    @Test func `the records after a place are found, wherever it is, and none without its line feed`() throws {
        let shop = try Shop(stock: 100_000)
        let ledger = try shop.open()
        for _ in 0..<9 { try shop.sell(100, "mango-kiwi", from: ledger) }
        // The kiosk that wrote the last one has died in the middle.
        let unfinished = try Shop()
        unfinished.replaceLedger(by: shop.bytes + Array(#"{"seq":902,"#.utf8))
        let late = try unfinished.open(.reading)
        for reader in [ledger, late] {
            for place in [0, 1, 2, 500, 899, 900, 901, 902] {
                var places: [Int] = []
                try reader.forEachRecord(after: place) { places.append($0.sequence) }
                #expect(places == Array((1...901).dropFirst(place)))
            }
        }
    }

    @Test func `a file that is emptied under an open ledger is sold from only when a person has accepted it`() throws {
        let key = RequestKey(id: "r", part: 0)
        let ledger = try shop.open()
        for _ in 0..<2 { #expect(try shop.sell("mango", from: ledger, key: key)?.number == 1) }
        shop.bytes = []
        for line in [3, 2] {
            #expect(throws: LedgerError.damaged(line: line, .replaced)) { try shop.sell("mango", from: ledger) }
        }
        #expect(try shop.accept() == 2)
        // The customer of the order that is gone has No. 1, and its request is sold again.
        #expect(try shop.sell("mango", from: ledger, key: key)?.number == 2)
        let records = try shop.checkedRecords()
        #expect(records[1...2].map(\.entry) == [.lost(2...2, lastNumber: 1), .accepted(missing: 2)])
        #expect(Shop.numbers(records) == [2])
        try ledger.change(.set(try shop.fruit("kiwi"), to: 3))
        #expect(ledger.books.stock[try shop.fruit("kiwi")] == 3)
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
        let reader = try shop.open(.reading)
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
        let bytes = shop.bytes
        let start = byte == 0 ? [] : Array(#"{"seq":3,"time":"2"#.utf8)
        let tail = start + Array(repeating: byte, count: 20 << 20)
        shop.disk[Shop.path] = bytes + tail
        #expect(try shop.open().notices == [.setAside(bytes: tail.count, file: "ledger.jsonl.unfinished")])
        #expect(shop.disk[Shop.path] == bytes && shop.disk.largestRead <= 16 << 20)
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
        let (menu, request) = try wideMenu(of: 2_000)
        let ledger = try shop.open(menu: menu)
        // The first sale has the balances, which take about 150 KB with the menu. Each further one takes about 100 bytes.
        for (sales, balances) in [(1, 1), (1_000, 1), (500, 2)] {
            _ = try ledger.sell(Array(repeating: request, count: sales))
            let count = shop.lines.count { $0.contains(Array(#""balances""#.utf8)) }
            #expect(count == balances, "after \(sales) sales")
        }
    }
}

// MARK: - Only to look at

extension FileLedgerTests {
    @Test func `to look at a ledger makes none`() throws {
        let error = #expect(throws: LedgerError.self) { try shop.open(.reading) }
        #expect(error?.isMissingFile == true)
        #expect(shop.disk[Shop.path] == nil)
    }

    @Test func `to look at a ledger writes nothing into it, and shows its own menu`() throws {
        _ = try shop.sell("mango", from: try shop.open())
        let torn = shop.bytes + Array(#"{"seq":3,"ti"#.utf8)
        shop.disk[Shop.path] = torn
        let menu = try Self.figs.get()
        let ledger = try shop.open(.reading, menu: menu)
        #expect(ledger.books.menu == shop.menu)
        #expect(try ledger.report().imbalance == nil)
        #expect(throws: LedgerError.self) { try ledger.sell([SaleRequest(order: Order(menu.juices[0]))]) }
        #expect(throws: StockChangeError.self) { try ledger.change(.set(menu.fruits[0], to: 1)) }
        #expect(shop.disk[Shop.path] == torn)
    }
}
