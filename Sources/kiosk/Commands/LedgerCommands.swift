import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import Terminal

/// `kiosk ledger accept`: a person accepts a ledger that became shorter or was replaced.
struct AcceptCommand {
    let texts: Texts
    /// Accepts the ledger, and returns the number of the missing record; `nil` if none is missing.
    let accept: () throws(CommandError) -> Int?

    func run(_ console: Console) throws -> ExitCode {
        try console.say(try accept().map { texts(.ledgerAccepted, String($0)) } ?? texts(.nothingToAccept))
        return .success
    }
}

/// `kiosk ledger verify`, `kiosk ledger backup` and `kiosk ledger salvage`: the file of the ledger as a whole.
struct LedgerFileCommands {
    let texts: Texts
    /// The menu, for the names of the fruits.
    let menu: Menu
    /// The folder of the ledger.
    let directory: String
    let wait: LockWait

    /// Reads every line, changes nothing, and prints what is good, and up to where.
    ///
    /// - Throws: `CommandError` with the line and the reason if the ledger is damaged.
    func verify(_ console: Console) throws -> ExitCode {
        let verification: LedgerVerification
        do throws(LedgerError) {
            verification = try LedgerVerification(directory: directory, wait: wait)
        } catch {
            throw commandError(error)
        }
        try console.say(summary(of: verification))
        try console.say(texts(.verifyEquation))
        let accounts = verification.accounts.fruits
        for id in menu.fruitIDs(with: accounts.keys) {
            guard let account = accounts[id] else { continue }
            try console.say("\(texts.name(ofFruit: id, in: menu)): \(equation(of: account))")
        }
        if verification.tornBytes > 0 { try console.say(texts(.verifyTorn, String(verification.tornBytes))) }
        if let error = verification.error { throw commandError(error) }
        return .success
    }

    private func commandError(_ error: LedgerError) -> CommandError {
        CommandError(directory.printable + ": " + texts.explain(error), error.exitCode)
    }

    private func summary(of verification: LedgerVerification) -> String {
        let records = String(verification.recordCount)
        let sales = String(verification.accounts.sold.orders)
        let time = verification.lastTime.map { String(describing: $0) } ?? "–"
        return verification.error == nil
            ? texts(.verifyGood, records, sales, time)
            : texts(.verifyGoodPart, records, sales, String(verification.goodBytes), time)
    }

    /// Opening stock + restocked + adjusted − used + returned = stock; fruit that was taken out by hand is adjusted, and below zero.
    private func equation(of account: FruitAccount) -> String {
        let adjusted = String(account.adjusted).replacing("-", with: "−")
        return "\(account.opening) + \(account.restocked) + \(adjusted) − \(account.used) + \(account.returned)"
            + " = \(account.stock)"
    }

    /// Copies the ledger while other kiosks go on selling.
    func backUp(to path: String, _ console: Console) throws -> ExitCode {
        let count: Int
        do throws(LedgerError) {
            count = try FileLedger.backUp(directory: directory, to: path, wait: wait)
        } catch {
            throw CommandError(path.printable + ": " + texts.explain(error), error.exitCode)
        }
        try console.say(texts(.backupDone, String(count)))
        return .success
    }

    /// Writes a new ledger of every whole record, and says what is missing, number by number, and which closes have changed.
    ///
    /// - Returns: `.no` if anything is missing.
    func salvage(to folder: String, _ console: Console) throws -> ExitCode {
        let salvage: LedgerSalvage
        do throws(LedgerError) {
            salvage = try LedgerSalvage(directory: directory, to: folder)
        } catch {
            throw CommandError(folder.printable + ": " + texts.explain(error), error.exitCode)
        }
        try console.say(texts(.salvageDone, String(salvage.recordCount)))
        for gap in salvage.gaps {
            let sales = gap.sales.map { String($0) }.joined(separator: ", ")
            let (first, last) = (String(gap.records.lowerBound), String(gap.records.upperBound))
            try console.say(texts(.salvageGap, first, last, sales.isEmpty ? "–" : sales))
        }
        let closes = salvage.changedCloses.map { close in
            close.number == close.printedNumber
                ? "Z \(close.number)" : texts(.salvageNewNumber, String(close.printedNumber), String(close.number))
        }
        if !closes.isEmpty { try console.say(texts(.salvageCloses, closes.joined(separator: ", "))) }
        return salvage.gaps.isEmpty ? .success : .no
    }
}

/// `kiosk ledger export --csv`: every record as a row, for a spreadsheet.
struct ExportCommand {
    let texts: Texts
    let ledger: any Ledger

    func run(_ console: Console) throws -> ExitCode {
        var failure: IOError?
        func say(_ row: String) {
            guard failure == nil else { return }
            // A row of CSV ends with CR LF; the console adds the LF.
            do throws(IOError) { try console.say(row + "\r") } catch { failure = error }
        }
        do throws(LedgerError) {
            var table = LedgerCSV()
            try ledger.forEachRecord { table.note($0) }
            say(table.header)
            try ledger.forEachRecord { table.row($0).map(say) }
        } catch {
            throw CommandError(texts.explain(error), error.exitCode)
        }
        if let failure { throw failure }
        return .success
    }
}
