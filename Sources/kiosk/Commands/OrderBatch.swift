import JuiceMaker

/// Lines of orders that are sold together, so that one `fsync` makes all of them durable.
struct OrderBatch {
    /// A line, and what it orders or why it orders nothing.
    struct Line {
        let number: Int
        let order: Result<OrderRequest, Failure>
    }

    private(set) var lines: [Line] = []
    private(set) var requests: [SaleRequest] = []
    private var keys: RequestKeys

    /// More than that make the disk no faster, and would keep the first of them waiting.
    private static let limit = 1_024

    init(keys: RequestKeys) {
        self.keys = keys
    }

    var isFull: Bool { requests.count >= Self.limit }

    mutating func add(_ line: Line) {
        lines.append(line)
        guard case .success(let order) = line.order else { return }
        for _ in 0..<order.count { requests.append(SaleRequest(juice: order.juice, key: keys.next())) }
    }

    /// Forgets the lines; the keys go on behind the last one.
    mutating func removeAll() {
        lines.removeAll(keepingCapacity: true)
        requests.removeAll(keepingCapacity: true)
    }
}
