import System
import TestSupport
import Testing

/// The built program, several times at once, while the menu changes and money goes back.
@Suite(.waiting) nonisolated struct MenuRaceTests {
    private static let isFull = getenv("KIOSK_PROMISE").map { String(cString: $0) } == "full"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var options: [String] { ["--lang", "en", "--data", folder.path] }

    private func menu(price: Int) throws -> TemporaryFile { try SharedShop.menu(mangos: 1_000_000, price: price) }

    private func run(_ words: String..., lines: Int = 0) throws -> OrderRun {
        try OrderRun(words + options, input: String(repeating: "mango\n", count: lines))
    }

    /// The lines of the ledger.
    private func lines() throws -> [Substring] {
        try TextFile.contents(of: folder.path + "/ledger.jsonl").split(separator: "\n")
    }

    /// The number behind a name in a line; nil where there is none.
    private func number(_ name: String, in line: Substring) -> Int? {
        line.firstRange(of: "\"\(name)\":").flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
    }

    @Test func `while the menu changes, each order costs what the menu before it says, and none is lost`() throws {
        let menus = try [menu(price: 3_000), menu(price: 3_500)]
        _ = try run("menu", "set", menus[0].path).linesAtEnd()
        let changes = Self.isFull ? 100 : 5
        var told: [Int] = []
        for change in 1...changes {
            let stream = try run("order", "-", lines: 20)
            let orders = try (0..<2).map { _ in try run("order", "mango") }
            _ = try run("menu", "set", menus[change % 2].path).linesAtEnd()
            for order in orders { told += try order.numbersAtEnd() }
            // What the stream was told costs what it was to cost; the rest of its lines has no number.
            told += try stream.numbersAtEnd()
        }
        var (prices, sold): ([Int], [Int]) = ([], [])
        for line in try lines() {
            if let price = number("price", in: line), !line.contains("\"kind\":\"sale\"") {
                prices.append(price)
            } else if line.contains("\"kind\":\"sale\"") {
                #expect(number("total", in: line) == prices.last, "\(line)")
                sold.append(try #require(number("number", in: line)))
            }
        }
        #expect(prices.count == changes + 1)
        #expect(!told.isEmpty && told.sorted() == sold && sold == Array(1..<(sold.count + 1)))
        #expect(try kiosk("ledger", "verify", "--data", folder.path).ending == .exit(0))
    }

    @Test func `of many refunds of one order at once, one is made, however often that is tried`() throws {
        let menu = try menu(price: 3_000)
        _ = try run("menu", "set", menu.path).linesAtEnd()
        let count = Self.isFull ? 50 : 4
        _ = try run("order", "-", lines: count).linesAtEnd()
        _ = try run("close").linesAtEnd()
        for number in 1...count {
            let refunds = try (0..<4).map { _ in try run("refund", String(number), "--reason", "sour") }
            // A kill says nothing of what is recorded.
            if number.isMultiple(of: 2) {
                usleep(UInt32.random(in: 1_000...8_000))
                refunds[0].kill()
            }
            let said = try refunds.count { try !$0.linesAtEnd().isEmpty }
            #expect(said <= 1, "order \(number)")
            #expect(try run("refund", String(number), "--reason", "sour").linesAtEnd().isEmpty || said == 0)
            let made = try lines().count { $0.contains("\"kind\":\"refund\",\"number\":\(number),") }
            #expect(made == 1, "order \(number)")
        }
        #expect(try kiosk("ledger", "verify", "--data", folder.path).ending == .exit(0))
    }
}
