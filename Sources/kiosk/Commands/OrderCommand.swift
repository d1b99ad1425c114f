import JuiceMaker
import KioskUI
import Terminal

/// `kiosk order`: juice without screens; a line for each juice made.
struct OrderCommand {
    let texts: Texts
    let ledger: any Ledger

    /// Makes what the arguments ask for, and stops at the first shortage.
    func run(_ orders: [String], _ console: Console) throws -> ExitCode {
        let requests = try orders.map { order throws(Failure) in try request(order) }
        for request in requests {
            if let shortage = try make(request, console) {
                console.complain(shortage)
                return .no
            }
        }
        return .success
    }

    /// Makes what each line asks for, and goes on with the next one where something is short.
    func run(_ input: LineReader, _ console: Console) throws -> ExitCode {
        var exitCode = ExitCode.success
        var number = 0
        try console.forEachLine(of: input) { line in
            number += 1
            let request: OrderRequest
            do throws(Failure) {
                request = try self.request(try line.text(texts))
            } catch {
                console.complain(texts(.atLine, String(number), error.message))
                exitCode = .badInput
                return
            }
            guard let shortage = try make(request, console) else { return }
            console.complain(texts(.atLine, String(number), shortage))
            if exitCode == .success { exitCode = .no }
        }
        return exitCode
    }

    private func request(_ text: String) throws(Failure) -> OrderRequest {
        do {
            return try OrderRequest(parsing: text, menu: ledger.books.menu)
        } catch {
            throw Failure(texts.explain(error), .badInput)
        }
    }

    /// - Returns: What is short, if anything is.
    private func make(_ request: OrderRequest, _ console: Console) throws -> String? {
        for _ in 0..<request.count {
            switch try sell(SaleRequest(juice: request.juice)) {
            case .sold(let sale): try console.say("\(sale.number) \(sale.juice.id)")
            case .short(let shortage): return "\(request.juice.id): " + texts.explain(shortage)
            case .keyUsed, nil: break
            }
        }
        return nil
    }

    private func sell(_ request: SaleRequest) throws(Failure) -> SaleOutcome? {
        do {
            return try ledger.sell([request]).first
        } catch {
            throw Failure(texts.explain(error), error.exitCode)
        }
    }
}
