import Core
import Synchronization

/// A ledger in memory, for tests and for a kiosk that keeps nothing. It ends with the process.
public final class InMemoryLedger: Ledger {
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

    /// Creates a ledger with the opening stock of a menu.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - now: A function that returns the current time.
    public init(menu: Menu, now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 0) }) {
        self.now = now
        var state = State(books: Books(menu: menu))
        if let entry = state.books.openingEntry {
            // This cannot fail: a menu has each fruit once, with a count that a stock allows.
            try? state.books.enter(entry)
            state.record(entry, at: now())
        }
        self.state = Mutex(state)
    }

    /// The books. They are always up to date.
    public var books: Books { state.withLock { $0.books } }

    /// The place of the last record; 0 before the first one.
    public var lastSequence: Int { state.withLock { $0.records.count } }

    /// Does nothing: no other process can write into this ledger.
    public func refresh() {}

    /// Sells juices from the current stock. See ``Ledger/sell(_:)``.
    ///
    /// - Complexity: O(*n*) in the number of requests.
    public func sell(_ requests: [SaleRequest]) -> [SaleOutcome] {
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

    /// Changes the stock by hand. The only error is `StockChangeError.impossible`: a count would leave 0…capacity.
    public func change(_ change: StockChange) throws(StockChangeError) {
        let time = now()
        let result = state.withLock { state in
            Result { () throws(StockError<Fruit>) in
                if let entry = try state.books.change(change) { state.record(entry, at: time) }
            }
        }
        do { try result.get() } catch { throw .impossible(error) }
    }

    /// Calls a function, which may use the ledger, with each record, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of records.
    public func forEachRecord(_ body: (LedgerRecord) -> Void) {
        state.withLock { $0.records }.forEach(body)
    }

    /// Calls a function, which may use the ledger, with each record from a time on, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of all records.
    public func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) {
        state.withLock { $0.records }.lazy.filter { $0.time >= time }.forEach(body)
    }
}
