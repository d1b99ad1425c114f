import Core
import JuiceMaker
import KioskAssets
import ScreenKit
import Synchronization
import TestSupport
import Testing

@testable import kiosk

/// `kiosk report`: what was sold in some days, what became of the fruits, and whether the ledger balances.
nonisolated struct ReportCommandTests {
    @Test func `shows people a table of sales and one of fruits`() throws {
        expect(
            try kiosk("report"),
            output: """
                기간: 전체

                쥬스          판매  매출
                딸기쥬스         0     0
                바나나쥬스       0     0
                키위쥬스         0     0
                파인애플쥬스     0     0
                딸바쥬스         0     0
                망고쥬스         0     0
                망키쥬스         0     0
                합계             0     0

                주문         0
                취소한 주문  0
                매출 (KRW)   0

                과일      기초 재고  입고  실사  폐기  조정  사용  반환  기말 재고
                딸기             10     0     0     0     0     0     0         10
                바나나           10     0     0     0     0     0     0         10
                파인애플         10     0     0     0     0     0     0         10
                키위             10     0     0     0     0     0     0         10
                망고             10     0     0     0     0     0     0         10

                장부가 맞습니다:
                기초 재고 + 입고 + 실사 + 폐기 + 조정 − 사용 + 반환 = 기말 재고
                아직 마감하지 않음: 주문 0건, 취소 0건, 판매 0잔, 매출 0원

                """)
        expect(
            try kiosk("report", "--lang", "en", "--from", "2026-01-31", "--to=9999-12-31"),
            output: """
                Period: 2026-01-31 – 9999-12-31

                Juice                    Sold  Money
                Strawberry juice            0      0
                Banana juice                0      0
                Kiwi juice                  0      0
                Pineapple juice             0      0
                Strawberry-banana juice     0      0
                Mango juice                 0      0
                Mango-kiwi juice            0      0
                Total                       0      0

                Orders            0
                Cancelled orders  0
                Money (KRW)       0

                Fruit      Opening Restocked Counted Spoiled Adjusted Used Returned Closing
                Strawberry      10         0       0       0        0    0        0      10
                Banana          10         0       0       0        0    0        0      10
                Pineapple       10         0       0       0        0    0        0      10
                Kiwi            10         0       0       0        0    0        0      10
                Mango           10         0       0       0        0    0        0      10

                The ledger balances:
                opening + restocked + counted + spoiled + adjusted − used + returned = closing
                Not closed yet: orders 0, cancelled 0, cups 0, money 0 KRW

                """)
    }

    private func json(from: String = "null", to: String = "null", stock: Int) -> String {
        let juices = ["strawberry", "banana", "kiwi", "pineapple", "strawberry-banana", "mango", "mango-kiwi"]
        let fruits = ["strawberry", "banana", "pineapple", "kiwi", "mango"].map {
            #""\#($0)": {"opening": \#(stock), "restocked": 0, "adjusted": 0, "counted": 0, "spoiled": 0, "#
                + #""used": 0, "returned": 0, "closing": \#(stock)}"#
        }
        return #"{"from": \#(from), "to": \#(to), "sold": 0, "orders": 0, "voids": 0, "money": 0, "#
            + #""refunds": 0, "refundedMoney": 0, "currency": "KRW", "net": null, "vat": null, "unpaid": 0, "#
            + #""payments": {"cash": 0, "card": 0}, "later": 0, "hours": {}, "juices": {"#
            + juices.map { #""\#($0)": 0"# }.joined(separator: ", ") + #"}, "juiceMoney": {"#
            + juices.map { #""\#($0)": 0"# }.joined(separator: ", ") + #"}, "fruits": {"#
            + fruits.joined(separator: ", ")
            + #"}, "open": {"after": 0, "orders": 0, "voids": 0, "cups": 0, "money": 0, "refunds": 0}, "balances": true}"#
            + "\n"
    }

    @Test func `prints JSON for machines`() throws {
        expect(try kiosk("report", "--json"), output: json(stock: 10))
        expect(try kiosk("--json", "report", "--lang", "en"), output: json(stock: 10))
    }

    @Test func `a period before the ledger's beginning has nothing, one after it what there was`() throws {
        let utc = ["TZ": "UTC0"]
        expect(
            try kiosk("report", "--json", "--to", "2000-01-01", environment: utc),
            output: json(to: #""2000-01-02T00:00:00.000Z""#, stock: 0))
        expect(
            try kiosk("report", "--json", "--from", "9000-01-01", environment: utc),
            output: json(from: #""9000-01-01T00:00:00.000Z""#, stock: 10))
    }

    @MainActor
    @Test func `records that are dated after today are named, and not counted`() throws {
        final class Clock: Sendable {
            let day = Mutex<Int64>(0)
        }
        let clock = Clock()
        let menu = try Menu(parsing: Asset.menu.content)
        let ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: clock.day.withLock { $0 } * 86_400_000) }
        let kiwi = try #require(menu.juice(named: "kiwi"))
        _ = try ledger.sell([SaleRequest(order: Order(kiwi))])
        clock.day.withLock { $0 = 100_000 }
        _ = try ledger.sell([SaleRequest(order: Order(kiwi)), SaleRequest(order: Order(kiwi))])
        func report(isJSON: Bool) throws -> Outcome {
            let command = ReportClerk(texts: Texts(.english), isJSON: isJSON)
            return try ConsoleRun().outcome { try command.report(on: ledger, $1) }
        }
        let lines = try report(isJSON: false).output.split(separator: "\n")
        #expect(lines.contains("Kiwi juice                  1  4,000"))
        #expect(lines.contains("Records dated after today, not counted: 2. A clock is or was wrong."))
        #expect(
            try report(isJSON: true).output.contains(
                #""money": 4000, "refunds": 0, "refundedMoney": 0, "currency": "KRW", "net": null, "vat": null, "#
                    + #""unpaid": 0, "payments": {"cash": 4000, "card": 0}, "later": 2, "hours": {"#))
        #expect(try report(isJSON: true).ending == .exit(0))
    }

    @MainActor
    @Test func `days before another currency have their own, and the open day has that of today`() throws {
        final class Clock: Sendable {
            let day = Mutex<Int64>(1)
        }
        let clock = Clock()
        let menu = try Menu(parsing: Asset.menu.content)
        let ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: clock.day.withLock { $0 } * 86_400_000) }
        _ = try ledger.sell([SaleRequest(order: Order(try #require(menu.juice(named: "kiwi"))))])
        _ = try ledger.close(counted: nil)
        clock.day.withLock { $0 = 10 }
        let text = String(decoding: Asset.menu.content, as: UTF8.self).replacing("KRW", with: "JPY")
        let other = try Menu(parsing: Array(text.utf8))
        #expect(try ledger.set(other))
        _ = try ledger.sell([SaleRequest(order: Order(try #require(other.juice(named: "mango"))))])
        func lines(to day: String?) throws -> [Substring] {
            let command = ReportClerk(texts: Texts(.english), to: day.flatMap { CivilDate(parsing: $0) }, isJSON: false)
            let outcome = try ConsoleRun().outcome { try command.report(on: ledger, $1) }
            return outcome.lines
        }
        let open = "Since Z 1: orders 1, cancelled 0, cups 1, money 4,500 JPY"
        let early = try lines(to: "1970-01-05")
        #expect(early.contains("Money (KRW)       4,000") && early.last == Substring(open))
        let all = try lines(to: nil)
        #expect(all.contains("Money (KRW)       4,000") && all.contains("Money (JPY)       4,500"))
        #expect(all.last == Substring(open))
    }

    @MainActor
    @Test func `what has left the menu before the days of the report has its name nevertheless`() throws {
        final class Clock: Sendable {
            let day = Mutex<Int64>(1)
        }
        let clock = Clock()
        let menu = try Menu(parsing: Asset.menu.content)
        let ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: clock.day.withLock { $0 } * 86_400_000) }
        _ = try ledger.sell([SaleRequest(order: Order(try #require(menu.juice(named: "mango-kiwi"))))])
        try ledger.change(.set(try #require(menu.fruit(named: "strawberry")), to: 0))
        let next = #"""
            {"capacity": 100, "currency": "KRW", "fruits": [{"id": "fig", "name": {}, "stock": 9}],
            "juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}], "price": 1000}]}
            """#
        #expect(try ledger.set(Menu(parsing: Array(next.utf8))))
        clock.day.withLock { $0 = 10 }
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        let command = ReportClerk(texts: Texts(.english), from: CivilDate(parsing: "1970-01-08"), isJSON: false)
        let lines = try ConsoleRun().outcome { try command.report(on: ledger, $1) }.lines
        #expect(lines.contains { $0.hasPrefix("Mango-kiwi juice ") })
        #expect(lines.contains { $0.hasPrefix("Strawberry ") })
        #expect(!lines.contains { $0.hasPrefix("mango-kiwi") || $0.hasPrefix("strawberry") })
    }

    @MainActor
    @Test func `each hour from the first to the last sale is a row, with a bar for its cups`() throws {
        final class Clock: Sendable {
            let hour = Mutex<Int64>(0)
        }
        let clock = Clock()
        let menu = try Menu(parsing: Asset.menu.content)
        let ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: clock.hour.withLock { $0 } * 3_600_000) }
        for (hour, juice) in [(9, "kiwi"), (9, "mango"), (9, "banana"), (11, "mango"), (33, "banana")] {
            clock.hour.withLock { $0 = Int64(hour) }
            _ = try ledger.sell([SaleRequest(order: Order(try #require(menu.juice(named: juice))))])
        }
        var command = ReportClerk(texts: Texts(.english), isJSON: false)
        command.hour = { Int($0.milliseconds / 3_600_000 % 24) }
        let outcome = try ConsoleRun().outcome { try command.report(on: ledger, $1) }
        #expect(
            outcome.output.contains(
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
        final class Clock: Sendable {
            let hour = Mutex<Int64>(9)
        }
        let clock = Clock()
        let text = String(decoding: Asset.menu.content, as: UTF8.self)
            .replacing("\"capacity\": 100", with: "\"capacity\": 1000").replacing(
                "\"stock\": 10", with: "\"stock\": 1000")
        let menu = try Menu(parsing: Array(text.utf8))
        let ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: clock.hour.withLock { $0 } * 3_600_000) }
        let kiwi = try #require(menu.juice(named: "kiwi"))
        for _ in 1...41 { _ = try ledger.sell([SaleRequest(order: Order(kiwi))]) }
        clock.hour.withLock { $0 = 10 }
        _ = try ledger.sell([SaleRequest(order: Order(kiwi))])
        var command = ReportClerk(texts: Texts(.english), isJSON: false)
        command.hour = { Int($0.milliseconds / 3_600_000 % 24) }
        let lines = try ConsoleRun().outcome { try command.report(on: ledger, $1) }.lines
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
        #expect(rows[1] == [first, "1", "3", "12,500", "KRW"])
        #expect(rows[2] == [second, "1", "1", "4,000", "KRW"])
        #expect(rows[3] == ["Total", "2", "4", "16,500", "KRW"])
        let json = try kiosk("report", "--json", "--data", first, "--data", second).output
        #expect(json.hasPrefix("{\"shops\": [{\"folder\": \"\(first)\", \"report\": {"))
    }
}
