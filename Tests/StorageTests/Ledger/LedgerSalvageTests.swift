import Core
import JuiceMaker
import Synchronization
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
        lines = shop.lines
        try #require(lines.count == 151)
    }

    private typealias Gap = LedgerSalvage.Gap

    /// Returns lines of which some are damaged, from 1.
    private static func damaging(_ numbers: [Int], of lines: [[UInt8]]) -> [[UInt8]] {
        var lines = lines
        for number in numbers { lines[number - 1][20] ^= 1 }
        return lines
    }

    /// Salvages the ledger with some lines damaged, from 1.
    private func salvage(without damaged: [Int]) throws -> (LedgerSalvage, FileLedger) {
        let broken = Array(Self.damaging(damaged, of: lines).joined())
        shop.bytes = broken
        let salvage = try shop.salvage()
        #expect(shop.bytes == broken)
        #expect(try shop.verify("/new").error == nil)
        return (salvage, try shop.open(in: "/new"))
    }

    @Test func `a whole ledger is taken over as it is`() throws {
        let books = try shop.open().books
        let (salvage, ledger) = try salvage(without: [])
        #expect(salvage.gaps == [] && salvage.recordCount == 151)
        #expect(ledger.books == books)
    }

    @Test func `lost sales are named, their numbers are not given again, and the others keep theirs`() throws {
        // The second line is the first sale.
        let (salvage, ledger) = try salvage(without: [2, 5, 6])
        #expect(salvage.gaps == [Gap(records: 2...2, sales: 1...1), Gap(records: 5...6, sales: 4...5)])
        #expect(salvage.recordCount == 148)
        #expect(try ledger.soldNumbers() == Array(1...145).filter { ![1, 4, 5].contains($0) })
        #expect(try shop.sell("mango", from: ledger)?.number == 146)
    }

    @Test func `a close tells which numbers had been given, so that a lost record before it is no sale`() throws {
        let shop = try Shop(stock: 100)
        let ledger = try shop.open()
        for _ in 0..<3 { _ = try shop.sell("mango", from: ledger) }
        _ = try ledger.reverse(.void, 1, reason: "spilled")
        _ = try ledger.close(counted: nil)
        try #require(shop.lines.count == 6)
        // The fifth line is that of the cancellation.
        shop.bytes = Array(Self.damaging([5], of: shop.lines).joined())
        #expect(try shop.salvage().gaps == [Gap(records: 5...5, sales: nil)])
    }

    @Test func `closes before the first lost record stay as printed, and those after it are named and lead on`() throws
    {
        let shop = try Shop(stock: 100)
        let ledger = try shop.open()
        for _ in 0..<4 {
            _ = try shop.sell("mango", from: ledger)
            _ = try ledger.close(counted: 7)
        }
        let whole = shop.lines
        try #require(whole.count == 9)
        func changedCloses(damagedLine line: Int, to folder: String) throws -> [[Int]] {
            shop.bytes = Array(Self.damaging([line], of: whole).joined())
            let salvage = try shop.salvage(to: folder)
            let verification = try shop.verify(folder)
            #expect(!salvage.gaps.isEmpty && verification.error == nil)
            #expect(verification.accounts.closed.number == ([5, 9].contains(line) ? 3 : 4))
            return salvage.changedCloses.map { [$0.printedNumber, $0.number] }
        }
        #expect(try changedCloses(damagedLine: 2, to: "/d") == [[1, 1], [2, 2], [3, 3], [4, 4]])
        // Line 4 is the second sale, line 5 its close.
        #expect(try changedCloses(damagedLine: 4, to: "/a") == [[2, 2], [3, 3], [4, 4]])
        #expect(try changedCloses(damagedLine: 5, to: "/b") == [[3, 2], [4, 3]])
        #expect(try changedCloses(damagedLine: 9, to: "/c") == [])
    }

    @Test func `the stock is that of the next line with balances`() throws {
        let before = try shop.open().books.stock
        let withBalances = try #require(lines.lastIndex(where: RecordLine.hasBalances))
        try #require(withBalances > 40)
        // A sale, and a change that later sales need.
        let (salvage, ledger) = try salvage(without: [4, 12])
        #expect(salvage.gaps == [Gap(records: 4...4, sales: 3...3), Gap(records: 12...12, sales: nil)])
        #expect(ledger.books.stock == before)
    }

    @Test func `without its opening, and with its end lost, what is between is taken over`() throws {
        let (salvage, ledger) = try salvage(without: [1, 150, 151])
        // Both of the last records may have been sales.
        #expect(salvage.gaps == [Gap(records: 1...1, sales: nil), Gap(records: 150...151, sales: 144...145)])
        #expect(salvage.recordCount == 148)
        #expect(try shop.sell("mango", from: ledger)?.number == 146)
    }

    @Test func `a last record without its line feed, a blank line, and one that is there twice are no loss`() throws {
        let files: [(name: String, hasMark: Bool, bytes: [UInt8])] = [
            ("/a", true, Array(lines.joined().dropLast())), ("/b", false, Array(lines.joined().dropLast())),
            ("/c", false, Array((lines[..<4] + [[SealedLine.lineFeed]] + lines[4...]).joined())),
            ("/d", false, Array((lines[..<4] + [lines[3]] + lines[4...]).joined())),
        ]
        for (name, hasMark, bytes) in files {
            if !hasMark { shop.disk[Shop.markPath] = nil }
            shop.bytes = bytes
            let salvage = try shop.salvage(to: name)
            #expect(salvage.gaps == [] && salvage.recordCount == 151, "\(name)")
        }
    }

    @Test func `a folder that has a ledger is left alone`() throws {
        #expect(throws: LedgerError.failed(.write, .alreadyThere)) { try shop.salvage(to: "/data") }
    }

    // MARK: What contradicts

    /// Writes lines with other contents, each with a checksum that matches, and salvages them.
    private func salvage(
        changing lines: [[UInt8]], keepingMark: Bool = true, to folder: String = "/new",
        _ change: (Int, String) -> String?
    ) throws -> LedgerSalvage {
        let changed = lines.enumerated().map { index, line -> [UInt8] in
            let content = String(decoding: line, as: UTF8.self)
            guard var changed = change(index + 1, content) else { return line }
            changed = String(changed.prefix(upTo: changed.range(of: ",\"sum\"")?.lowerBound ?? changed.endIndex))
            return SealedLine.sealed(changed)
        }
        shop.disk[Shop.path] = Array(changed.joined())
        if !keepingMark { shop.disk[Shop.markPath] = [] }
        return try shop.salvage(to: folder)
    }

    private func numbers(in folder: String = "/new") throws -> [Int] {
        let ledger = try shop.open(in: folder)
        #expect(ledger.notices == [])
        #expect(try shop.verify(folder).error == nil)
        return try ledger.soldNumbers()
    }

    /// The number of the line of an order.
    private func line(ofOrder number: Int) throws -> Int {
        let name = "\"sale\",\"number\":\(number),"
        return try #require(lines.firstIndex { String(decoding: $0, as: UTF8.self).contains(name) }) + 1
    }

    @Test func `an order with the number of another one is left out and named, and the others stay`() throws {
        let second = try line(ofOrder: 2)
        let salvage = try salvage(changing: lines) { number, line in
            number == second ? line.replacing("\"number\":2,", with: "\"number\":8,") : nil
        }
        #expect(salvage.contradictions == [second...second])
        #expect(salvage.gaps == [Gap(records: second...second, sales: 2...2)])
        #expect(try numbers() == Array(1...145).filter { $0 != 2 })
    }

    @Test(arguments: [true, false])
    func `a huge place or number of one record loses no other record`(hasMark: Bool) throws {
        let third = try line(ofOrder: 3)
        for (folder, name) in [("/a", "\"seq\":\(third),"), ("/b", "\"number\":3,")] {
            let salvage = try salvage(changing: lines, keepingMark: hasMark, to: folder) { number, line in
                let huge = String(name.prefix { $0 != ":" }) + ":999999999999,"
                return number == third ? line.replacing(name, with: huge) : nil
            }
            #expect(salvage.gaps == [Gap(records: third...third, sales: 3...3)] && !salvage.contradictions.isEmpty)
            #expect(try numbers(in: folder) == Array(1...145).filter { $0 != 3 })
        }
    }

    @Test func `a huge place or number at the end takes no memory`() throws {
        for name in ["\"seq\":\(lines.count),", "\"number\":145,"] {
            let salvage = try salvage(changing: lines, keepingMark: false, to: "/" + name.dropFirst(3).prefix(3)) {
                number, line in
                let huge = String(name.prefix { $0 != ":" }) + ":999999999999,"
                return number == lines.count ? line.replacing(name, with: huge) : nil
            }
            #expect(!salvage.gaps.isEmpty)
        }
    }

    @Test func `a record that is there twice counts once, and one whose place is taken is named`() throws {
        let order = try line(ofOrder: 7)
        try #require(order < 20)
        let twice = lines[..<20] + [lines[order - 1]] + lines[20...]
        let salvage = try salvage(changing: Array(twice)) { _, _ in nil }
        #expect(salvage.gaps == [] && salvage.contradictions == [])
        #expect(try numbers() == Array(1...145))
        let other = try self.salvage(changing: Array(twice), to: "/other") { number, line in
            number == 21 ? line.replacing("2026", with: "2027") : nil
        }
        #expect(other.contradictions == [order...order])
        #expect(try numbers(in: "/other") == Array(1...145))
    }

    @Test func `a lost order is restored from its cancellation`() throws {
        let ledger = try shop.open()
        for number in [4, 5] { _ = try ledger.reverse(.void, number, reason: "spilt") }
        let sold = try shop.sell("mango", from: ledger)
        let books = ledger.books
        let lost = try [3, 4, 5, 6].map { try line(ofOrder: $0) }
        let salvage = try salvage(changing: Self.damaging(lost, of: shop.lines)) { _, _ in nil }
        #expect(salvage.gaps.map(\.sales) == [3...6] && salvage.gaps.map(\.restored) == [[4, 5]])
        #expect(try numbers() == Array(1...146).filter { ![3, 6].contains($0) })
        #expect(try shop.open(in: "/new").books.accounts.sales.voided == books.accounts.sales.voided)
        #expect(sold?.number == 146)
    }

    @Test func `a lost order is restored from its refund, and a refund whose close is lost is named`() throws {
        let ledger = try shop.open()
        _ = try ledger.close(counted: nil)
        _ = try ledger.reverse(.refund, 4, reason: "spilt")
        let all = shop.lines
        let salvage = try salvage(changing: Self.damaging([try line(ofOrder: 4)], of: all)) { _, _ in nil }
        #expect(salvage.gaps.map(\.sales) == [4...4] && salvage.gaps.map(\.restored) == [[4]])
        #expect(salvage.contradictions == [])
        #expect(try numbers() == Array(1...145))

        let damaged = Self.damaging([all.count - 1], of: all)
        let other = try self.salvage(changing: damaged, to: "/other") { _, _ in nil }
        #expect(other.gaps.map(\.records) == [(all.count - 1)...(all.count - 1), all.count...all.count])
        #expect(other.contradictions == [all.count...all.count])
        #expect(try numbers(in: "/other") == Array(1...145))
    }

    @Test func `a lost menu is that of the next line with balances`() throws {
        let shop = try Shop()
        let ledger = try shop.open()
        let menu = try Menu(
            """
            {"capacity": 100000, "currency": "KRW", "fruits": [{"id": "kiwi", "name": {}, "stock": 9},
            {"id": "mango", "name": {}, "stock": 9}, {"id": "lime", "name": {}, "stock": 900}],
            "juices": [{"id": "lime", "name": {}, "needs": [{"fruit": "lime", "count": 2}], "price": 7}]}
            """)
        try #require(try ledger.set(menu))
        let lime = Order(try #require(menu.juices.first))
        for _ in 0..<200 { _ = try ledger.sell([SaleRequest(order: lime)]) }
        shop.disk.change(Shop.path) { bytes in
            if let end = bytes.firstIndex(of: SealedLine.lineFeed) { bytes[end + 20] ^= 1 }
        }
        let salvage = try shop.salvage()
        #expect(salvage.gaps == [Gap(records: 2...2, sales: nil)])
        let restored = try shop.open(in: "/new")
        #expect(restored.books.menu == ledger.books.menu && restored.books.stock == ledger.books.stock)
        #expect(try shop.verify("/new").error == nil)
    }

    @Test func `where the opening stock is lost and a later menu is whole, every fruit can be sold`() throws {
        let shop = try Shop()
        let ledger = try shop.open()
        let text =
            #"{"capacity": 100, "fruits": [{"id": "kiwi", "name": {}, "stock": 9}, "#
            + #"{"id": "mango", "name": {}, "stock": 9}], "#
            + #""juices": [{"id": "shake", "name": {}, "needs": [{"fruit": "kiwi", "count": 2}]}]}"#
        _ = try shop.sell("mango", from: ledger)
        try #require(try ledger.set(try Menu(text)))
        shop.disk.change(Shop.path) { $0[20] ^= 1 }
        let salvage = try shop.salvage()
        #expect(salvage.gaps == [Gap(records: 1...1, sales: nil)])
        let restored = try shop.open(in: "/new")
        // How many there were is not known.
        #expect(restored.books.stock.items.map { restored.books.stock[$0] } == [0, 0])
        try restored.change(.set(try shop.fruit("kiwi"), to: 2))
        let shake = Order(try #require(restored.books.menu.juices.first))
        #expect(try restored.sell([SaleRequest(order: shake)]) == [.sold(Sale(number: 2, order: shake))])
        #expect(try shop.verify("/new").error == nil)
    }

    @Test func `what is missing at the end is known from the mark, and from the one outside the folder`() throws {
        shop.disk[Shop.path] = Array(lines[..<100].joined())
        let salvage = try shop.salvage()
        #expect(salvage.gaps.map(\.records) == [101...lines.count])

        let other = try Shop(state: "/state")
        let ledger = try other.open()
        for _ in 0..<3 { _ = try other.sell("mango", from: ledger) }
        let last = other.lines.count
        other.bytes = Array(other.lines.dropLast().joined())
        other.disk[Shop.markPath] = nil
        #expect(try other.salvage().gaps.map(\.records) == [last...last])
    }

    @Test func `of a ledger without a whole line there is no new one`() throws {
        shop.disk[Shop.path] = lines.flatMap { $0.dropLast() + [13, 10] }
        let salvage = try shop.salvage()
        #expect(salvage.recordCount == 0)
        #expect(!shop.disk.paths.contains { $0.hasPrefix("/new") })
    }

    @Test func `a mark that is in the new folder stays as it is, unless it tells nothing`() throws {
        let path = "/new/" + FileLedger.fileName
        let marks = [Array("precious".utf8), try #require(shop.disk[Shop.markPath])]
        for mark in marks {
            shop.disk[path + ".mark"] = mark
            #expect(throws: LedgerError.failed(.write, .alreadyThere)) { try shop.salvage() }
            #expect(shop.disk.paths.filter { $0.hasPrefix("/new/") } == [path + ".mark"])
            #expect(shop.disk[path + ".mark"] == mark)
        }
        // A salvage that was killed in its middle has left it.
        try LogMark.start.write(to: shop.disk.open(path + ".mark", .updating))
        _ = try shop.salvage()
        #expect(shop.disk[path] != nil)
    }

    // MARK: Copies

    @Test func `a copy has every record, although another kiosk goes on selling`() throws {
        let ledger = try shop.open()
        #expect(try shop.backUp(to: "/copy").count == 151)
        _ = try shop.sell("mango", from: ledger)
        #expect(shop.disk["/copy"] == Array(lines.joined()))
        #expect(shop.disk.isDurable("/copy"))
        #expect(shop.disk["/copy.new"] == nil)
        #expect(throws: LedgerError.failed(.write, .alreadyThere)) { try shop.backUp(to: "/copy") }
    }

    @Test func `a torn line is left out of a copy, a damaged ledger has none, and a file of its name stays`() throws {
        shop.disk[Shop.path]? += Array(#"{"seq":152,"ti"#.utf8)
        shop.disk["/copy.new"] = Array("notes".utf8)
        #expect(try shop.backUp(to: "/copy").count == 151)
        #expect(shop.disk["/copy"] == Array(lines.joined()))
        shop.disk[Shop.path]?[3_000] ^= 1
        #expect(throws: LedgerError.self) { try shop.backUp(to: "/b") }
        #expect(shop.disk["/copy.new"] == Array("notes".utf8))
        #expect(shop.disk.paths.filter { $0.hasPrefix("/copy") || $0.hasPrefix("/b") } == ["/copy", "/copy.new"])
    }

    @Test func `of two copies to one place at once, one is made, and the other one says that a file is there`() throws {
        for calls in 1...40 {
            let disk = SimulatedDisk()
            disk[Shop.path] = shop.disk[Shop.path]
            let process = SimulatedProcess(on: disk)
            let results = Mutex<[Int]>([])
            process.begin {
                let count = try? FileLedger.backUp(directory: "/data", to: "/copy", files: disk).count
                results.withLock { $0.append(count ?? 0) }
            }
            process.resume(calls: calls)
            let count = try? FileLedger.backUp(directory: "/data", to: "/copy", files: disk).count
            process.resume(calls: .max)
            #expect(results.withLock { $0 + [count ?? 0] }.sorted() == [0, lines.count], "call \(calls)")
            #expect(disk.paths.filter { $0.hasPrefix("/copy") } == ["/copy"], "call \(calls)")
        }
    }
}
