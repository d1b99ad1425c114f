/// Why a ledger does not balance.
package enum Imbalance: Hashable, Sendable {
    /// A record cannot be true after those before it.
    case contradiction(sequence: Int, AccountsError)
    /// The records do not add up to what the books say.
    case books
}
