import Core

/// Why the stock was not changed.
package enum LedgerError: Error, Hashable, Sendable {
    /// The change is impossible.
    case impossible(StockError<Fruit>)
    /// It could not be written down.
    case fault(LedgerFault)
}
