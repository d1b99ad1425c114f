import Core
import Synchronization

/// A ledger in memory, for tests and for a kiosk that keeps nothing. It ends with the process.
public final class InMemoryLedger: Ledger {
    private struct State {
        var books: Books
        var records: [LedgerRecord] = []
        var sales: [RequestKey: SaleRecord] = [:]

        mutating func record(_ entry: LedgerEntry, at time: Timestamp) {
            records.append(LedgerRecord(sequence: records.count + 1, time: time, entry: entry))
        }

        func sale(number: Int) -> LedgerRecord? {
            records.last { record in if case .sale(let sale) = record.entry { sale.number == number } else { false } }
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

    /// Sells orders from the current stock. See ``Ledger/sell(_:)``.
    ///
    /// - Complexity: O(*n*) in the number of requests.
    public func sell(_ requests: [SaleRequest]) -> [SaleOutcome] {
        let time = now()
        return state.withLock { state in
            requests.map { request in
                if let key = request.key, let earlier = state.sales[key] {
                    return earlier.isSale(of: request.order)
                        ? .sold(Sale(number: earlier.number, order: request.order)) : .keyUsed(earlier)
                }
                do throws(Shortage<Fruit>) {
                    let (sale, record) = try state.books.sell(request)
                    state.record(.sale(record), at: time)
                    if let key = request.key { state.sales[key] = record }
                    return .sold(sale)
                } catch {
                    return .short(error)
                }
            }
        }
    }

    /// Cancels an order. See ``Ledger/void(_:reason:)``.
    ///
    /// - Complexity: O(*n*) in the number of records.
    public func void(_ number: Int, reason: String) throws(VoidError) -> SaleRecord {
        let time = now()
        let result = state.withLock { state in
            Result { () throws(VoidError) in
                try state.books.checkVoid(of: number)
                guard case .sale(let sale)? = state.sale(number: number)?.entry else { throw .unknown(number) }
                state.record(try state.books.void(sale, reason: reason), at: time)
                return sale
            }
        }
        return try result.get()
    }

    /// Closes the business day. See ``Ledger/close(counted:)``. The record has no sum.
    public func close(counted: Int?) -> DayClose? {
        let time = now()
        return state.withLock { state in
            let close = state.books.close(counted: counted, sum: nil)
            if let close { state.record(.close(close), at: time) }
            return close
        }
    }

    /// Returns the record of an order; `nil` if there is none with this number.
    ///
    /// - Complexity: O(*n*) in the number of records.
    public func saleRecord(number: Int) -> LedgerRecord? { state.withLock { $0.sale(number: number) } }

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
}
