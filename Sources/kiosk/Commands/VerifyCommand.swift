import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import Terminal

/// `kiosk ledger verify`: reads every line of the ledger, and changes nothing.
struct VerifyCommand {
    let texts: Texts
    /// Where the ledger is; `nil` where it is kept in memory alone.
    let directory: String?

    /// Says what is good, and up to where.
    ///
    /// - Throws: `Failure` with the line and the reason where the ledger is damaged.
    func run(_ console: Console) throws -> ExitCode {
        guard let directory else { throw UsageError.misplacedOption("--ephemeral", command: "ledger verify") }
        let verification: LedgerVerification
        do throws(LedgerFault) {
            verification = try LedgerVerification(directory: directory)
        } catch {
            throw failure(error, directory)
        }
        try console.say(summary(of: verification))
        for (fruit, account) in verification.accounts.fruits.sorted(by: { $0.key < $1.key }) {
            try console.say("\(fruit): \(equation(of: account))")
        }
        if verification.tornBytes > 0 { try console.say(texts(.verifyTorn, String(verification.tornBytes))) }
        if let fault = verification.fault { throw failure(fault, directory) }
        return .success
    }

    private func failure(_ fault: LedgerFault, _ directory: String) -> Failure {
        Failure(directory.printable + ": " + texts.explain(fault), fault.exitCode)
    }

    private func summary(of verification: LedgerVerification) -> String {
        let records = String(verification.recordCount)
        let sales = String(verification.accounts.lastNumber)
        let time = verification.lastTime.map { String(describing: $0) } ?? "–"
        return verification.fault == nil
            ? texts(.verifyGood, records, sales, time)
            : texts(.verifyGoodPart, records, sales, String(verification.goodBytes), time)
    }

    /// Opening stock + restocked + adjusted − used = stock; what was taken out by hand is adjusted, and below zero.
    private func equation(of account: FruitAccount) -> String {
        "\(account.opening) + \(account.restocked) + \(account.adjusted) - \(account.used) = \(account.stock)"
    }
}
