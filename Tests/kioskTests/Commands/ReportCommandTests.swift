import Core
import JuiceMaker
import KioskAssets
import ScreenKit
import Synchronization
import TestSupport
import Testing

@testable import kiosk

/// `kiosk report`: what was sold in some days, what became of the fruits, and whether the ledger balances.
@Suite(.waiting) nonisolated struct ReportCommandTests {
    private final class Clock: Sendable {
        let milliseconds = Mutex<Int64>(0)
    }

    /// A ledger whose clock is set by the test.
    private struct DatedLedger {
        let clock = Clock()
        let ledger: InMemoryLedger

        init(menu text: String = String(decoding: Asset.menu.content, as: UTF8.self)) throws {
            let clock = clock
            ledger = InMemoryLedger(menu: try Menu(parsing: Array(text.utf8))) {
                Timestamp(milliseconds: clock.milliseconds.withLock { $0 })
            }
        }

        func set(day: Int64) { set(hour: day * 24) }

        func set(hour: Int64) { clock.milliseconds.withLock { $0 = hour * 3_600_000 } }

        /// Sells one of each juice, each in an order of its own.
        func sell(_ ids: String...) throws {
            let juices = try ids.map { try #require(ledger.books.menu.juice(named: $0)) }
            _ = try ledger.sell(juices.map { SaleRequest(order: Order($0)) })
        }

        @MainActor
        func report(from: String = "", to: String = "", isJSON: Bool = false) throws -> Outcome {
            let (first, last) = (CivilDate(parsing: from), CivilDate(parsing: to))
            var command = ReportClerk(texts: Texts(.english), from: first, to: last, isJSON: isJSON)
            command.hour = { Int($0.milliseconds / 3_600_000 % 24) }
            return try ConsoleRun().outcome { try command.report(on: ledger, $1) }
        }
    }

    @MainActor
    @Test func `records that are dated after today are named, and not counted`() throws {
        let shop = try DatedLedger()
        try shop.sell("kiwi")
        shop.set(day: 100_000)
        try shop.sell("kiwi", "kiwi")
        let lines = try shop.report().lines
        #expect(lines.contains("Kiwi juice                  1  4,000"))
        #expect(lines.contains("Records dated after today, not counted: 2. A clock is or was wrong."))
        let json = try shop.report(isJSON: true)
        #expect(
            json.output.contains(
                #""money": 4000, "refunds": 0, "refundedMoney": 0, "currency": "KRW", "net": null, "vat": null, "#
                    + #""unpaid": 0, "payments": {"cash": 4000, "card": 0}, "later": 2, "hours": {"#))
        #expect(json.ending == .exit(0))
    }

    @MainActor
    @Test func `days before another currency have their own, and the open day has that of today`() throws {
        let shop = try DatedLedger()
        shop.set(day: 1)
        try shop.sell("kiwi")
        _ = try shop.ledger.close(counted: nil)
        shop.set(day: 10)
        let text = String(decoding: Asset.menu.content, as: UTF8.self).replacing("KRW", with: "JPY")
        #expect(try shop.ledger.set(Menu(parsing: Array(text.utf8))))
        try shop.sell("mango")
        let open = "Since Z 1: orders 1, cancelled 0, cups 1, money 4,500 JPY"
        let early = try shop.report(to: "1970-01-05").lines
        #expect(early.contains("Money (KRW)       4,000") && early.last == Substring(open))
        let all = try shop.report().lines
        #expect(all.contains("Money (KRW)       4,000") && all.contains("Money (JPY)       4,500"))
        #expect(all.last == Substring(open))
    }

    @MainActor
    @Test func `what has left the menu before the days of the report has its name nevertheless`() throws {
        let shop = try DatedLedger()
        shop.set(day: 1)
        try shop.sell("mango-kiwi")
        try shop.ledger.change(.set(try #require(shop.ledger.books.menu.fruit(named: "strawberry")), to: 0))
        let next = #"""
            {"capacity": 100, "currency": "KRW", "fruits": [{"id": "fig", "name": {}, "stock": 9}],
            "juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}], "price": 1000}]}
            """#
        #expect(try shop.ledger.set(Menu(parsing: Array(next.utf8))))
        shop.set(day: 10)
        _ = try shop.ledger.reverse(.void, 1, reason: "spilt")
        let lines = try shop.report(from: "1970-01-08").lines
        #expect(lines.contains { $0.hasPrefix("Mango-kiwi juice ") })
        #expect(lines.contains { $0.hasPrefix("Strawberry ") })
        #expect(!lines.contains { $0.hasPrefix("mango-kiwi") || $0.hasPrefix("strawberry") })
    }

    @MainActor
    @Test func `each hour from the first to the last sale is a row, with a bar for its cups`() throws {
        let shop = try DatedLedger()
        for (hour, juice) in [(9, "kiwi"), (9, "mango"), (9, "banana"), (11, "mango"), (33, "banana")] {
            shop.set(hour: Int64(hour))
            try shop.sell(juice)
        }
        #expect(
            try shop.report().output.contains(
                """
                Money (KRW)       20,000
                  Cash            20,000

                Hour   Sold   Money
                09:00     4  15,500  ████████████████████
                10:00     0       0
                11:00     1   4,500  █████

                """))
    }

    @MainActor
    @Test func `an hour with few cups beside one with many has a bar too`() throws {
        let text = String(decoding: Asset.menu.content, as: UTF8.self)
            .replacing("\"capacity\": 100", with: "\"capacity\": 1000")
            .replacing("\"stock\": 10", with: "\"stock\": 1000")
        let shop = try DatedLedger(menu: text)
        shop.set(hour: 9)
        for _ in 1...41 { try shop.sell("kiwi") }
        shop.set(hour: 10)
        try shop.sell("kiwi")
        let lines = try shop.report().lines
        #expect(
            lines.contains { $0.hasPrefix("09:00    41") && $0.hasSuffix("  " + String(repeating: "█", count: 20)) })
        #expect(lines.contains { $0.hasPrefix("10:00     1") && $0.hasSuffix("  █") })
    }

    @Test(arguments: [
        ("UTC0", "2026-11-21", "2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z"),
        ("KST-9", "2026-11-21", "2026-11-20T15:00:00.000Z", "2026-11-21T15:00:00.000Z"),
        // A day of 23 hours, and one of 25.
        ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08", "2026-03-08T05:00:00.000Z", "2026-03-09T04:00:00.000Z"),
        ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01", "2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"),
        // Where the clocks are changed at midnight, as in São Paulo until 2019: once there is none, once there are two.
        ("<-03>3<-02>,M11.1.0/0,M2.3.0/0", "2026-11-01", "2026-11-01T03:00:00.000Z", "2026-11-02T02:00:00.000Z"),
        ("<-03>3<-02>,M11.1.0/0,M2.3.0/0", "2027-02-20", "2027-02-20T02:00:00.000Z", "2027-02-21T03:00:00.000Z"),
    ])
    func `a day is one of the time zone`(zone: String, day: String, from: String, to: String) throws {
        let outcome = try kiosk("report", "--json", "--from", day, "--to", day, environment: ["TZ": zone])
        #expect(outcome.output.hasPrefix(#"{"from": "\#(from)", "to": "\#(to)", "#), "\(outcome)")
        #expect(outcome.ending == .exit(0))
    }

    @Test func `several shops have a row each, and a sum`() throws {
        let folder = try TemporaryFolder()
        let (first, second) = (folder.path(of: "a"), folder.path(of: "b"))
        _ = try kiosk("order", "mango:2", "banana", "--data", first)
        _ = try kiosk("order", "kiwi", "--data", second)
        let report = try kiosk("report", "--data", first, "--data", second, "--lang", "en")
        #expect(report.ending == .exit(0) && report.errors == "")
        let rows = report.lines.suffix(4).map { $0.split(separator: " ").map { String($0) } }
        #expect(
            rows.dropFirst() == [
                [first, "1", "3", "12,500", "KRW"], [second, "1", "1", "4,000", "KRW"],
                ["Total", "2", "4", "16,500", "KRW"],
            ])
        let json = try kiosk("report", "--json", "--data", first, "--data", second).output
        #expect(json.hasPrefix("{\"shops\": [{\"folder\": \"\(first)\", \"report\": {"))
    }
}
