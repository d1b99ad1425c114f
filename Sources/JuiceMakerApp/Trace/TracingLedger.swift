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

    package func refresh() throws(LedgerError) { try ledger.refresh() }

    package func sell(_ requests: [SaleRequest]) throws(LedgerError) -> [SaleOutcome] {
        try note("sell([" + requests.map(\.order.ids).joined(separator: ", ") + "])") { () throws(LedgerError) in
            let outcomes = try ledger.sell(requests)
            let soldCount = outcomes.count { if case .sold = $0 { true } else { false } }
            let refusals = outcomes.compactMap { if case .short(let shortage) = $0 { shortage.traced } else { nil } }
            return (outcomes, soldCount, refusals.map { "short(\($0))" }.joined(separator: ", "))
        }
    }

    package func change(_ change: StockChange) throws(StockChangeError) {
        try note("change(\(change.traced))") { () throws(StockChangeError) in
            let before = ledger.lastSequence
            try ledger.change(change)
            // A change of nothing is not recorded.
            let isRecorded =
                switch change {
                case .add(let changes): changes.contains { $0.count != 0 }
                case .set: ledger.lastSequence > before
                }
            return ((), isRecorded ? 1 : 0, "")
        }
    }

    package func void(_ number: Int, reason: String) throws(VoidError) -> SaleRecord {
        try note("void(\(number))") { () throws(VoidError) in (try ledger.void(number, reason: reason), 1, "") }
    }

    package func close(counted: Int?) throws(LedgerError) -> DayClose? {
        try note("close(counted: \(counted.map { String($0) } ?? "nil"))") { () throws(LedgerError) in
            let close = try ledger.close(counted: counted)
            return (close, close == nil ? 0 : 1, close.map { "\($0.number)" } ?? "nil")
        }
    }

    package func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? { try ledger.saleRecord(number: number) }

    package func recordTogether(_ body: () -> Void) throws(LedgerError) { try ledger.recordTogether(body) }

    package func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerError) { try ledger.forEachRecord(body) }

    package func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try ledger.forEachRecord(after: sequence, body)
    }

    package func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try ledger.forEachRecord(since: time, body)
    }

    /// Makes a call and notes it with its answer. Its records are the last ones when it returns.
    private func note<Answer, Failure: Error>(
        _ text: String, _ call: () throws(Failure) -> (Answer, recordCount: Int, text: String)
    ) throws(Failure) -> Answer {
        do throws(Failure) {
            let (answer, count, answerText) = try call()
            let last = ledger.lastSequence
            log.append(LedgerCall(text: text, records: count > 0 ? last - count + 1...last : nil, answer: answerText))
            return answer
        } catch {
            log.append(LedgerCall(text: text, answer: "throws \(type(of: error))", hasFailed: true))
            throw error
        }
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
