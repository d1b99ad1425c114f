import Core
import Synchronization

/// A ledger that lives as long as the process: for `--ephemeral`, for scripts and for tests.
package final class InMemoryLedger: Ledger {
    private struct State {
        var books: Books
        var records: [LedgerRecord] = []
        var sales: [RequestKey: Sale] = [:]

        mutating func record(_ entry: LedgerEntry, at time: Timestamp) {
            records.append(LedgerRecord(sequence: records.count + 1, time: time, entry: entry))
        }
    }

    private let state: Mutex<State>
    private let now: @Sendable () -> Timestamp

    /// Opens a ledger with the opening stock of a menu.
    ///
    /// - Parameters:
    ///   - menu: what is sold.
    ///   - now: tells the time.
    package init(menu: Menu, now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 0) }) {
        self.now = now
        var state = State(books: Books(menu: menu))
        if let entry = state.books.openingEntry {
            // Every fruit of a menu is there once, with a count that a stock allows.
            try? state.books.enter(entry)
            state.record(entry, at: now())
        }
        self.state = Mutex(state)
    }

    package var books: Books { state.withLock { $0.books } }

    package var lastSequence: Int { state.withLock { $0.records.count } }

    package func refresh() {}

    package func sell(_ requests: [SaleRequest]) -> [SaleOutcome] {
        let time = now()
        return state.withLock { state in
            requests.map { request in
                if let key = request.key, let sale = state.sales[key] {
                    return sale.juice.id == request.juice.id
                        ? .sold(sale) : .keyUsed(number: sale.number, juice: sale.juice.id)
                }
                do throws(Shortage<Fruit>) {
                    let (sale, entry) = try state.books.sell(request)
                    state.record(entry, at: time)
                    if let key = request.key { state.sales[key] = sale }
                    return .sold(sale)
                } catch {
                    return .short(error)
                }
            }
        }
    }

    package func change(_ change: StockChange) throws(LedgerError) {
        let time = now()
        let result = state.withLock { state in
            Result { () throws(StockError<Fruit>) in
                if let entry = try state.books.change(change) { state.record(entry, at: time) }
            }
        }
        do { try result.get() } catch { throw .impossible(error) }
    }

    package func forEachRecord(_ body: (LedgerRecord) -> Void) {
        state.withLock { $0.records }.forEach(body)
    }

    package func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) {
        state.withLock { $0.records }.lazy.filter { $0.time >= time }.forEach(body)
    }
}
