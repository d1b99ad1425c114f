import Core
import JuiceMaker
import KioskAssets
import ScreenKit
import Testing

@testable import kiosk

/// How `kiosk order` sells: much at once where that is possible, and nothing that could not be kept.
struct OrderBatchTests {
    /// A menu with fruit enough for any test.
    private static func plenty() throws -> Menu {
        let text = String(decoding: Asset.menu.content, as: UTF8.self)
        let plenty = text.replacing("\"capacity\": 100", with: "\"capacity\": 1000000")
            .replacing("\"stock\": 10", with: "\"stock\": 1000000")
        return try Menu(parsing: Array(plenty.utf8))
    }

    private func order(_ ledger: any Ledger, input: String) throws -> Outcome {
        let command = OrderClerk(texts: Texts(.english), ledger: ledger)
        return try ConsoleRun(input: input).outcome { input, console in try command.run(input, console) }
    }

    private func order(_ ledger: any Ledger, _ orders: String...) throws -> Outcome {
        let command = OrderClerk(texts: Texts(.english), ledger: ledger)
        return try ConsoleRun().outcome { _, console in try command.run(orders, console) }
    }

    @Test func `lines that are there already are sold together, and none is lost between the batches`() throws {
        let ledger = WatchedLedger(menu: try Self.plenty())
        let outcome = try order(ledger, input: String(repeating: "mango\n", count: 5_000))
        expect(outcome, output: (1...5_000).map { "\($0) mango\n" }.joined())
        #expect(ledger.batches.count <= 10)
        #expect(ledger.batches.allSatisfy { $0 <= 1_024 })
    }

    @Test func `answers come in the order of the lines, whatever the lines are`() throws {
        let ledger = WatchedLedger(menu: try Menu(parsing: Asset.menu.content))
        expect(
            try order(ledger, input: "kiwi:2\nlemon\nkiwi:2\nstrawberry\n\nmango\n"),
            output: "1 kiwi:2\n2 mango\n",
            errors: """
                kiosk: line 2: unknown juice: lemon
                kiosk: line 3: kiwi:2: Kiwi short by 2
                kiosk: line 4: strawberry: Strawberry short by 6

                """,
            exitCode: 65)
        #expect(ledger.batches == [4])
    }

    @Test(arguments: [
        ("lemon", "", 65), ("strawberry", "", 1), ("lemon", "strawberry", 65), ("strawberry", "lemon", 65),
    ])
    func `the worst exit code of all batches is that of the command`(
        first: String, last: String, exitCode: Int32
    ) throws {
        let ledger = WatchedLedger(menu: try Self.plenty())
        let strawberry = try #require(ledger.books.menu.fruit(named: "strawberry"))
        try ledger.change(.set(strawberry, to: 0))
        let outcome = try order(ledger, input: first + "\n" + String(repeating: "mango\n", count: 3_000) + last + "\n")
        #expect(outcome.ending == .exit(exitCode))
        #expect(outcome.lines.count == 3_000)
        #expect(ledger.batches.count > 2)
    }

    @Test func `the arguments are one request, of which nothing is sold when any part of it is short`() throws {
        let ledger = WatchedLedger(menu: try Menu(parsing: Asset.menu.content))
        expect(
            try order(ledger, "kiwi:2", "mango:4", "banana"),
            errors: "kiosk: kiwi:2 mango:4 banana: Mango short by 2 (to add to the stock: kiosk help stock)\n",
            exitCode: 1)
        #expect(ledger.batches == [1])
        #expect(ledger.books.soldCount == 0)
        #expect(ledger.books.stock == ledger.books.menu.openingStock)
    }

    @Test func `a ledger that breaks ends it: what was made before is told, and nothing else`() throws {
        let reason = "kiosk: " + Texts(.english).explain(LedgerError.newerFormat(9)) + "\n"
        let ledger = WatchedLedger(menu: try Self.plenty(), breaksAfter: 1)
        let outcome = try order(ledger, input: String(repeating: "mango\n", count: 3_000))
        #expect(outcome.lines.count == ledger.batches[0])
        #expect(outcome.lines.last == "\(ledger.batches[0]) mango")
        #expect(outcome.errors == reason)
        #expect(outcome.ending == .exit(65))
        #expect(ledger.batches.count == 2)

        let other = WatchedLedger(menu: try Self.plenty(), breaksAfter: 0)
        expect(try order(other, "kiwi", "mango", "banana"), errors: reason, exitCode: 65)
        #expect(other.batches.count == 1)
    }
}
