import Core
import JuiceMaker
import TestSupport
import Testing

@testable import Storage

/// A ledger as a program before orders of several juices has written it.
struct LedgerUpgradeTests {
    private let shop: Shop

    /// The contents of its lines.
    static var lines: [String] {
        get throws { try GoldenFile("format-1", suite: #filePath).contents().split(separator: "\n").map { String($0) } }
    }

    static var old: [UInt8] { get throws { try lines.flatMap { SealedLine.sealed($0) } } }

    private let old: [UInt8]

    init() throws {
        shop = try Shop(stock: 100)
        old = try Self.old
        shop.replaceLedger(by: old, hasMark: false)
    }

    private func expectOldFigures(_ books: Books) throws {
        #expect(books.accounts.lastNumber == 2)
        #expect(books.soldCount == 2)
        #expect(try books.stock[shop.fruit("kiwi")] == 119)
        #expect(try books.stock[shop.fruit("mango")] == 95)
    }

    @Test func `a reader leaves it as it is, and a kiosk opens it with the same figures, and goes on`() throws {
        try expectOldFigures(shop.open(.reading).books)
        #expect(shop.disk[Shop.path] == old)
        let ledger = try shop.open()
        try expectOldFigures(ledger.books)
        #expect(try shop.sell("mango", from: ledger)?.number == 3)
        #expect(try shop.sell("mango-kiwi", from: ledger, key: RequestKey(id: "r", part: 0))?.number == 2)
        #expect(try ledger.reverse(.void, 1, reason: "spilt").sale.juices == [Quantity(item: "mango", count: 1)])
        #expect(try ledger.close(counted: nil)?.sales.sold.orders == 3)
        #expect(try shop.checkedRecords().count == 8)
        #expect(try shop.verify().error == nil)
    }

    @Test func `it reports and closes as before there were payments`() throws {
        let ledger = try shop.open()
        let report = try ledger.report()
        #expect(report.sales.sold.juices == ["mango": 1, "mango-kiwi": 1] && report.imbalance == nil)
        #expect(report.payments == [:] && report.juiceMoney == [:] && report.unpaid == 0)
        #expect(try ledger.soldOrder(number: 1)?.payment == nil)
        #expect(try ledger.close(counted: nil)?.takings == nil)
        let text = String(decoding: shop.bytes, as: UTF8.self)
        #expect(!text.contains("\"payments\":{\"") && !text.contains("\"float\"") && !text.contains("\"waits\""))
    }

    @Test func `nothing but the format in its first line changes, and the menu comes behind`() throws {
        _ = try shop.open()
        let text = String(decoding: old, as: UTF8.self)
        let lines = text.replacing("\"format\":1", with: "\"format\":3").split(separator: "\n")
        let upgraded = String(decoding: shop.bytes, as: UTF8.self).split(separator: "\n")
        #expect(upgraded.dropFirst().dropLast().elementsEqual(lines.dropFirst()))
        #expect(upgraded.last?.contains("\"kind\":\"menu\",\"fruits\":{},\"menu\":{") == true)
        #expect(upgraded[0].dropLast(10) == lines[0].dropLast(10))
    }

    @Test func `the menu that it gets is said, whatever opens it`() throws {
        #expect(try shop.open().notices == [.menuRecorded(shop.menu)])
        #expect(try shop.open().notices == [])
        // The mark of a longer one makes a person accept it first.
        shop.replaceLedger(by: old, hasMark: false)
        try shop.write(LogMark(sequence: 9, end: 9_999, sum: LogMark.start.sum))
        let accepted = try FileLedger.accept(directory: "/data", menu: shop.menu, files: shop.disk) {
            Timestamp(milliseconds: 0)
        }
        #expect(accepted.missing == 9 && accepted.notices == [.menuRecorded(shop.menu)])
        #expect(try shop.sell("mango", from: shop.open())?.number == 8)
    }

    @Test func `a reader that has opened it when a kiosk upgrades it and sells reads the new one`() throws {
        for isRead in [true, false] {
            let shop = try Shop(stock: 100)
            shop.replaceLedger(by: old, hasMark: false)
            let upgrade: @Sendable () -> Void = {
                guard let ledger = try? shop.open() else { return }
                for _ in 0..<3 { _ = try? shop.sell("mango", from: ledger) }
            }
            shop.disk.beforeNextLock(upgrade)
            let last =
                try isRead
                ? shop.open(.reading).books.accounts.lastNumber
                : shop.verify().accounts.lastNumber
            #expect(last == 5)
        }
    }

    @Test func `a reader that stays open goes on in the new one, and refuses any other`() throws {
        let reader = try shop.open(.reading)
        let kiosk = try shop.open()
        _ = try shop.sell("mango", from: kiosk)
        try reader.refresh()
        #expect(reader.books == kiosk.books)
        _ = try shop.sell("mango", from: kiosk)
        try reader.refresh()
        #expect(try reader.saleRecord(number: 4) != nil)
        shop.replaceLedger(by: old, hasMark: false)
        let other = try shop.open(.reading)
        let (place, text) = (Shop.path + ".other", String(decoding: old, as: UTF8.self))
        let opening = String(text.prefix { $0 != "\n" }.dropLast(18))
        shop.disk[place] = SealedLine.sealed(opening.replacing("100", with: "200"))
        try shop.disk.rename(place, to: Shop.path)
        #expect(throws: LedgerError.self) { try other.refresh() }
    }

    @Test func `a ledger of which an older program has checked only the opening goes on too`() throws {
        let first = Array(old.prefix { $0 != 0x0A }) + [0x0A]
        shop.replaceLedger(by: first, hasMark: false)
        let sum = first.dropLast().withUnsafeBytes { SealedLine.sum(of: $0) }
        try shop.write(LogMark(sequence: 1, end: first.count, sum: sum))
        #expect(try shop.sell("mango", from: shop.open())?.number == 1)
    }

    @Test func `a damaged first line is not repaired`() throws {
        var damaged = old
        damaged[old.count / 20] ^= 1
        shop.replaceLedger(by: damaged)
        #expect(throws: LedgerError.self) { try shop.open() }
        #expect(shop.disk[Shop.path] == damaged)
    }
}
