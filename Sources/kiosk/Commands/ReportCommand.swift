import CalculatorApp
import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage

/// `kiosk report`: the sales of some days, the accounts of the fruits, and whether the ledger balances.
struct ReportCommand {
    let texts: Texts
    let ledger: any Ledger
    /// The first day; without one, the report begins with the ledger.
    let from: CivilDate?
    /// The last day, which is part of the report; without one, the report ends with the ledger.
    let to: CivilDate?
    let isJSON: Bool
    /// Returns the hour of a time, 0 to 23.
    var hour: @Sendable (Timestamp) -> Int = LocalCalendar.hour

    /// Prints the report, and returns `.no` if the ledger does not balance.
    func run(_ console: Console) throws -> ExitCode {
        let report = try report()
        try console.say(isJSON ? [report.json(for: menu)] : lines(report))
        if let imbalance = report.imbalance {
            console.complain(texts.explain(imbalance))
            return .no
        }
        return .success
    }

    private var menu: Menu { ledger.books.menu }

    private func report() throws(CommandError) -> LedgerReport {
        let period = Period(
            from: from.map { LocalCalendar.start(of: $0) }, to: to?.next.map { LocalCalendar.start(of: $0) })
        do {
            return try ledger.report(of: period, before: LocalCalendar.today().to, hour: hour)
        } catch {
            throw CommandError(texts.explain(error), error.exitCode)
        }
    }
}

// MARK: - As text

extension ReportCommand {
    private func lines(_ report: LedgerReport) -> [String] {
        [texts(.reportPeriod, days), ""] + sales(report).lines + [""] + orders(report).lines + hours(report) + [""]
            + stock(report).lines
            + (report.laterCount == 0 ? [] : ["", texts.explain(laterSales: report.laterCount)])
            + (report.imbalance == nil ? ["", texts(.ledgerBalances)] : [])
            + [texts.openDay(of: report.books, in: menu)]
    }

    private var days: String {
        if from == nil, to == nil { return texts(.allTime) }
        return [from?.description, "–", to?.description].compactMap { $0 }.joined(separator: " ")
    }

    private func sales(_ report: LedgerReport) -> Table {
        let rows = menu.juiceIDs(with: report.juices).map { id in
            [texts.name(ofJuice: id, in: menu), String(report.soldCount(ofJuice: id))]
        }
        return Table(rows: [[texts(.juice), texts(.sold)]] + rows + [[texts(.total), String(report.soldCount)]])
    }

    private func orders(_ report: LedgerReport) -> Table {
        let counts = [
            [texts(.reportOrders), String(report.sold.orders)], [texts(.reportVoids), String(report.voided.orders)],
        ]
        return Table(rows: counts + (hasMoney ? [[texts(.reportMoney), texts.money(report.money, in: menu)]] : []))
    }

    private var hasMoney: Bool { menu.currency != nil }

    /// The sales of each hour with a bar; no lines if nothing was sold.
    private func hours(_ report: LedgerReport) -> [String] {
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

    private func stock(_ report: LedgerReport) -> Table {
        let heading: [KioskText] = [.fruit, .openingStock, .restocked, .adjusted, .used, .returned, .closingStock]
        let rows = menu.fruitIDs(with: report.fruits.keys).map { id in
            let account = report.fruits[id] ?? FruitAccount()
            let counts = [
                account.opening, account.restocked, account.adjusted, account.used, account.returned, account.stock,
            ]
            return [texts.name(ofFruit: id, in: menu)] + counts.map { String($0).replacing("-", with: "−") }
        }
        return Table(rows: [heading.map { texts($0) }] + rows)
    }
}
