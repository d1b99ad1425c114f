import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import System
import Terminal

/// `kiosk ledger accept`: a person accepts a ledger that became shorter or was replaced.
struct AcceptCommand: RunnableCommand {
    func run(_ workshop: Workshop) throws -> ExitCode {
        let texts = workshop.texts
        let (menu, directory) = try workshop.ledgerFolder()
        let missing = try texts.working(on: directory) { () throws(LedgerError) in
            try FileLedger.accept(directory: directory, menu: menu, wait: workshop.wait, now: SystemClock.now)
        }
        try workshop.console.say(missing.map { texts(.ledgerAccepted, String($0)) } ?? texts(.nothingToAccept))
        return .success
    }
}

/// `kiosk ledger verify`: reads every line, changes nothing, and prints what is good, and up to where.
struct VerifyCommand: RunnableCommand {
    func run(_ workshop: Workshop) throws -> ExitCode {
        let (texts, console) = (workshop.texts, workshop.console)
        let (proposed, directory) = try workshop.ledgerFolder()
        let verification = try texts.working(on: directory) { () throws(LedgerError) in
            try LedgerVerification(directory: directory, wait: workshop.wait)
        }
        // A ledger of an older program has no menu.
        let menu = verification.accounts.menu?.menu ?? proposed
        try console.say(summary(of: verification, texts))
        try console.say(texts(.verifyEquation))
        let accounts = verification.accounts.fruits
        for id in menu.fruitIDs(with: accounts.keys) {
            guard let account = accounts[id] else { continue }
            try console.say("\(texts.name(ofFruit: id, in: menu)): \(equation(of: account))")
        }
        if verification.tornBytes > 0 { try console.say(texts(.verifyTorn, String(verification.tornBytes))) }
        if let error = verification.error {
            try texts.working(on: directory) { () throws(LedgerError) in throw error }
        }
        return .success
    }

    private func summary(of verification: LedgerVerification, _ texts: Texts) -> String {
        let records = String(verification.recordCount)
        let sales = String(verification.accounts.sold.orders)
        let time = verification.lastTime.map { String(describing: $0) } ?? "–"
        return verification.error == nil
            ? texts(.verifyGood, records, sales, time)
            : texts(.verifyGoodPart, records, sales, String(verification.goodBytes), time)
    }

    /// Opening stock + restocked + counted + spoiled + adjusted − used + returned = stock. What was taken out is below zero.
    private func equation(of account: FruitAccount) -> String {
        let changes = [account.opening, account.restocked, account.counted, account.spoiled, account.adjusted]
        return changes.map { String($0).replacing("-", with: "−") }.joined(separator: " + ")
            + " − \(account.used) + \(account.returned) = \(account.stock)"
    }
}

/// `kiosk ledger backup`: copies the ledger while other kiosks go on selling.
struct BackUpCommand: RunnableCommand {
    /// The path of the copy.
    let path: String

    func run(_ workshop: Workshop) throws -> ExitCode {
        let texts = workshop.texts
        let directory = try workshop.ledgerFolder().path
        let count = try texts.working(on: path) { () throws(LedgerError) in
            try FileLedger.backUp(directory: directory, to: path, wait: workshop.wait)
        }
        try workshop.console.say(texts(.backupDone, String(count)))
        return .success
    }
}

/// `kiosk ledger salvage`: writes a new ledger of every whole record, and says what is missing, number by number, and which closes have
/// changed. Its answer is no if anything is missing.
struct SalvageCommand: RunnableCommand {
    /// The folder of the new ledger.
    let folder: String

    func run(_ workshop: Workshop) throws -> ExitCode {
        let (texts, console) = (workshop.texts, workshop.console)
        let directory = try workshop.ledgerFolder().path
        let salvage = try texts.working(on: folder) { () throws(LedgerError) in
            try LedgerSalvage.write(from: directory, to: folder)
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
struct ExportCommand: RunnableCommand {
    func run(_ workshop: Workshop) throws -> ExitCode {
        let console = workshop.console
        let ledger = try workshop.ledger(for: .reading)
        var failure: SystemError?
        func say(_ row: String) {
            guard failure == nil else { return }
            // A row of CSV ends with CR LF; the console adds the LF.
            do throws(SystemError) { try console.say(row + "\r") } catch { failure = error }
        }
        var table = LedgerCSV()
        try ledger.forEachRecord { table.note($0) }
        say(table.header)
        try ledger.forEachRecord { table.row($0).map(say) }
        if let failure { throw failure }
        return .success
    }
}
