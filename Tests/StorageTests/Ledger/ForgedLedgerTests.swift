import Core
import JuiceMaker
import TestSupport
import Testing

@testable import Storage
@testable import System

/// Ledgers in which somebody has changed what the lines say, and sealed them again: whatever they say, the program does not crash.
///
/// With `KIOSK_FORGERIES=20000` there are as many seeds.
struct ForgedLedgerTests {
    private let shop: Shop
    private let lines: [String]

    init() throws {
        let shop = try Shop(stock: 100_000)
        self.shop = shop
        let ledger = try shop.open()
        let orders = try ["mango", "mango-kiwi"].map { SaleRequest(order: Order(try shop.juice($0))) }
        for day in 0..<3 {
            for _ in 0..<80 { _ = try ledger.sell(orders) }
            _ = try ledger.void(day * 160 + 2, reason: "spilled")
            try ledger.change(.set(try shop.fruit("kiwi"), to: 50_000), reason: .counted)
            if day > 0 { _ = try ledger.refund(3 * day, reason: "cold") }
            _ = try ledger.close(counted: day * 1_000)
        }
        let written = String(decoding: try #require(shop.disk[Shop.path]), as: UTF8.self).split(separator: "\n")
        lines = written.map { String($0.dropLast(SealedLine.sealLength)) }
        try #require(written.contains { $0.contains("\"balances\"") && $0.contains("\"closed\"") })
    }

    private static let numbers = [
        "0", "-1", "1", "2", "4", "100001", "1099511627776", "1099511627777", "9007199254740992", "-9007199254740992",
        "9007199254740993", "999999999999999999", "-999999999999999999", "9223372036854775807",
    ]

    /// Changes some numbers, texts or lines.
    private func forge(_ generator: inout SeededGenerator) -> [UInt8] {
        var lines = lines
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = lines.indices.randomElement(using: &generator) ?? 0
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: lines.swapAt(place, lines.indices.randomElement(using: &generator) ?? 0)
            case 1: lines.insert(lines[place], at: place)
            case 2: if lines.count > 1 { lines.remove(at: place) }
            case 3: lines[place] = lines[place].replacing("kiwi", with: "mango")
            case 4: lines[place] = lines[place].replacing("sale", with: "refund")
            default:
                let numbers = lines[place].ranges(of: /-?[0-9]+/)
                guard let range = numbers.randomElement(using: &generator) else { continue }
                lines[place].replaceSubrange(range, with: Self.numbers.randomElement(using: &generator) ?? "0")
            }
        }
        var bytes: [UInt8] = []
        for line in lines {
            let start = bytes.count
            bytes += line.utf8
            SealedLine.seal(&bytes, from: start)
        }
        return bytes
    }

    /// Does everything that a kiosk does with a ledger; an error is a fine answer.
    private func use() {
        if let ledger = try? shop.open() {
            _ = try? ledger.report { _ in 1 }.json(for: shop.menu).text
            var days = PeriodSales(of: Period()) { _ in 1 }
            try? ledger.read(&days)
            _ = days.money
            var orders = DayOrders(of: Period())
            try? ledger.read(&orders)
            _ = orders.juiceCount
            var table = LedgerCSV()
            try? ledger.forEachRecord { table.note($0) }
            try? ledger.forEachRecord { _ = table.row($0) }
            var edit = StockEdit(ledger.books.stock)
            for fruit in edit.fruits { _ = edit.handle(.step(fruit, by: 10)) }
            _ = edit.changes
            for juice in ledger.books.menu.juices { _ = ledger.books.servings(of: juice) }
            for number in [1, 2, 3, 480] {
                if let sold = try? ledger.soldOrder(number: number) {
                    _ = Receipt(of: sold.sale, isVoided: sold.isVoided, menu: sold.menu).count
                }
                _ = try? ledger.void(number, reason: "x")
                _ = try? ledger.refund(number, reason: "x")
            }
            _ = try? shop.sell("mango", from: ledger, key: RequestKey(id: "r", part: 0))
            if let close = try? ledger.close(counted: Currency.countedAmounts.upperBound) {
                _ = close.difference
                _ = close.csv(at: Timestamp(milliseconds: 0), menu: shop.menu)
            }
        }
        _ = try? LedgerVerification(directory: "/data", files: shop.disk)
        shop.disk["/new/ledger.jsonl"] = nil
        shop.disk["/new/ledger.jsonl.mark"] = nil
        _ = try? LedgerSalvage.write(from: "/data", to: "/new", files: shop.disk)
    }

    @Test func `forged lines with true checksums crash nothing`() throws {
        let count = CurrentProcess.variable("KIOSK_FORGERIES").flatMap { Int($0) } ?? 40
        for seed in 1...count {
            var generator = SeededGenerator(seed: UInt64(seed))
            shop.disk[Shop.markPath] = nil
            let mark = LogMark.start
            shop.disk[Shop.path] = forge(&generator)
            try mark.write(to: try shop.disk.open(Shop.markPath, .creating))
            use()
        }
    }
}
