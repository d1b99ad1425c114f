import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Terminal

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
        do throws(LedgerFault) {
            var table = LedgerCSV()
            try ledger.forEachRecord { table.note($0) }
            say(table.header)
            try ledger.forEachRecord { table.row($0).map(say) }
        } catch {
            throw Failure(texts.explain(error), error.exitCode)
        }
        if let failure { throw failure }
        return .success
    }
}
