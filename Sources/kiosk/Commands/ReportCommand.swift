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
            return try ledger.report(of: period, before: LocalCalendar.today().to)
        } catch {
            throw CommandError(texts.explain(error), error.exitCode)
        }
    }
}

// MARK: - As text

extension ReportCommand {
    private func lines(_ report: LedgerReport) -> [String] {
        [texts(.reportPeriod, days), ""] + sales(report).lines + [""] + stock(report).lines
            + (report.laterCount == 0 ? [] : ["", texts.explain(laterSales: report.laterCount)])
            + (report.imbalance == nil ? ["", texts(.ledgerBalances)] : [])
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

    private func stock(_ report: LedgerReport) -> Table {
        let heading: [KioskText] = [.fruit, .openingStock, .restocked, .adjusted, .used, .returned, .closingStock]
        let rows = menu.fruitIDs(with: report.fruits.keys).map { id in
            let account = report.fruits[id] ?? FruitAccount()
            let counts = [
                account.opening, account.restocked, account.adjusted, account.used, account.returned, account.stock,
            ]
            return [texts.name(ofFruit: id, in: menu)] + counts.map { String($0) }
        }
        return Table(rows: [heading.map { texts($0) }] + rows)
    }
}
