import Core
import JuiceMaker
import Testing

@testable import Storage

/// A new ledger of what is whole in a damaged one.
struct LedgerSalvageTests {
    private let shop: Shop
    private let lines: [[UInt8]]

    init() throws {
        shop = try Shop(stock: 100)
        let ledger = try shop.open()
        for number in 0..<150 {
            if number % 30 == 10 {
                try ledger.change(.add([Quantity(item: try shop.fruit("mango"), count: 90)]))
            } else {
                _ = try shop.sell(number % 3 == 0 ? "mango-kiwi" : "mango", from: ledger)
            }
        }
        let bytes = try #require(shop.disk[Shop.path])
        lines = bytes.split(separator: SealedLine.lineFeed).map { $0 + [SealedLine.lineFeed] }
        try #require(lines.count == 151)
    }

    /// Salvages the ledger with some lines damaged, from 1.
    private func salvage(without damaged: [Int]) throws -> (LedgerSalvage, FileLedger) {
        var broken = lines
        for line in damaged { broken[line - 1][20] ^= 1 }
        shop.disk[Shop.path] = Array(broken.joined())
        let salvage = try LedgerSalvage.write(from: "/data", to: "/new/place", files: shop.disk)
        #expect(shop.disk[Shop.path] == Array(broken.joined()))
        let ledger = try FileLedger.open(directory: "/new/place", menu: shop.menu, files: shop.disk) {
            Timestamp(milliseconds: 0)
        }
        let verification = try LedgerVerification(directory: "/new/place", files: shop.disk)
        #expect(verification.error == nil)
        return (salvage, ledger)
    }

    @Test func `a whole ledger is taken over as it is`() throws {
        let books = try shop.open().books
        let (salvage, ledger) = try salvage(without: [])
        #expect(salvage.gaps == [])
        #expect(salvage.recordCount == 151)
        #expect(ledger.books == books)
    }

    @Test func `lost sales are named, their numbers are not given again, and the others keep theirs`() throws {
        // The second line is the first sale.
        let (salvage, ledger) = try salvage(without: [2, 5, 6])
        #expect(
            salvage.gaps == [
                LedgerSalvage.Gap(records: 2...2, sales: 1...1), LedgerSalvage.Gap(records: 5...6, sales: 4...5),
            ])
        #expect(salvage.recordCount == 148)
        var numbers: [Int] = []
        try ledger.forEachRecord { record in
            if case .sale(let sale) = record.entry { numbers.append(sale.number) }
        }
        #expect(numbers == Array(1...145).filter { ![1, 4, 5].contains($0) })
        #expect(try shop.sell("mango", from: ledger)?.number == 146)
    }

    @Test func `a close tells which numbers had been given, so that a lost record before it is no sale`() throws {
        let shop = try Shop(stock: 100)
        let ledger = try shop.open()
        for _ in 0..<3 { _ = try shop.sell("mango", from: ledger) }
        _ = try ledger.void(1, reason: "spilled")
        _ = try ledger.close(counted: nil)
        var bytes = try #require(shop.disk[Shop.path])
        let ends = bytes.indices.filter { bytes[$0] == SealedLine.lineFeed }
        try #require(ends.count == 6)
        // The fifth line is that of the cancellation.
        bytes[ends[3] + 21] ^= 1
        shop.disk[Shop.path] = bytes
        let salvage = try LedgerSalvage.write(from: "/data", to: "/new/place", files: shop.disk)
        #expect(salvage.gaps == [LedgerSalvage.Gap(records: 5...5, sales: nil)])
    }

    @Test func `closes before the first lost record stay as printed, and those after it are named`() throws {
        let shop = try Shop(stock: 100)
        let ledger = try shop.open()
        for _ in 0..<4 {
            _ = try shop.sell("mango", from: ledger)
            _ = try ledger.close(counted: nil)
        }
        let whole = try #require(shop.disk[Shop.path])
        let ends = whole.indices.filter { whole[$0] == SealedLine.lineFeed }
        try #require(ends.count == 9)
        func changedCloses(damagedLine line: Int, to folder: String) throws -> [[Int]] {
            shop.disk[Shop.path] = whole
            shop.disk[Shop.path]?[ends[line - 2] + 21] ^= 1
            return try LedgerSalvage.write(from: "/data", to: folder, files: shop.disk).changedCloses
                .map { [$0.printedNumber, $0.number] }
        }
        // Line 4 is the second sale, line 5 its close.
        #expect(try changedCloses(damagedLine: 4, to: "/a") == [[2, 2], [3, 3], [4, 4]])
        #expect(try changedCloses(damagedLine: 5, to: "/b") == [[3, 2], [4, 3]])
        #expect(try changedCloses(damagedLine: 9, to: "/c") == [])
    }

    @Test func `the stock is that of the next line with balances`() throws {
        let before = try shop.open().books.stock
        let withBalances = try #require(
            lines.lastIndex { line in
                line.dropLast().withUnsafeBytes { (try? RecordLine(parsing: $0))?.balances } != nil
            })
        try #require(withBalances > 40)
        // A sale, and a change that later sales need.
        let (salvage, ledger) = try salvage(without: [4, 12])
        #expect(salvage.gaps.map(\.records) == [4...4, 12...12])
        #expect(salvage.gaps.map(\.sales) == [3...3, nil])
        #expect(ledger.books.stock == before)
    }

    @Test func `without its opening, and with its end lost, what is between is taken over`() throws {
        let (salvage, ledger) = try salvage(without: [1, 150, 151])
        #expect(salvage.gaps.map(\.records) == [1...1, 150...151])
        // Both of the last records may have been sales.
        #expect(salvage.gaps.last?.sales == 144...145)
        #expect(salvage.recordCount == 148)
        #expect(try shop.sell("mango", from: ledger)?.number == 146)
    }

    @Test func `a folder that has a ledger is left alone`() throws {
        #expect(throws: LedgerError.failed(.write, .alreadyThere)) {
            try LedgerSalvage.write(from: "/data", to: "/data", files: shop.disk)
        }
    }

    // MARK: Copies

    @Test func `a copy has every record, although another kiosk goes on selling`() throws {
        let ledger = try shop.open()
        #expect(try FileLedger.backUp(directory: "/data", to: "/copy", files: shop.disk) == 151)
        _ = try shop.sell("mango", from: ledger)
        #expect(shop.disk["/copy"] == Array(lines.joined()))
        #expect(shop.disk.isDurable("/copy"))
        #expect(shop.disk["/copy.new"] == nil)
        #expect(throws: LedgerError.failed(.write, .alreadyThere)) {
            try FileLedger.backUp(directory: "/data", to: "/copy", files: shop.disk)
        }
    }

    @Test func `a torn line is left out of a copy, and of a damaged ledger there is none`() throws {
        shop.disk[Shop.path]? += Array(#"{"seq":152,"ti"#.utf8)
        #expect(try FileLedger.backUp(directory: "/data", to: "/copy", files: shop.disk) == 151)
        #expect(shop.disk["/copy"] == Array(lines.joined()))
        shop.disk[Shop.path]?[3_000] ^= 1
        #expect(throws: LedgerError.self) {
            try FileLedger.backUp(directory: "/data", to: "/other", files: shop.disk)
        }
        #expect(shop.disk["/other"] == nil)
        #expect(shop.disk["/other.new"] == nil)
    }
}
