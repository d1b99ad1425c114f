import CalculatorApp
import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import Terminal

extension Workshop {
    /// `kiosk report`: the sales of some days, the accounts of the fruits, and whether the ledger balances.
    func report() throws -> ExitCode {
        let clerk = ReportClerk(texts: texts, from: options.from, to: options.to, isJSON: options.isJSON)
        if options.earlierFolders.isEmpty { return try clerk.report(on: ledger(for: .reading), console) }
        return try clerk.report(on: shopLedgers(), console)
    }

    /// `kiosk report --closes`: a row of CSV for each close, of all years or of one.
    func printCloses(of year: Int?) throws -> ExitCode {
        let start = { (year: Int) in CivilDate(year: year, month: 1, day: 1).map { LocalCalendar.start(of: $0) } }
        let period = Period(from: year.flatMap(start), to: year.flatMap { start($0 + 1) })
        let days = try ledger(for: .reading).closedDays { _, time in period.contains(time) }
        // A row of CSV ends with CR LF; the console adds the LF.
        try console.say(days.csv.map { $0 + "\r" })
        return .success
    }

    /// The ledgers of all folders that the options name, each with its path.
    private func shopLedgers() throws(CommandError) -> [(folder: String, ledger: any Ledger)] {
        guard case .directory(let last)? = options.data else { return [] }
        var ledgers: [(folder: String, ledger: any Ledger)] = []
        for folder in options.earlierFolders + [last] {
            var workshop = self
            workshop.options.data = .directory(folder)
            ledgers.append((folder, try workshop.ledger(for: .reading)))
        }
        return ledgers
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

    /// Prints the report of a ledger, and returns `.no` if it does not balance.
    func report(on ledger: any Ledger, _ console: Console) throws -> ExitCode {
        let (report, menu) = try read(ledger)
        try console.say(
            isJSON
                ? [report.json(for: menu).text]
                : ReportPage(report: report, days: days, menu: menu, texts: texts).lines)
        guard let imbalance = report.imbalance else { return .success }
        console.complain(texts.explain(imbalance))
        return .no
    }

    /// Prints what several shops have sold, and returns `.no` if one of their ledgers does not balance.
    func report(on shops: [(folder: String, ledger: any Ledger)], _ console: Console) throws -> ExitCode {
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
        return exitCode
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
            rows: [[texts(.juice), texts(.sold)] + (hasMoney ? [texts(.reportMoney)] : [])] + rows
                + [[texts(.total), report.sales.count.printed] + money(report.juiceMoney.values.reduce(0, +))])
    }

    /// The cell of an amount of money; none where the menu has no currency.
    private func money(_ amount: Int) -> [String] { hasMoney ? [texts.money(amount, in: menu)] : [] }

    private var orders: Table {
        var rows = [
            [texts(.reportOrders), String(report.sales.sold.orders)],
            [texts(.reportVoids), String(report.sales.voided.orders)],
        ]
        if report.sales.refunded.orders > 0 {
            rows.append([texts(.reportRefunds), String(report.sales.refunded.orders)])
        }
        rows += report.earlierMoney.map { [label(.reportMoney, $0.currency), $0.currency.text($0.money)] }
        if let currency = menu.currency {
            if report.sales.refunded.money != 0 {
                rows.append([label(.reportRefundedMoney, currency), currency.text(report.sales.refunded.money)])
            }
            rows.append([label(.reportMoney, currency), currency.text(report.sales.money)])
            rows += payments(currency)
        }
        return Table(rows: rows)
    }

    /// How the money was paid, and the tax that it contains.
    private func payments(_ currency: Currency) -> [[String]] {
        var rows = menu.paymentIDs(of: report.payments).map { kind in
            [
                "  " + texts.name(ofPayment: kind, in: menu, earlier: earlierMenus),
                currency.text(report.payments[kind] ?? 0),
            ]
        }
        if report.unpaid != 0 { rows.append(["  " + texts.notPaid, currency.text(report.unpaid)]) }
        // So that the rows add up to the money: what was ordered within the period and paid or cancelled after it, or the other way round.
        let elsewhere = report.sales.money - report.payments.values.reduce(report.unpaid, +)
        if elsewhere != 0 { rows.append(["  " + texts(.reportOtherDays), currency.text(elsewhere)]) }
        if let taxed = menu.taxed(report.sales.money) {
            rows += [[texts.netPrice, currency.text(taxed.net)], [texts.valueAddedTax, currency.text(taxed.tax)]]
        }
        return rows
    }

    private func label(_ key: KioskText, _ currency: Currency) -> String {
        "\(texts(key)) (\(currency.code))"
    }

    private var hasMoney: Bool { menu.currency != nil }

    /// The sales of each hour with a bar; no lines if nothing was sold.
    private var hours: [String] {
        guard let range = report.hours.range else { return [] }
        let heading = [texts(.hour), texts(.sold)] + (hasMoney ? [texts(.reportMoney)] : [])
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
