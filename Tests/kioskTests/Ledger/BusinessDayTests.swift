import Core
import System
import TestSupport
import Testing

/// The business day over midnight: what waits and what is counted belongs to records, whatever the calendar of a kiosk says.
@Suite(.waiting) nonisolated struct BusinessDayTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @discardableResult
    private func run(
        _ line: String, input: String = "", language: String = "en", zone: String = "UTC"
    ) throws -> Outcome {
        try kiosk(
            line: "\(line) --lang \(language) --data \(folder.path)", input: input, environment: ["TZ": zone])
    }

    /// Waits for the next second, and returns a time zone in which it began with midnight.
    private func midnight() -> String {
        let now = SystemClock.milliseconds() / 1_000
        while SystemClock.milliseconds() / 1_000 == now { usleep(20_000) }
        let seconds = (now + 1) % 86_400
        return "XXX\(seconds / 3_600):\(seconds / 60 % 60):\(seconds % 60)"
    }

    @Test(arguments: [("en", "Not possible now"), ("ko", "지금은")])
    func `what waits stays in the kitchen, on the board and in the list over midnight, until the day is closed`(
        language: String, refusal: String
    ) throws {
        try run("--counter", input: "1\nbanana\n\n1\nmango 2\n")
        try run("order kiwi")
        let zone = midnight()
        let kitchen = try run("kitchen --plain", input: "next\npay\n", language: language, zone: zone)
        #expect(kitchen.lines.count { $0.hasPrefix("1  ") || $0.hasPrefix("2  ") } >= 3, "\(kitchen.output)")
        #expect(!kitchen.output.contains(refusal), "\(kitchen.output)")
        let board = try run("board --plain", language: language, zone: zone).output
        #expect(board.contains("1  ") && board.contains("3  ") && board.contains(": 2"), "\(board)")
        let list = try run("--plain", input: "2\nsales\norders\n", language: language, zone: zone)
        for row in ["1. 3  ", "2. 2  ", "3. 1  "] {
            #expect(list.lines.contains { $0.hasPrefix(row) }, "\(list.output)")
        }
        try run("close --unpaid", zone: zone)
        let empty = try run("kitchen --plain", zone: zone)
        #expect(!empty.lines.contains { $0.hasPrefix("2  ") }, "\(empty.output)")
    }

    @Test(arguments: [
        ("en", ["Cash", "Card", "Settled on other days"]), ("ko", ["현금", "카드", "다른 날 처리"]),
    ])
    func `the rows under the money of a day add up to it, also where an order is paid on the next one`(
        language: String, labels: [String]
    ) throws {
        try run("--counter", input: "1\nkiwi\n\n1\nmango\n")
        let zone = midnight()
        try run("pay 1 --by card", zone: zone)
        try run("order banana", zone: zone)
        let time = try #require(try run("receipt 3", zone: zone).lines.first { $0.hasPrefix("Time") })
        let today = try #require(time.split(separator: " ").dropFirst().first)
        let report = try run("report --from \(today)", language: language, zone: zone).output
        let rows = report.split(separator: "\n").filter { row in labels.contains { row.hasPrefix("  \($0)") } }
        #expect(rows.map { $0.split(separator: " ").last } == ["3,500", "4,000", "−4,000"], "\(report)")
    }

    @Test func `a report ends where its period ends, also where the sums before are those at the end`() throws {
        try run("stock set kiwi 12")
        let zone = midnight()
        try run("stock set kiwi 10")
        let report = try run("report --from " + date(in: zone), zone: zone)
        let row = try #require(report.lines.first { $0.hasPrefix("Kiwi  ") }).split(separator: " ").dropFirst()
        #expect(Array(row) == ["12", "0", "−2", "0", "0", "0", "0", "10"], "\(report.output)")
        #expect(report.ending == .exit(0))
    }

    /// The local day in a time zone, as the close of another shop says it: a record more in this one would change what is reported.
    private func date(in zone: String) throws -> String {
        let other = try BusinessDayTests()
        defer { withExtendedLifetime(other) {} }
        let close = try other.run("close --counted 0", zone: zone)
        let line = try #require(close.lines.first { $0.hasPrefix("Time") })
        return String(try #require(line.split(separator: " ").dropFirst().first))
    }

    @Test func `a close says the day and the period that it ends, which began before midnight`() throws {
        try run("--counter", input: "1\nbanana\n")
        let zone = midnight()
        try run("pay 1 --by card", zone: zone)
        let close = try run("close", zone: zone).lines
        func value(_ label: String) -> [Substring] {
            close.first { $0.hasPrefix(label) }?.split(separator: " ").suffix(label == "Business day" ? 1 : 2) ?? []
        }
        #expect(value("Business day") == Array(value("Start").prefix(1)) && value("Start").last == "23:59", "\(close)")
        #expect(value("Time").last == "00:00" && value("Time") != value("Start"), "\(close)")
    }

    // MARK: The close on the screen

    @Test(arguments: ["en", "ko"])
    func `the close on the screen is the one that is printed again, with the names of what left the menu`(
        language: String
    ) throws {
        let menu = #"""
            {"capacity": 99, "currency": "KRW", "fruits": [{"id": "fig", "name": {"en": "Fig", "ko": "무화과"}, "stock": 9}],
             "juices": [{"id": "fig", "name": {"en": "Fig juice", "ko": "무화과쥬스"}, "price": 900,
                         "needs": [{"fruit": "fig", "count": 1}]}]}
            """#
        try folder.append(menu, to: "figs.json")
        try folder.append(menu.replacing("fig", with: "nut").replacing("무화과", with: "호두"), to: "nuts.json")
        try run("menu set " + folder.path(of: "figs.json"))
        try run("order fig")
        try run("close")
        try run("order fig:2")
        try run("menu set " + folder.path(of: "nuts.json"))
        let run = try TerminalRun(["--lang", language, "--data", folder.path], columns: 80, rows: 60)
        let (counted, question) = language == "ko" ? ("세어 본 금액", "마감할까요?") : ("Counted", "Close the day?")
        try run.play([("", "▸1"), ("2", "▸1 "), ("rz", .seen(counted))])
        run.press("1800\r")
        try run.play([("\r", .seen(question)), ("y", "Z 2")])
        let shown = run.screen.lines.map(\.trimmed)
        let printed = try self.run("close --reprint 2", language: language).lines.map { String($0).trimmed }
        #expect(printed.contains { $0.hasPrefix(language == "ko" ? "무화과쥬스" : "Fig juice") }, "\(printed)")
        let first = try #require(shown.firstIndex { $0.contains("Z 2") && $0.count < 20 }, "\(shown)")
        #expect(Array(shown[first...].prefix(printed.count)) == printed)
        try run.quit()
    }
}
