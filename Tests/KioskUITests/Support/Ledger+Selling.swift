import Core
import JuiceMaker
import Testing

extension Ledger {
    /// Sells one juice, or throws what is short.
    func make(_ juice: Juice) throws -> Sale {
        switch try #require(try sell([SaleRequest(juice: juice)]).first) {
        case .sold(let sale): return sale
        case .short(let shortage): throw shortage
        case .keyUsed: throw LedgerFault.unsure(errno: 0)
        }
    }
}
