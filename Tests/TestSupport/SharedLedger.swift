import Core
import JuiceMaker
import Synchronization

/// A ledger that other kiosks write into as well: the books contain their records after the next refresh that succeeds.
package final class SharedLedger: Ledger {
    /// The ledger as the other kiosks see it.
    package let others: InMemoryLedger
    private let state: Mutex<(books: Books, error: LedgerError?)>

    /// Creates a ledger with the opening stock of a menu.
    package init(menu: Menu, now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 0) }) {
        others = InMemoryLedger(menu: menu, now: now)
        state = Mutex((others.books, nil))
    }

    /// Makes everything further fail, or succeed again.
    package func breakDown(_ error: LedgerError?) {
        state.withLock { $0.error = error }
    }

    package var books: Books { state.withLock { $0.books } }
    package var lastSequence: Int { others.lastSequence }

    package func refresh() throws(LedgerError) {
        let books = others.books
        try state.withLock { state throws(LedgerError) in
            if let error = state.error { throw error }
            state.books = books
        }
    }

    package func perform<Command: LedgerCommand>(
        _ command: Command
    ) throws(Command.Failure) -> Recorded<Command.Answer> {
        if let error = state.withLock({ $0.error }) { throw .notRecorded(error) }
        defer { try? refresh() }
        return try others.perform(command)
    }

    package func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? { try others.saleRecord(number: number) }

    package func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        if let error = state.withLock({ $0.error }) { throw error }
        try others.forEachRecord(after: sequence, body)
    }
}

extension Order {
    /// Creates an order for several juices of a kind.
    package init(juice: Juice, count: Int) throws(OrderRefusal) {
        try self.init([Quantity(item: juice, count: count)])
    }
}

extension Ledger {
    /// Sells one juice.
    ///
    /// - Throws: `Shortage` with what is short, or `LedgerError`.
    package func make(_ juice: Juice) throws -> Sale {
        for outcome in try sell([SaleRequest(order: Order(juice))]) {
            switch outcome {
            case .sold(let sale): return sale
            case .short(let shortage): throw shortage
            case .keyUsed, .menuChanged, .cancelled: break
            }
        }
        throw LedgerError.notDurable(.other(""))
    }
}
