import Core
import JuiceMaker
import ScreenTrace
import Synchronization

/// A ledger that notes its calls and passes everything on to another ledger.
///
/// Any thread may use a ledger, and only the main actor a tracer, so that the tracer fetches the calls from a log.
nonisolated package final class TracingLedger: Ledger, Substitute {
    private let ledger: any Ledger
    private let log = LedgerLog()

    /// Creates a ledger whose calls a tracer notes.
    @MainActor package init(_ ledger: any Ledger, tracer: Tracer) {
        self.ledger = ledger
        // Not held here: a ledger lives as long as it does without a trace.
        tracer.addSource { [weak tracer, weak ledger, log] in
            guard let tracer, let ledger else { return }
            for call in log.takeCalls() {
                tracer.write(
                    callTo: ledger, call.count == 1 ? call.text : "\(call.text) × \(call.count)",
                    records: call.records, returning: call.answer, hasFailed: call.hasFailed)
            }
        }
    }

    @MainActor package var original: AnyObject? { ledger }
    package var books: Books { ledger.books }
    package var lastSequence: Int { ledger.lastSequence }

    package func takeNotices() -> [LedgerNotice] { ledger.takeNotices() }
    package func refresh() throws(LedgerError) { try ledger.refresh() }

    package func perform<Command: LedgerCommand>(
        _ command: Command
    ) throws(Command.Failure) -> Recorded<Command.Answer> {
        let text = Self.text(of: command)
        do throws(Command.Failure) {
            let recorded = try ledger.perform(command)
            var places: ClosedRange<Int>?
            if let first = recorded.records.first, let last = recorded.records.last {
                places = first.sequence...last.sequence
            }
            log.append(LedgerCall(text: text, records: places, answer: Self.text(of: recorded.answer, to: command)))
            return recorded
        } catch {
            log.append(LedgerCall(text: text, answer: "throws \(type(of: error))", hasFailed: true))
            throw error
        }
    }

    package func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? { try ledger.saleRecord(number: number) }

    package func lastSequence(before time: Timestamp) throws(LedgerError) -> Int {
        try ledger.lastSequence(before: time)
    }

    package func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try ledger.forEachRecord(after: sequence, body)
    }

    /// Returns a command as the call that gives it.
    private static func text(of command: some LedgerCommand) -> String {
        switch command {
        case let sell as Sell: "sell([" + sell.requests.map(\.order.ids).joined(separator: ", ") + "])"
        case let stock as ChangeStock: "change(\(stock.change.traced))"
        case let order as ReverseOrder where order.kind == .void: "void(\(order.number))"
        case let close as CloseDay: "close(counted: \(close.counted.map { String($0) } ?? "nil"))"
        default: "perform(\(type(of: command)))"
        }
    }

    /// Returns an answer as far as the records do not tell it.
    private static func text<Command: LedgerCommand>(of answer: Command.Answer, to command: Command) -> String {
        if let outcomes = answer as? [SaleOutcome] {
            let refusals = outcomes.compactMap { if case .short(let shortage) = $0 { shortage.traced } else { nil } }
            return refusals.map { "short(\($0))" }.joined(separator: ", ")
        }
        return command is CloseDay ? (answer as? Closing).map { "\($0.close.number)" } ?? "nil" : ""
    }
}

nonisolated struct LedgerCall: Equatable, Sendable {
    /// The call as written in code.
    let text: String
    /// The number of equal calls, one directly after another.
    var count = 1
    /// The places of the records that the call led to.
    var records: ClosedRange<Int>?
    /// The returned value; empty for none.
    var answer = ""
    var hasFailed = false

    /// Returns this call and the next one as one call; `nil` unless they are equal and their records follow each other.
    fileprivate func joined(with next: LedgerCall) -> LedgerCall? {
        guard next.text == text, answer.isEmpty, next.answer.isEmpty, let records, let nextRecords = next.records,
            nextRecords.lowerBound == records.upperBound + 1
        else { return nil }
        return LedgerCall(
            text: text, count: count + next.count, records: records.lowerBound...nextRecords.upperBound)
    }
}

/// The calls of a ledger that a tracer has not fetched.
nonisolated final class LedgerLog: Sendable {
    private let calls = Mutex<[LedgerCall]>([])

    fileprivate func append(_ call: LedgerCall) {
        calls.withLock { calls in
            if let joined = calls.last?.joined(with: call) {
                calls[calls.count - 1] = joined
            } else {
                calls.append(call)
            }
        }
    }

    /// Returns the calls since the last time.
    func takeCalls() -> [LedgerCall] {
        calls.withLock { calls in
            defer { calls = [] }
            return calls
        }
    }
}
