import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Terminal

/// `kiosk order`: orders without screens, with one line of output per juice.
struct OrderCommand {
    let texts: Texts
    let ledger: any Ledger
    /// The ID of the request; a request that is repeated makes only what is missing.
    var requestID: String?

    /// Makes the juices of the arguments, and stops at the first juice that is not made.
    func run(_ orders: [String], _ console: Console) throws -> ExitCode {
        var reader = OrderReader(texts: texts, menu: ledger.books.menu)
        let requests = try orders.map { order throws(CommandError) in try reader.order(order) }
        let keys = RequestKeys(id: requestID)
        var part = 0
        for request in requests {
            // Juices of one kind can be sold together, because all of them behind the first shortage are short too. Behind a
            // juice whose key was used before that is not so.
            let step = requestID == nil ? request.count : 1
            for _ in stride(from: 0, to: request.count, by: step) {
                let sales = (part..<part + step).map { SaleRequest(juice: request.juice, key: keys.key(part: $0)) }
                part += step
                let outcomes = try sell(sales)
                guard let problem = try report(outcomes, of: request, console) else { continue }
                console.complain(problem.message)
                return problem.exitCode
            }
        }
        return .success
    }

    /// Makes the juices of each line, and goes on with the next line after a shortage.
    ///
    /// The lines that are there already are sold together and answered before the next wait for input. A blank line is no order
    /// and no mistake: the output has one line per juice, not per line of input.
    func run(_ input: LineReader, _ console: Console) throws -> ExitCode {
        var exitCode = ExitCode.success
        var reader = OrderReader(texts: texts, menu: ledger.books.menu)
        var batch = OrderBatch(keys: RequestKeys(id: requestID))
        var number = 0
        while true {
            let mustWait = !input.hasBufferedLine
            if mustWait || batch.isFull {
                exitCode = max(exitCode, try sell(batch, console))
                batch.removeAll()
            }
            if mustWait { try console.flush() }
            guard let line = try input.next() else { return exitCode }
            number += 1
            if case .text(let text) = line, text.allSatisfy(\.isWhitespace) { continue }
            let order = Result { () throws(CommandError) in try reader.order(line.text(texts)) }
            batch.add(OrderBatch.Line(number: number, order: order))
        }
    }

    /// Sells a whole batch, and then answers its lines in their order.
    private func sell(_ batch: OrderBatch, _ console: Console) throws -> ExitCode {
        var exitCode = ExitCode.success
        var outcomes = try sell(batch.requests)[...]
        for line in batch.lines {
            let problem: CommandError?
            switch line.order {
            case .success(let order):
                problem = try report(outcomes.prefix(order.count), of: order, console)
                outcomes = outcomes.dropFirst(order.count)
            case .failure(let error): problem = error
            }
            guard let problem else { continue }
            console.complain(texts(.atLine, String(line.number), problem.message))
            exitCode = max(exitCode, problem.exitCode)
        }
        return exitCode
    }

    /// Prints the juices that were made, and returns the first reason why one was not.
    private func report(
        _ outcomes: some Sequence<SaleOutcome>, of order: OrderRequest, _ console: Console
    ) throws -> CommandError? {
        var problem: CommandError?
        for outcome in outcomes {
            switch outcome {
            case .sold(let sale): try console.say("\(sale.number) \(sale.juice.id)")
            case .short(let shortage):
                problem = problem ?? CommandError("\(order.juice.id): " + texts.explain(shortage), .no)
            case .keyUsed(let number, let juice):
                let reason = texts(.requestUsed, order.juice.id, String(number), juice)
                problem = problem ?? CommandError(reason, .badInput)
            }
        }
        return problem
    }

    private func sell(_ requests: [SaleRequest]) throws(CommandError) -> [SaleOutcome] {
        if requests.isEmpty { return [] }
        do {
            return try ledger.sell(requests)
        } catch {
            throw CommandError(texts.explain(error), error.exitCode)
        }
    }
}

// MARK: - Reading orders

/// Parses orders, and keeps the results, because the same few orders come again and again.
private struct OrderReader {
    let texts: Texts
    let menu: Menu
    private var known: [String: OrderRequest] = [:]

    /// The number of results to keep, and the bytes of one order: more than a menu has, and little memory.
    private static let limit = 256

    init(texts: Texts, menu: Menu) {
        self.texts = texts
        self.menu = menu
    }

    mutating func order(_ text: String) throws(CommandError) -> OrderRequest {
        if let order = known[text] { return order }
        do {
            let order = try OrderRequest(parsing: text, menu: menu)
            if known.count < Self.limit, text.utf8.count <= Self.limit { known[text] = order }
            return order
        } catch {
            var message = texts.explain(error)
            if case .unknownJuice(let word) = error {
                message = texts.suggesting(menu.juices.flatMap { [$0.id] + $0.name.all }, for: word, in: message)
            }
            throw CommandError(message, .badInput)
        }
    }
}

// MARK: - Batches

/// Lines of orders that are sold together, so that one `fsync` makes all of them durable.
private struct OrderBatch {
    /// A line of input, and its order or the reason why it has none.
    struct Line {
        let number: Int
        let order: Result<OrderRequest, CommandError>
    }

    private(set) var lines: [Line] = []
    private(set) var requests: [SaleRequest] = []
    private let keys: RequestKeys

    /// A larger batch makes the disk no faster, and delays the first answer.
    private static let limit = 1_024

    init(keys: RequestKeys) {
        self.keys = keys
    }

    var isFull: Bool { requests.count >= Self.limit }

    mutating func add(_ line: Line) {
        lines.append(line)
        guard case .success(let order) = line.order else { return }
        for index in 0..<order.count {
            requests.append(SaleRequest(juice: order.juice, key: keys.key(line: line.number, index: index)))
        }
    }

    /// Removes the lines.
    mutating func removeAll() {
        lines.removeAll(keepingCapacity: true)
        requests.removeAll(keepingCapacity: true)
    }
}

/// The keys of the juices of one request: each juice has the same key when the request is repeated.
private struct RequestKeys {
    /// The ID of the request; without it, no juice has a key.
    let id: String?

    /// Returns the key of a juice of the arguments, which are all good or not used at all: they are counted through.
    func key(part: Int) -> RequestKey? {
        id.map { RequestKey(id: $0, part: part) }
    }

    /// Returns the key of a juice of a line, from 1. It does not depend on the other lines, which may be corrected before the
    /// request is repeated.
    func key(line: Int, index: Int) -> RequestKey? {
        key(part: line - 1 + index * 1_000_000_000)
    }
}
