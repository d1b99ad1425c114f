import CalculatorApp
import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import Terminal

extension Workshop {
    /// `kiosk report`: the sales of some days, the accounts of the fruits, and whether the ledger balances.
    func report() throws {
        let clerk = ReportClerk(texts: texts, from: options[.from], to: options[.to], isJSON: options[.json])
        let folders = options.texts(of: .data)
        if folders.count < 2 { return try clerk.report(on: ledger(for: .reading), console) }
        // A report is about all folders that a command line names.
        let shops = try folders.map { folder in
            (folder: folder, ledger: try ledger(for: .reading, in: dataPlace(at: folder, of: options[.shop])))
        }
        try clerk.report(on: shops, console)
    }

    /// `kiosk report --closes`: a row of CSV for each close, of all years or of one.
    func printCloses(of year: Int?) throws {
        let start = { (year: Int) in CivilDate(year: year, month: 1, day: 1).map { LocalCalendar.start(of: $0) } }
        let period = Period(from: year.flatMap(start), to: year.flatMap { start($0 + 1) })
        let days = try ledger(for: .reading).closedDays { period.contains($0.time) }
        try console.say(days.csv)
    }
}

/// Prints the report of `kiosk report`.
struct ReportClerk {
    let texts: Texts
    var from: CivilDate?
    var to: CivilDate?
    let isJSON: Bool
    /// Returns the hour of a time, 0 to 23.
    var hour: @Sendable (Timestamp) -> Int = LocalCalendar.hour

    /// Prints the report of a ledger. The answer is no if it does not balance.
    func report(on ledger: any Ledger, _ console: Console) throws {
        let (report, menu) = try read(ledger)
        try console.say(
            isJSON
                ? [report.json(for: menu).text]
                : ReportPage(report: report, days: days, menu: menu, texts: texts).lines)
        if let imbalance = report.imbalance { throw CommandError(texts.explain(imbalance), .no) }
    }

    /// Prints what several shops have sold. The answer is no if one of their ledgers does not balance.
    func report(on shops: [(folder: String, ledger: any Ledger)], _ console: Console) throws {
        var page = ShopsPage(texts: texts, days: days)
        var exitCode = ExitCode.success
        for shop in shops {
            let (report, menu) = try read(shop.ledger)
            page.shops.append((shop.folder.printable, report, menu))
            guard let imbalance = report.imbalance else { continue }
            console.complain(shop.folder.printable + ": " + texts.explain(imbalance))
            exitCode = .no
        }
        try console.say(isJSON ? [page.json.text] : page.lines)
        try exitCode.end()
    }

    /// Returns the report of a ledger, and the menu of its period.
    private func read(_ ledger: any Ledger) throws(LedgerError) -> (report: LedgerReport, menu: Menu) {
        let period = Period(
            from: from.map { LocalCalendar.start(of: $0) }, to: to?.next.map { LocalCalendar.start(of: $0) })
        let report = try ledger.report(of: period, before: LocalCalendar.today().to, hour: hour)
        // What was sold in the period has the names and the currency of its time.
        return (report, report.menus.last ?? ledger.books.menu)
    }

    private var days: String {
        if from == nil, to == nil { return texts(.allTime) }
        return [from?.description, "–", to?.description].compactMap { $0 }.joined(separator: " ")
    }
}

/// A report as text.
private struct ReportPage {
    let report: LedgerReport
    let days: String
    let menu: Menu
    /// The menus before that one, the latest first.
    let earlierMenus: [Menu]
    let texts: Texts

    init(report: LedgerReport, days: String, menu: Menu, texts: Texts) {
        (self.report, self.days, self.menu, self.texts) = (report, days, menu, texts)
        earlierMenus = report.menus.dropLast().reversed()
    }

    var lines: [String] {
        (menu.shop.map { texts.lines(of: $0) + [""] } ?? []) + [texts(.reportPeriod, days), ""] + sales.lines + [""]
            + orders.lines + hours + [""] + stock.lines
            + (report.laterCount == 0 ? [] : ["", texts.explain(laterRecords: report.laterCount)])
            + (report.imbalance == nil ? ["", texts(.ledgerBalances), texts(.verifyEquation)] : [])
            // The open day may be later than the period.
            + [texts.openDay(of: report.books, in: report.books.menu?.menu ?? menu)]
    }

    private var sales: Table {
        let rows = menu.juiceIDs(with: report.juices).map { id in
            [texts.name(ofJuice: id, in: menu, earlier: earlierMenus), report.sales.count(ofJuice: id).printed]
                + money(report.juiceMoney[id] ?? 0)
        }
        return Table(
            rows: [[texts(.juice), texts(.sold)] + (hasMoney ? [texts.name(of: .money)] : [])] + rows
                + [[texts(.reportTotal), report.sales.count.printed] + money(report.juiceMoney.values.reduce(0, +))])
    }

    /// The cell of an amount of money; none where the menu has no currency.
    private func money(_ amount: Int) -> [String] { hasMoney ? [texts.money(amount, in: menu)] : [] }

    /// The figures of the period. Each sum of money is in the currency that it names.
    private var orders: Table {
        let figures = Figures(of: report, in: menu)
        let money = texts.name(of: .money)
        let earlier = report.earlierMoney.map { ["\(money) (\($0.currency.code))", $0.currency.text($0.money)] }
        return Table(
            rows: rows(figures, [.orders, .voids, .refunds]) + earlier
                + rows(figures, [.refundedMoney, .money] + figures.payments + [.unpaid, .otherDays, .net, .tax]))
    }

    private func rows(_ figures: Figures, _ list: [Figure]) -> [[String]] {
        texts.rows(of: figures, list, in: menu, earlier: earlierMenus) { texts.money($0, in: menu) }.map { row in
            let currency = [.refundedMoney, .money].contains(row.figure) ? menu.currency : nil
            return [row.label + (currency.map { " (\($0.code))" } ?? ""), row.value]
        }
    }

    private var hasMoney: Bool { menu.currency != nil }

    /// The sales of each hour with a bar; no lines if nothing was sold.
    private var hours: [String] {
        guard let range = report.hours.range else { return [] }
        let heading = [texts(.hour), texts(.sold)] + (hasMoney ? [texts.name(of: .money)] : [])
        let rows = range.map { hour in
            let sales = report.hours[hour]
            let money = hasMoney ? [texts.money(sales.money, in: menu)] : []
            return [(hour < 10 ? "0" : "") + "\(hour):00", String(sales.cups)] + money
        }
        let most = max(1, range.map { report.hours[$0].cups }.max() ?? 1)
        let bars = range.map { hour in
            let cups = max(0, report.hours[hour].cups)
            return String(repeating: "█", count: (cups * Self.longestBar + most - 1) / most)
        }
        return [""]
            + zip(Table(rows: [heading] + rows).lines, [""] + bars).map { $1.isEmpty ? $0 : $0 + "  " + $1 }
    }

    private static let longestBar = 20

    private var stock: Table {
        let heading: [KioskText] = [
            .fruit, .openingStock, .restocked, .countedChange, .spoiled, .adjusted, .used, .returned, .closingStock,
        ]
        let rows = menu.fruitIDs(with: report.fruits.keys).map { id in
            let account = report.fruits[id] ?? FruitAccount()
            let counts = [
                account.opening, account.restocked, account.counted, account.spoiled, account.adjusted, account.used,
                account.returned, account.stock,
            ]
            return [texts.name(ofFruit: id, in: menu, earlier: earlierMenus)]
                + counts.map(\.printed)
        }
        return Table(rows: [heading.map { texts($0) }] + rows)
    }
}
