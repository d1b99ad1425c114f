import Core
import JuiceMaker

/// What a batch of requests comes to, decided one after another, before any of it is written down.
struct SalePlan {
    /// The books as they will be.
    private(set) var books: Books
    /// What has to be written down for it.
    private(set) var entries: [LedgerEntry] = []
    /// What to answer to each request.
    private(set) var outcomes: [SaleOutcome] = []
    /// Whether one of the answers is a sale that the file has already.
    private(set) var repeatsOlder = false
    private var planned: [RequestKey: Sale] = [:]

    /// - Parameter books: the books as they are.
    init(books: Books) {
        self.books = books
    }

    /// Decides about one more request.
    mutating func add(
        _ request: SaleRequest, _ index: inout RequestIndex, _ file: LedgerFile
    ) throws(LedgerFault) {
        if let key = request.key, let earlier = try earlier(key, &index, file) {
            outcomes.append(
                earlier.juice == request.juice.id
                    ? .sold(Sale(number: earlier.number, juice: request.juice))
                    : .keyUsed(number: earlier.number, juice: earlier.juice))
            return
        }
        do throws(Shortage<Fruit>) {
            let (sale, entry) = try books.sell(request)
            entries.append(entry)
            if let key = request.key { planned[key] = sale }
            outcomes.append(.sold(sale))
        } catch {
            outcomes.append(.short(error))
        }
    }

    private mutating func earlier(
        _ key: RequestKey, _ index: inout RequestIndex, _ file: LedgerFile
    ) throws(LedgerFault) -> RequestIndex.Sold? {
        if let sale = planned[key] { return RequestIndex.Sold(number: sale.number, juice: sale.juice.id) }
        let found = try index.sale(for: key, in: file)
        if found != nil { repeatsOlder = true }
        return found
    }
}
