import Core
import JuiceMaker

/// The outcomes of a batch of requests, decided one after another before any of them is recorded.
struct SalePlan {
    /// The books after the batch.
    private(set) var books: Books
    /// The entries to record.
    private(set) var entries: [LedgerEntry] = []
    /// The outcomes, in the order of the requests.
    private(set) var outcomes: [SaleOutcome] = []
    /// A Boolean value that indicates whether an outcome is a sale that the file contains already.
    private(set) var repeatsOlder = false
    private var planned: [RequestKey: SaleRecord] = [:]

    /// Creates a plan without requests.
    init(books: Books) {
        self.books = books
    }

    /// Decides the next request.
    mutating func add(
        _ request: SaleRequest, _ index: inout RequestIndex, _ log: SealedLog<RecordLine>
    ) throws(LedgerError) {
        if let key = request.key, let earlier = try earlier(key, &index, log) {
            outcomes.append(
                earlier.isSale(of: request.order)
                    ? .sold(Sale(number: earlier.number, order: request.order)) : .keyUsed(earlier))
            return
        }
        do throws(Shortage<Fruit>) {
            let (sale, record) = try books.sell(request)
            entries.append(.sale(record))
            if let key = request.key { planned[key] = record }
            outcomes.append(.sold(sale))
        } catch {
            outcomes.append(.short(error))
        }
    }

    private mutating func earlier(
        _ key: RequestKey, _ index: inout RequestIndex, _ log: SealedLog<RecordLine>
    ) throws(LedgerError) -> SaleRecord? {
        if let sale = planned[key] { return sale }
        let found = try index.sale(for: key, in: log)
        if found != nil { repeatsOlder = true }
        return found
    }
}
