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
