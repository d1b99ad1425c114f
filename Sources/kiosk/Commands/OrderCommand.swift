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
    func order(_ parts: [String]) throws {
        let isBatch = parts == ["-"]
        let ledger = try ledger(for: isBatch ? .writing : .oneChange, in: place)
        var clerk = OrderClerk(texts: texts, ledger: ledger, requestID: options[.request])
        // A server takes one record at a time.
        if options[.shop] != nil { clerk.batchLimit = 1 }
        if isBatch { try clerk.run(input, console) } else { try clerk.run(parts, console) }
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
    func run(_ parts: [String], _ console: Console) throws {
        let order = try OrderReader(texts: texts, menu: ledger.books.menu, hasShortErrors: false).order(parts)
        try sell([OrderLine(number: 1, order: .success(order))], console, shortageHint: .shortageHint) { throw $1 }
    }

    /// Makes the order of each line, and goes on with the next line after a shortage.
    ///
    /// The lines that are there already are sold together and answered before the next wait for input. A blank line is no order
    /// and no mistake: the output has one line per order, not per line of input.
    func run(_ input: LineReader, _ console: Console) throws {
        var exitCode = ExitCode.success
        var reader = OrderReader(texts: texts, menu: ledger.books.menu)
        var batch: [OrderLine] = []
        var number = 0
        while true {
            let mustWait = !input.hasBufferedLine
            if mustWait || batch.count >= batchLimit {
                try sell(batch, console) { line, problem in
                    console.complain(texts(.atLine, String(line.number), problem.message))
                    exitCode = max(exitCode, problem.exitCode)
                }
                batch.removeAll(keepingCapacity: true)
                // What follows is ordered from the menu that another kiosk has set meanwhile.
                if reader.menu != ledger.books.menu { reader = OrderReader(texts: texts, menu: ledger.books.menu) }
            }
            guard let line = try input.next() else { return try exitCode.end() }
            number += 1
            if case .text(let text) = line, text.allSatisfy(\.isWhitespace) { continue }
            let order = Result { () throws(CommandError) in try reader.order(line.text(texts)) }
            batch.append(OrderLine(number: number, order: order))
        }
    }

    /// Sells a whole batch, so that one `fsync` makes all of it durable, and then answers its lines in their order. The function gets those
    /// that were not sold, each with its reason.
    private func sell(
        _ batch: [OrderLine], _ console: Console, shortageHint: KioskText? = nil,
        _ refuse: (OrderLine, CommandError) throws -> Void
    ) throws {
        let outcomes = try sell(
            batch.compactMap { line in
                guard case .success(let order) = line.order else { return nil }
                // The key does not depend on the other lines, which may be corrected before the request is repeated.
                return SaleRequest(order: order, key: requestID.map { RequestKey(id: $0, part: line.number - 1) })
            })
        try answering(outcomes) {
            var rest = outcomes[...]
            for line in batch {
                switch line.order {
                case .success(let order):
                    guard let outcome = rest.popFirst() else { continue }
                    if let problem = try report(outcome, of: order, console, shortageHint) {
                        try refuse(line, problem)
                    }
                case .failure(let error): try refuse(line, error)
                }
            }
            try console.flush()
        }
    }

    /// Prints the answers to orders. Where nothing reads them, the error says which numbers are in the ledger all the same.
    private func answering(_ outcomes: [SaleOutcome], _ print: () throws -> Void) throws {
        do {
            try print()
        } catch let error as SystemError {
            let numbers = outcomes.compactMap { if case .sold(let sale) = $0 { sale.number } else { nil } }
            guard let first = numbers.min(), let last = numbers.max() else { throw error }
            throw CommandError(
                texts(.answersUnwritten, (first...last).text, texts.explain(error.reason)), .inputOutput)
        }
    }

    /// Prints the number and the juices of an order that was made, or returns the reason why it was not.
    private func report(
        _ outcome: SaleOutcome, of order: Order, _ console: Console, _ shortageHint: KioskText?
    ) throws -> CommandError? {
        switch outcome {
        case .sold(let sale):
            try console.say("\(sale.number) \(sale.order.ids)")
            return nil
        case .short(let shortage):
            let reasons = [texts.explain(shortage), shortageHint.map { texts($0) }].compactMap(\.self)
            return CommandError("\(order.ids): " + reasons.joined(separator: " "), .no)
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
