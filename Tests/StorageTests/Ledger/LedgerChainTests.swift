import Core
import JuiceMaker
import TestSupport
import Testing

@testable import Storage

/// Cancelled orders and closed days.
struct LedgerChainTests {
    private let shop: Shop
    private let ledger: FileLedger

    init() throws {
        shop = try Shop()
        ledger = try shop.open()
    }

    // MARK: Cancelling

    @Test func `a cancelled order gives its fruits back, once`() throws {
        let before = ledger.books.stock
        let order = try Order([
            Quantity(item: shop.juice("mango"), count: 2), Quantity(item: shop.juice("mango-kiwi"), count: 1),
        ])
        _ = try ledger.sell([SaleRequest(order: order)])
        #expect(try ledger.reverse(.void, 1, reason: "쏟음 \"컵\"").sale.count == 3)
        #expect(ledger.books.stock == before && ledger.books.soldCount == 0)
        #expect(throws: VoidError.voidedBefore(1)) { try ledger.reverse(.void, 1, reason: "again") }
        #expect(try shop.open().books == ledger.books)
        #expect(try shop.open().books.stock == before)
    }

    @Test func `a request that is repeated after its order was cancelled makes nothing again`() throws {
        let key = RequestKey(id: "r", part: 0)
        _ = try shop.sell("mango", from: ledger, key: key)
        let sale = try ledger.reverse(.void, 1, reason: "spilt").sale
        let again = try ledger.sell([SaleRequest(order: Order(try shop.juice("mango")), key: key)])
        guard case .cancelled(let cancelled)? = again.first else {
            Issue.record("\(again)")
            return
        }
        #expect(cancelled.number == sale.number && ledger.books.soldCount == 0)
    }

    @Test func `an order is found far behind its successors`() throws {
        _ = try shop.sell("mango-kiwi", from: ledger)
        let stocked = try Shop(disk: shop.disk, stock: 100_000)
        try ledger.change(.set(stocked.fruit("mango"), to: 90_000))
        try shop.sell(3_000, "mango", from: ledger)
        #expect(try ledger.saleRecord(number: 1)?.entry.saleChange?.sale.juices.text == "mango-kiwi")
        #expect(try ledger.saleRecord(number: 1_500)?.sequence == 1_502)
        #expect(try ledger.saleRecord(number: 3_002) == nil)
        #expect(try ledger.reverse(.void, 1, reason: "spilt").sale.juices.text == "mango-kiwi")
    }

    // MARK: Closing

    @Test func `a close has the sales since the last one, and the stock`() throws {
        _ = try shop.sell("mango", from: ledger)
        _ = try shop.sell("mango-kiwi", from: ledger)
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        let first = try #require(try ledger.close(counted: 5))
        #expect([first.number, first.lastNumber, first.sales.sold.orders, first.sales.voided.orders] == [1, 2, 2, 1])
        #expect(first.stock == [Quantity(item: "kiwi", count: 999), Quantity(item: "mango", count: 998)])
        #expect(first.difference == 5)
        _ = try shop.sell("mango", from: ledger)
        let second = try #require(try ledger.close(counted: nil))
        #expect(
            [second.number, second.lastNumber, second.sales.sold.orders, second.sales.voided.orders] == [2, 3, 1, 0])
        #expect(second.sales.sold.juices == ["mango": 1])
        #expect(try ledger.close(counted: 0)?.sales.sold == SalesTotals())
        #expect(try shop.verify().error == nil)
    }

    @Test func `of two kiosks that cancel one order, or close one day, only the first makes a record`() throws {
        let other = try shop.open()
        for number in 1...2 {
            _ = try shop.sell("mango", from: ledger)
            _ = try other.reverse(.void, number, reason: "spilt")
            #expect(throws: VoidError.voidedBefore(number)) { try ledger.reverse(.void, number, reason: "spilt") }
            #expect(try other.close(counted: nil)?.number == number)
            let written = shop.bytes
            #expect(try ledger.close(counted: nil) == nil)
            #expect(shop.bytes == written && ledger.books.accounts.closed.number == number)
        }
        #expect(try shop.checkedRecords().count == 7)
        #expect(try shop.verify().error == nil)
    }

    @Test func `the digits of a close are those of the lines since the last one, its digits, and the close`() throws {
        _ = try shop.sell("mango", from: ledger)
        let first = try #require(try ledger.close(counted: nil))
        _ = try shop.sell("mango", from: ledger)
        let second = try #require(try ledger.close(counted: nil))
        let lines = shop.lines
        func digits(_ parts: [[UInt8]]) -> String {
            var hash = SHA256()
            for part in parts { part.withUnsafeBytes { hash.add($0) } }
            return hash.digits
        }
        func covered(_ line: [UInt8]) throws -> [UInt8] {
            let text = String(decoding: line, as: UTF8.self)
            return Array(text[..<(try #require(text.firstRange(of: ",\"digits\":")).lowerBound)].utf8)
        }
        #expect(try first.sum == digits([lines[0], lines[1], covered(lines[2])]))
        #expect(
            try second.sum == digits([Array(first.sum?.utf8 ?? "".utf8), lines[2], lines[3], covered(lines[4])]))
    }

    @Test func `what was counted cannot be changed without other digits`() throws {
        _ = try shop.sell("mango", from: ledger)
        _ = try ledger.close(counted: 7)
        var lines = shop.lines
        var record = try RecordLine(parsing: lines[2].dropLast())
        let close = try #require(record.record.entry.dayClose)
        let changed = DayClose(
            number: close.number, lastNumber: close.lastNumber, sales: close.sales, counted: 8,
            stock: close.stock, sum: close.sum)
        record.record = LedgerRecord(sequence: 3, time: record.record.time, entry: .close(changed))
        lines[2] = []
        try record.write(to: &lines[2])
        shop.replaceLedger(by: Array(lines.joined()))
        #expect(try shop.verify().error == .damaged(line: 3, .chain))
    }

    @Test(arguments: [1, 2])
    func `a record that was changed with its checksum does not lead to the close`(closes: Int) throws {
        for _ in 0..<closes {
            _ = try shop.sell("mango", from: ledger)
            _ = try ledger.close(counted: nil)
        }
        for (line, close) in [(1, 3), (3, 5)].prefix(closes) {
            var lines = shop.lines
            var record = try RecordLine(parsing: lines[line].dropLast())
            record.record = LedgerRecord(
                sequence: record.sequence, time: Timestamp(milliseconds: 1), entry: record.record.entry)
            lines[line] = []
            try record.write(to: &lines[line])
            let forged = try Shop()
            forged.replaceLedger(by: lines.flatMap(\.self))
            let verification = try forged.verify()
            #expect(verification.error == .damaged(line: close, .chain))
        }
    }

    @Test func `the balances of a later line know the close and what was cancelled after it`() throws {
        let stocked = try Shop(stock: 50_000)
        let ledger = try stocked.open()
        _ = try stocked.sell("mango", from: ledger)
        _ = try ledger.close(counted: nil)
        _ = try stocked.sell("mango", from: ledger)
        _ = try ledger.reverse(.void, 2, reason: "spilt")
        try stocked.sell(3_000, "mango", from: ledger)
        let next = try stocked.open()
        #expect(next.books.accounts == ledger.books.accounts)
        #expect(throws: VoidError.closed(1)) { try next.reverse(.void, 1, reason: "late") }
        #expect(throws: VoidError.voidedBefore(2)) { try next.reverse(.void, 2, reason: "again") }
        #expect(try next.close(counted: nil)?.number == 2)
        #expect(try stocked.verify().error == nil)
    }
}
