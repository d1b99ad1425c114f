import JuiceMaker

extension Ledger {
    /// Sells one juice.
    ///
    /// - Throws: `Shortage` with what is short, or `LedgerFault`.
    package func make(_ juice: Juice) throws -> Sale {
        for outcome in try sell([SaleRequest(juice: juice)]) {
            switch outcome {
            case .sold(let sale): return sale
            case .short(let shortage): throw shortage
            case .keyUsed: break
            }
        }
        throw LedgerFault.unsure(errno: 0)
    }
}
