import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import System
import Terminal

extension Workshop {
    /// `kiosk order`: orders without screens, with one line of output per order: the juices of one order, or with a single `-` an order on
    /// each line of standard input.
    func order(_ parts: [String]) throws -> ExitCode {
        let isBatch = parts == ["-"]
        let ledger = try ledger(for: isBatch ? .writing : .oneChange)
        var clerk = OrderClerk(texts: texts, ledger: ledger, requestID: options[.request])
        // A server takes one record at a time.
        if options[.shop] != nil { clerk.batchLimit = 1 }
        return isBatch ? try clerk.run(input, console) : try clerk.run(parts, console)
    }
}

/// Makes the orders of `kiosk order`, and prints their answers.
struct OrderClerk {
    let texts: Texts
    let ledger: any Ledger
    var requestID: String?

    /// A larger batch makes the disk no faster, and delays the first answer.
    var batchLimit = 1_024

    /// Makes one order of its parts.
    func run(_ parts: [String], _ console: Console) throws -> ExitCode {
        let order = try OrderReader(texts: texts, menu: ledger.books.menu, hasShortErrors: false).order(parts)
        let requests = [SaleRequest(order: order, key: requestID.map { RequestKey(id: $0, part: 0) })]
        guard let outcome = try sell(requests).first else { return .success }
        let problem = try answering([outcome]) {
            let problem = try report(outcome, of: order, console)
            try console.flush()
            return problem
        }
        guard let problem else { return .success }
        let remedy = if case .short = outcome { " " + texts(.shortageHint) } else { "" }
        console.complain(problem.message + remedy)
        return problem.exitCode
    }

    /// Makes the order of each line, and goes on with the next line after a shortage.
    ///
    /// The lines that are there already are sold together and answered before the next wait for input. A blank line is no order
    /// and no mistake: the output has one line per order, not per line of input.
    func run(_ input: LineReader, _ console: Console) throws -> ExitCode {
        var exitCode = ExitCode.success
        var reader = OrderReader(texts: texts, menu: ledger.books.menu)
        var batch: [OrderLine] = []
        var number = 0
        while true {
            let mustWait = !input.hasBufferedLine
            if mustWait || batch.count >= batchLimit {
                exitCode = max(exitCode, try sell(batch, console))
                batch.removeAll(keepingCapacity: true)
                // What follows is ordered from the menu that another kiosk has set meanwhile.
                if reader.menu != ledger.books.menu { reader = OrderReader(texts: texts, menu: ledger.books.menu) }
            }
            guard let line = try input.next() else { return exitCode }
            number += 1
            if case .text(let text) = line, text.allSatisfy(\.isWhitespace) { continue }
            let order = Result { () throws(CommandError) in try reader.order(line.text(texts)) }
            batch.append(OrderLine(number: number, order: order))
        }
    }

    /// Sells a whole batch, so that one `fsync` makes all of it durable, and then answers its lines in their order.
    private func sell(_ batch: [OrderLine], _ console: Console) throws -> ExitCode {
        let requests = batch.compactMap { line -> SaleRequest? in
            guard case .success(let order) = line.order else { return nil }
            // The key does not depend on the other lines, which may be corrected before the request is repeated.
            return SaleRequest(order: order, key: requestID.map { RequestKey(id: $0, part: line.number - 1) })
        }
        let outcomes = try sell(requests)
        return try answering(outcomes) {
            let exitCode = try answer(batch, outcomes, console)
            try console.flush()
            return exitCode
        }
    }

    private func answer(_ batch: [OrderLine], _ outcomes: [SaleOutcome], _ console: Console) throws -> ExitCode {
        var exitCode = ExitCode.success
        var outcomes = outcomes.makeIterator()
        for line in batch {
            let problem: CommandError?
            switch line.order {
            case .success(let order):
                problem = try outcomes.next().flatMap { try report($0, of: order, console) }
            case .failure(let error): problem = error
            }
            guard let problem else { continue }
            console.complain(texts(.atLine, String(line.number), problem.message))
            exitCode = max(exitCode, problem.exitCode)
        }
        return exitCode
    }

    /// Prints the answers to orders. Where nothing reads them, the error says which numbers are in the ledger all the same.
    private func answering<Answer>(_ outcomes: [SaleOutcome], _ print: () throws -> Answer) throws -> Answer {
        do {
            return try print()
        } catch let error as SystemError {
            let numbers = outcomes.compactMap { if case .sold(let sale) = $0 { sale.number } else { nil } }
            guard let first = numbers.min(), let last = numbers.max() else { throw error }
            throw CommandError(
                texts(
                    .orderUnanswered, first == last ? String(first) : "\(first)–\(last)", texts.explain(error.reason)),
                .inputOutput)
        }
    }

    /// Prints the number and the juices of an order that was made, or returns the reason why it was not.
    private func report(_ outcome: SaleOutcome, of order: Order, _ console: Console) throws -> CommandError? {
        switch outcome {
        case .sold(let sale):
            try console.say("\(sale.number) \(sale.order.ids)")
            return nil
        case .short(let shortage): return CommandError("\(order.ids): " + texts.explain(shortage), .no)
        case .menuChanged: return CommandError(texts(.orderOutdated, order.ids), .no)
        case .cancelled(let sale):
            return CommandError(texts(.requestCancelled, order.ids, String(sale.number)), .no)
        case .keyUsed(let sale):
            return CommandError(texts(.requestUsed, order.ids, String(sale.number), sale.juices.text), .badInput)
        }
    }

    private func sell(_ requests: [SaleRequest]) throws -> [SaleOutcome] {
        do throws(LedgerError) {
            return requests.isEmpty ? [] : try ledger.sell(requests)
        } catch .shop(.unanswered(let server)) {
            let error = LedgerError.shop(.unanswered(server: server))
            throw CommandError(texts.explain(error) + " " + texts(.requestHint), error.exitCode)
        }
    }
}

// MARK: - Reading orders

/// A line of input, and its order or the reason why it has none.
private struct OrderLine {
    let number: Int
    let order: Result<Order, CommandError>
}

/// Parses orders, and keeps the results, because the same few orders come again and again.
private struct OrderReader {
    let texts: Texts
    let menu: Menu
    /// A file can have many lines that are no orders.
    var hasShortErrors = true
    var known: [String: Order] = [:]

    /// The number of results to keep, and the bytes of one order: more than a menu has, and little memory.
    private static let limit = 256

    mutating func order(_ text: String) throws(CommandError) -> Order {
        if let order = known[text] { return order }
        let order = try order([text])
        if known.count < Self.limit, text.utf8.count <= Self.limit { known[text] = order }
        return order
    }

    func order(_ parts: [String]) throws(CommandError) -> Order {
        do {
            return try Order(parsing: parts, menu: menu)
        } catch {
            throw CommandError(texts.explain(error, in: menu, isShort: hasShortErrors), .badInput)
        }
    }
}
