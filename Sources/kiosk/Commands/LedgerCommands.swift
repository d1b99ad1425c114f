import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import System
import Terminal

/// `kiosk ledger accept`: a person accepts a ledger that became shorter, was replaced or has no mark.
struct AcceptCommand: RunnableCommand {
    func run(_ workshop: Workshop) throws -> ExitCode {
        let texts = workshop.texts
        let (menu, directory) = try workshop.ledgerFolder()
        let missing: Int?
        do throws(LedgerError) {
            missing = try FileLedger.accept(
                directory: directory, menu: menu, state: workshop.stateFolder, wait: workshop.wait, now: SystemClock.now
            )
        } catch {
            if error.isMissingFile { throw CommandError(texts(.noLedger, directory.printable), error.exitCode) }
            throw workshop.refusal(of: error, in: directory)
        }
        let answer = missing.map { $0 == 0 ? texts(.ledgerAcceptedUnmarked) : texts(.ledgerAccepted, String($0)) }
        try workshop.console.say(answer ?? texts(.nothingToAccept))
        return .success
    }
}

/// `kiosk ledger verify`: reads every line, changes nothing, and prints what is good, and up to where.
struct VerifyCommand: RunnableCommand {
    func run(_ workshop: Workshop) throws -> ExitCode {
        let (texts, console) = (workshop.texts, workshop.console)
        let (proposed, directory) = try workshop.ledgerFolder()
        let verification = try texts.working(on: directory) { () throws(LedgerError) in
            try LedgerVerification(directory: directory, state: workshop.stateFolder, wait: workshop.wait)
        }
        // A ledger of an older program has no menu.
        let menu = verification.accounts.menu?.menu ?? proposed
        workshop.tell(verification.notices)
        try console.say(summary(of: verification, texts))
        try console.say(texts(.verifyEquation))
        let accounts = verification.accounts.fruits
        for id in menu.fruitIDs(with: accounts.keys) {
            guard let account = accounts[id] else { continue }
            try console.say("\(texts.name(ofFruit: id, in: menu)): \(equation(of: account))")
        }
        if verification.unfinishedBytes > 0 {
            try console.say(texts(.verifyTorn, String(verification.unfinishedBytes)))
        }
        if let error = verification.error {
            try texts.working(on: directory) { () throws(LedgerError) in throw error }
        }
        return .success
    }

    private func summary(of verification: LedgerVerification, _ texts: Texts) -> String {
        let records = String(verification.recordCount)
        let sales = String(verification.accounts.sales.sold.orders)
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

/// `kiosk ledger salvage`: writes a new ledger of the whole records, and says what is missing, number by number, what was left out, and which
/// closes have changed. Its answer is no if anything is missing.
struct SalvageCommand: RunnableCommand {
    /// The folder of the new ledger.
    let folder: String

    func run(_ workshop: Workshop) throws -> ExitCode {
        let (texts, console) = (workshop.texts, workshop.console)
        let directory = try workshop.ledgerFolder().path
        let salvage = try texts.working(on: folder) { () throws(LedgerError) in
            try LedgerSalvage.write(from: directory, to: folder, state: workshop.stateFolder)
        }
        if salvage.recordCount == 0 { throw CommandError(directory.printable + ": " + texts(.salvageNothing), .no) }
        try console.say(texts(.salvageDone, String(salvage.recordCount)))
        for gap in salvage.gaps {
            let (first, last) = (String(gap.records.lowerBound), String(gap.records.upperBound))
            try console.say(texts(.salvageGap, first, last, gap.sales.map(text) ?? "–"))
        }
        let closes = salvage.changedCloses.map { close in
            close.number == close.printedNumber
                ? "Z \(close.number)" : texts(.salvageNewNumber, String(close.printedNumber), String(close.number))
        }
        let lists: [(KioskText, [String])] = [
            (.salvageRestored, salvage.gaps.flatMap(\.restored).map { String($0) }),
            (.salvageContradictions, salvage.contradictions.map(text)), (.salvageCloses, closes),
        ]
        for (key, list) in lists where !list.isEmpty { try console.say(texts(key, list.joined(separator: ", "))) }
        return salvage.gaps.isEmpty ? .success : .no
    }

    private func text(of range: ClosedRange<Int>) -> String {
        range.count == 1 ? String(range.lowerBound) : "\(range.lowerBound)–\(range.upperBound)"
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
