import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Terminal

/// `kiosk order`: juice without screens; a line for each juice made.
struct OrderCommand {
    let texts: Texts
    let ledger: any Ledger
    /// What the request is called; asked for again, it makes only what is missing.
    var requestID: String?

    /// Makes what the arguments ask for, and stops at the first juice that is not made.
    func run(_ orders: [String], _ console: Console) throws -> ExitCode {
        var reader = OrderReader(texts: texts, menu: ledger.books.menu)
        let requests = try orders.map { order throws(Failure) in try reader.order(order) }
        var keys = RequestKeys(id: requestID)
        for request in requests {
            // Juices of one kind can be sold together, for behind the first that is short the others are short too; but
            // behind one whose key was used they are not.
            let step = requestID == nil ? request.count : 1
            for _ in stride(from: 0, to: request.count, by: step) {
                let sales = (0..<step).map { _ in SaleRequest(juice: request.juice, key: keys.next()) }
                let outcomes = try sell(sales)
                guard let problem = try report(outcomes, of: request, console) else { continue }
                console.complain(problem.message)
                return problem.exitCode
            }
        }
        return .success
    }

    /// Makes what each line asks for, and goes on with the next one where something is short.
    ///
    /// The lines that are there already are sold together; none is waited for before those are answered. A blank line orders
    /// nothing and is no mistake: juices are counted here, not lines.
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
            batch.add(
                OrderBatch.Line(number: number, order: Result { () throws(Failure) in try reader.order(line) }))
        }
    }

    /// Sells all of a batch, and then answers its lines in their order.
    private func sell(_ batch: OrderBatch, _ console: Console) throws -> ExitCode {
        var exitCode = ExitCode.success
        var outcomes = try sell(batch.requests)[...]
        for line in batch.lines {
            let problem: Failure?
            switch line.order {
            case .success(let order):
                problem = try report(outcomes.prefix(order.count), of: order, console)
                outcomes = outcomes.dropFirst(order.count)
            case .failure(let failure): problem = failure
            }
            guard let problem else { continue }
            console.complain(texts(.atLine, String(line.number), problem.message))
            exitCode = max(exitCode, problem.exitCode)
        }
        return exitCode
    }

    /// Prints what was made.
    ///
    /// - Returns: why something was not, if anything was not.
    private func report(
        _ outcomes: some Sequence<SaleOutcome>, of order: OrderRequest, _ console: Console
    ) throws -> Failure? {
        var problem: Failure?
        for outcome in outcomes {
            switch outcome {
            case .sold(let sale): try console.say("\(sale.number) \(sale.juice.id)")
            case .short(let shortage):
                problem = problem ?? Failure("\(order.juice.id): " + texts.explain(shortage), .no)
            case .keyUsed(let number, let juice):
                let reason = texts(.requestUsed, order.juice.id, String(number), juice)
                problem = problem ?? Failure(reason, .badInput)
            }
        }
        return problem
    }

    private func sell(_ requests: [SaleRequest]) throws(Failure) -> [SaleOutcome] {
        if requests.isEmpty { return [] }
        do {
            return try ledger.sell(requests)
        } catch {
            throw Failure(texts.explain(error), error.exitCode)
        }
    }
}
