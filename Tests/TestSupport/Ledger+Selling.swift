import JuiceMaker

extension Ledger {
    /// Sells one juice.
    ///
    /// - Throws: `Shortage` with what is short, or `LedgerError`.
    package func make(_ juice: Juice) throws -> Sale {
        for outcome in try sell([SaleRequest(juice: juice)]) {
            switch outcome {
            case .sold(let sale): return sale
            case .short(let shortage): throw shortage
            case .keyUsed: break
            }
        }
        throw LedgerError.notDurable(.other(""))
    }
}
