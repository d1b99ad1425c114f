import Core
import JuiceMaker
import Testing

@testable import Storage

/// What a mark beside the ledger finds: damage far from the end, and a file that is not the one that was checked.
struct LedgerMarkTests {
    private let shop: Shop
    /// A ledger that is longer than what a start reads of it.
    private let bytes: [UInt8]
    private let key = RequestKey(id: "request 1", part: 0)

    init() throws {
        shop = try Shop(stock: 10_000)
        let ledger = try shop.open()
        _ = try shop.sell("mango", from: ledger, key: key)
        for _ in 0..<4 { try shop.sell(500, "mango-kiwi", from: ledger) }
        bytes = shop.bytes
        try #require(bytes.count > 200_000)
    }

    /// The ledger with one bit flipped in the line of the request, which is the second one.
    private var damaged: [UInt8] {
        get throws {
            var bytes = bytes
            let place = try #require(String(decoding: bytes.prefix(2_000), as: UTF8.self).utf8Offset(of: "request 1"))
            bytes[place] ^= 1
            return bytes
        }
    }

    @Test func `a ledger without a mark is checked wholly, whatever its length`() throws {
        shop.replaceLedger(by: try damaged)
        #expect(throws: LedgerError.damaged(line: 2, .checksum)) { try shop.open() }
        #expect(throws: LedgerError.damaged(line: 2, .checksum)) { try shop.open(.reading) }
        #expect(shop.disk[Shop.path] == (try damaged))
    }

    @Test func `a mark that is torn or of something else is no mark`() throws {
        let mark = try #require(shop.disk[Shop.markPath])
        shop.disk[Shop.path] = try damaged
        let line = mark.prefix { $0 != SealedLine.lineFeed }
        for bytes in [Array(line.dropLast(3)), [], Array("{}\n".utf8), mark.map { $0 == 50 ? 51 : $0 }] {
            shop.disk[Shop.markPath] = bytes
            #expect(throws: LedgerError.damaged(line: 2, .checksum)) { try shop.open() }
        }
    }

    @Test func `a mark always has the same length, so that one write replaces it`() throws {
        #expect(shop.disk[Shop.markPath]?.count == LogMark.length)
        let file = try shop.disk.open("/mark", .creating)
        for mark in [LogMark.start, LogMark(sequence: 999_999_999_999_999_999, end: 999_999_999_999_999_999, sum: 0)] {
            try mark.write(to: file)
            #expect(shop.disk["/mark"]?.count == LogMark.length)
        }
    }

    @Test func `a mark that was there and is not any more is refused until a person accepts the ledger`() throws {
        let whole = shop.disk[Shop.path]
        shop.disk[Shop.markPath] = nil
        #expect(throws: LedgerError.self) { try shop.open() }
        let reader = try shop.open(.reading)
        #expect(reader.notices == [.missingMark])
        #expect(reader.books.soldCount == 2_001)
        #expect(try shop.verify().notices == [.missingMark])
        #expect(shop.disk[Shop.path] == whole && shop.disk[Shop.markPath] == nil)

        #expect(try shop.accept() == 0)
        #expect(try shop.accept() == nil)
        #expect(try shop.checkedRecords().last?.entry == .accepted(missing: 0))
        #expect(try shop.open().notices == [])
    }

    @Test func `a mark that cannot be used is said, and every line is checked`() throws {
        shop.disk[Shop.markPath] = Array("something else\n".utf8)
        #expect(try shop.open(.reading).notices == [.noMark])
        #expect(try shop.verify().notices == [.noMark])
        let ledger = try shop.open()
        #expect(ledger.notices == [.noMark])
        // Now there is one again.
        #expect(try shop.open().notices == [])
        shop.disk[Shop.path] = Shop.first(2_000, of: bytes)
        #expect(throws: LedgerError.self) { try shop.open() }
    }

