import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import System
import Terminal

extension Workshop {
    /// `kiosk ledger accept`: a person accepts a ledger that became shorter, was replaced or has no mark.
    func acceptLedger() throws {
        let (named, directory) = try ledgerFolder()
        try checkNoReplica(in: directory)
        let accepted: (missing: Int?, notices: [LedgerNotice])
        do throws(LedgerError) {
            accepted = try FileLedger.accept(
                directory: directory, menu: named ?? Self.builtInMenu, state: stateFolder, wait: wait,
                now: SystemClock.now)
        } catch {
            if error.isMissingFile { throw CommandError(texts(.noLedger, directory.printable), error.exitCode) }
            throw refusal(of: error, in: directory)
        }
        tell(accepted.notices)
        let answer = accepted.missing.map {
            $0 == 0 ? texts(.ledgerAcceptedUnmarked) : texts(.ledgerAccepted, String($0))
        }
        try answering { try console.say(answer ?? texts(.nothingToAccept)) }
    }

    /// `kiosk ledger verify`: reads every line, changes nothing, and prints what is good, and up to where.
    func verifyLedger() throws {
        let (named, directory) = try ledgerFolder()
        let verification = try texts.working(on: directory) { () throws(LedgerError) in
            try LedgerVerification(directory: directory, state: stateFolder, wait: wait)
        }
        // A ledger of an older program has no menu.
        let menu = verification.accounts.menu?.menu ?? named ?? Self.builtInMenu
        tell(verification.notices)
        let records = String(verification.recordCount)
        let sales = String(verification.accounts.sales.sold.orders)
        let time = verification.lastTime.map { String(describing: $0) } ?? "–"
        try console.say(
            verification.error == nil
                ? texts(.verifyGood, records, sales, time)
                : texts(.verifyGoodPart, records, sales, String(verification.goodBytes), time))
        try console.say(texts(.verifyEquation))
        let accounts = verification.accounts.fruits
        for id in menu.fruitIDs(with: accounts.keys) {
            guard let account = accounts[id] else { continue }
            try console.say("\(texts.name(ofFruit: id, in: menu)): \(account.equation)")
        }
        if verification.unfinishedBytes > 0 {
            try console.say(texts(.verifyTorn, String(verification.unfinishedBytes)))
        }
        if let error = verification.error {
            try texts.working(on: directory) { () throws(LedgerError) in throw error }
        }
    }

    /// `kiosk ledger backup`: copies the ledger to a path while other kiosks go on selling.
    func backUpLedger(to path: String) throws {
        let directory = try ledgerFolder().path
        let copy: (count: Int, notices: [LedgerNotice])
        do throws(LedgerError) {
            copy = try FileLedger.backUp(directory: directory, to: path, state: stateFolder, wait: wait)
        } catch {
            if error.isMissingFile { throw CommandError(texts(.noLedger, directory.printable), error.exitCode) }
            guard case .failed = error else { throw refusal(of: error, in: directory) }
            throw CommandError(path.printable + ": " + texts.explain(error), error.exitCode)
        }
        tell(copy.notices)
        try console.say(texts(.backupDone, String(copy.count)))
    }

    /// `kiosk ledger salvage`: writes a new ledger of the whole records into a folder, and says what is missing, number by number, what was
    /// left out, and which closes have changed. Its answer is no if anything is missing.
    func salvageLedger(to folder: String) throws {
        let directory = try ledgerFolder().path
        let salvage = try texts.working(on: folder) { () throws(LedgerError) in
            try LedgerSalvage.write(from: directory, to: folder, state: stateFolder)
        }
        if salvage.recordCount == 0 { throw CommandError(directory.printable + ": " + texts(.salvageNothing), .no) }
        try console.say(texts(.salvageDone, String(salvage.recordCount)))
        for gap in salvage.gaps {
            let (first, last) = (String(gap.records.lowerBound), String(gap.records.upperBound))
            try console.say(texts(.salvageGap, first, last, gap.sales?.text ?? "–"))
        }
        let closes = salvage.changedCloses.map { close in
            close.number == close.printedNumber
                ? "Z \(close.number)" : texts(.salvageNewNumber, String(close.printedNumber), String(close.number))
        }
        let lists: [(KioskText, [String])] = [
            (.salvageRestored, salvage.gaps.flatMap(\.restored).map { String($0) }),
            (.salvageContradictions, salvage.contradictions.map(\.text)), (.salvageCloses, closes),
            (.salvageLost, salvage.lost.map(\.text)),
        ]
        for (key, list) in lists where !list.isEmpty { try console.say(texts(key, list.joined(separator: ", "))) }
        if !salvage.lost.isEmpty { try console.say(texts(.salvageNotAgain)) }
        if salvage.lost.contains(where: \.hasMenu) { try console.say(texts(.salvageMenuLost)) }
        if !salvage.gaps.isEmpty { throw ExitCode.no }
    }

    /// `kiosk ledger export --csv`: every record as a row, for a spreadsheet.
    func exportLedger() throws {
        let ledger = try ledger(for: .reading)
        var failure: SystemError?
        func say(_ row: String) {
            guard failure == nil else { return }
            do throws(SystemError) { try console.say(row) } catch { failure = error }
        }
        var table = LedgerCSV()
        try ledger.forEachRecord { table.note($0) }
        say(table.header)
        try ledger.forEachRecord { table.row($0).map(say) }
        if let failure { throw failure }
    }
}

extension FruitAccount {
    /// Opening stock + restocked + counted + spoiled + adjusted − used + returned = stock. What was taken out is below zero.
    fileprivate var equation: String {
        [opening, restocked, counted, spoiled, adjusted].map(\.printed).joined(separator: " + ")
            + " − \(used) + \(returned) = \(stock)"
    }
}

extension ClosedRange<Int> {
    /// The only number, or the first and the last one.
    var text: String { count == 1 ? String(lowerBound) : "\(lowerBound)–\(upperBound)" }
}
