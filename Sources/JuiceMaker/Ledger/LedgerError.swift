import Core

/// Why a ledger cannot be used, or nothing be written into it.
package enum LedgerFault: Error, Hashable, Sendable {
    /// A line is not what was once written there.
    case damaged(line: Int, LedgerDamage)
    /// It was written by a newer kiosk, in a format that this one does not know.
    case newerFormat(Int)
    /// Another kiosk has not given it free in time; nothing was written.
    case busy
    /// The system refused; nothing was written.
    case refused(Operation, errno: Int32)
    /// What was written may be lost, so it was taken back; nothing is sold until the ledger was opened again and verified.
    case unsure(errno: Int32)

    /// What was tried.
    package enum Operation: String, Hashable, Sendable {
        case open, lock, read, write, sync
    }
}

/// What is wrong with a line of a ledger.
package enum LedgerDamage: Error, Hashable, Sendable {
    /// The checksum is not that of the line.
    case checksum
    /// It is no record that a kiosk writes.
    case syntax
    /// A record is missing, or there twice.
    case sequence(expected: Int, found: Int)
    /// It cannot be true after the lines before it.
    case contradiction(AccountsError)
    /// Its balances are not the sums of the lines before it.
    case balances
    /// The file has become shorter than it was, or another one.
    case replaced
}

/// Why the stock was not changed.
package enum LedgerError: Error, Hashable, Sendable {
    /// The change is impossible.
    case impossible(StockError<Fruit>)
    /// It could not be written down.
    case fault(LedgerFault)
}