    @Test func `a mark as an older program wrote it is read, and replaced by one without a clock`() throws {
        let mark = try #require(LogMark(in: try shop.disk.open(Shop.markPath, .reading)))
        var line = Array("{\"seq\":\(mark.sequence),\"bytes\":\(mark.end),\"latest\":1795,\"setback\":12".utf8)
        line += Array(",\"last\":\"".utf8)
        withUnsafeBytes(of: mark.sum) { line += Array($0) }
        line += Array("\"".utf8)
        SealedLine.seal(&line, from: 0)
        shop.disk[Shop.markPath] = line
        // Only what follows the mark is checked.
        shop.disk[Shop.path] = try damaged
        let ledger = try shop.open()
        #expect(ledger.books.soldCount == 2_001)
        _ = try shop.sell("mango", from: ledger)
        let text = String(decoding: try #require(shop.disk[Shop.markPath]), as: UTF8.self)
        #expect(text.prefix { $0 != "\n" }.contains(#""last":""#))
        #expect(!text.prefix { $0 != "\n" }.contains("latest"))
    }

    @Test func `a damaged record with the id of a request is not skipped`() throws {
        shop.disk[Shop.path] = try damaged
        let ledger = try shop.open()
        #expect(throws: LedgerError.damaged(line: 2, .checksum)) { try shop.sell("mango", from: ledger, key: key) }
        #expect(throws: LedgerError.damaged(line: 2, .checksum)) { try shop.sell("mango", from: shop.open(), key: key) }
        #expect(shop.disk[Shop.path] == (try damaged))
    }

    @Test func `a start reads from its mark on, and moves it`() throws {
        // An older kiosk writes no mark.
        let mark = shop.disk[Shop.markPath]
        _ = try shop.sell("mango", from: shop.open())
        let longer = shop.bytes
        shop.disk[Shop.markPath] = mark
        let calls = shop.disk.calls
        #expect(try shop.open().books.soldCount == 2_002)
        #expect(shop.disk.calls - calls < 30)
        shop.disk[Shop.path] = bytes
        #expect(throws: LedgerError.damaged(line: 2_003, .replaced)) { try shop.open() }
        shop.disk[Shop.path] = longer
        #expect(try shop.open().books.soldCount == 2_002)
    }

    @Test(arguments: [0, 1, 2, 1_000, 2_001])
    func `a ledger that was cut at the end of a line is refused until a person accepts it`(count: Int) throws {
        let open = try shop.open()
        shop.disk[Shop.path] = Shop.first(count, of: bytes)
        let replaced = LedgerError.damaged(line: 2_002, .replaced)
        #expect(throws: replaced) { try shop.open() }
        #expect(throws: replaced) { try shop.open(.reading) }
        for _ in 0..<3 { #expect(throws: LedgerError.self) { try shop.sell("mango", from: open) } }
        #expect(shop.disk[Shop.path] == Shop.first(count, of: bytes))

        #expect(try shop.accept() == 2_002)
        #expect(try shop.accept() == nil)
        let records = try shop.checkedRecords()
        #expect(records.last?.entry == .accepted(missing: 2_002))
        // The opening, if there was none, and what was lost: each of those records may have been an order with a number.
        #expect(records.count == max(count, 1) + 2)
        #expect(try shop.sell("mango", from: open)?.number == 2_002)
        #expect(try shop.sell("mango", from: shop.open())?.number == 2_003)
    }

    @Test func `a kiosk that has not read the records that were cut does not sell either`() throws {
        let (late, other) = (try shop.open(), try shop.open())
        let cut = shop.bytes
        _ = try shop.sell("mango", from: other)
        // What is left is all that the late one knows.
        shop.disk[Shop.path] = cut
        #expect(throws: LedgerError.damaged(line: 2_003, .replaced)) { try shop.sell("mango", from: late) }
        #expect(shop.disk[Shop.path] == cut)
    }

    @Test func `another ledger is refused, however long it is`() throws {
        let other = try Shop(stock: 20_000)
        let ledger = try other.open()
        for _ in 0..<8 { try shop.sell(500, "mango", from: ledger) }
        let open = try shop.open()
        shop.disk[Shop.path] = other.disk[Shop.path]
        #expect(throws: LedgerError.damaged(line: 2_002, .replaced)) { try shop.open() }
        for _ in 0..<2 { #expect(throws: LedgerError.self) { try shop.sell("mango", from: open) } }
        #expect(shop.disk[Shop.path] == other.disk[Shop.path])
        _ = try shop.accept()
        #expect(try shop.sell("mango", from: open)?.number == 4_001)
    }

    @Test func `a running kiosk notices that its last record became another one of the same length`() throws {
        let open = try shop.open()
        let before = Shop.first(2_001, of: bytes)
        shop.disk[Shop.path] = before
        shop.disk[Shop.markPath] = []
        let other = try shop.open(at: 1_795_000_000_001)
        for _ in 0..<2 { _ = try shop.sell("mango-kiwi", from: other) }
        try #require(shop.bytes.count > bytes.count)
        #expect(throws: LedgerError.damaged(line: 2_003, .replaced)) { try open.refresh() }
        #expect(open.books.soldCount == 2_001)
    }

    @Test func `a ledger that is gone is refused at the next start, and with its mark it is a new one`() throws {
        shop.disk[Shop.path] = nil
        #expect(throws: LedgerError.damaged(line: 2_002, .replaced)) { try shop.open() }
        shop.disk[Shop.path] = nil
        shop.disk[Shop.markPath] = nil
        #expect(try shop.sell("mango", from: shop.open())?.number == 1)
    }
}

extension String {
    /// The place of a text in bytes.
    fileprivate func utf8Offset(of text: String) -> Int? {
        firstRange(of: text).map { utf8.distance(from: utf8.startIndex, to: $0.lowerBound) }
    }
}
