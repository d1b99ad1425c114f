import Core
import JuiceMaker
import ScreenTrace
import Synchronization

/// Stands before a ledger: passes everything on, and remembers what was to be written down.
///
/// A ledger may be used by any thread and a tracer may not, so the tracer fetches what is remembered here.
nonisolated final class TracingLedger: Ledger, NamedLane {
    private let ledger: any Ledger
    private let calls = Mutex<[LedgerCall]>([])

    init(_ ledger: any Ledger) {
        self.ledger = ledger
    }

    var laneName: String { "Ledger" }
    var books: Books { ledger.books }
    var lastSequence: Int { ledger.lastSequence }

    func refresh() throws(LedgerError) { try ledger.refresh() }

    func sell(_ requests: [SaleRequest]) throws(LedgerError) -> [SaleOutcome] {
        let text = "sell([" + requests.map(\.juice.id).joined(separator: ", ") + "])"
        do throws(LedgerError) {
            let outcomes = try ledger.sell(requests)
            let soldCount = outcomes.count { if case .sold = $0 { true } else { false } }
            remember(.machine, text, recordCount: soldCount)
            return outcomes
        } catch {
            remember(.machine, text + " throws", recordCount: 0)
            throw error
        }
    }

    func change(_ change: StockChange) throws(StockChangeError) {
        let text = "change(\(change.traced))"
        let before = ledger.lastSequence
        do throws(StockChangeError) {
            try ledger.change(change)
            // What changes nothing is not written down.
            let isWritten =
                switch change {
                case .add(let changes): changes.contains { $0.count != 0 }
                case .set: ledger.lastSequence > before
                }
            remember(.hand, text, recordCount: isWritten ? 1 : 0)
        } catch {
            remember(.hand, text + " throws", recordCount: 0)
            throw error
        }
    }

    func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerError) { try ledger.forEachRecord(body) }

    func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try ledger.forEachRecord(since: time, body)
    }

    /// What was remembered since the last time.
    func takeCalls() -> [LedgerCall] {
        calls.withLock { calls in
            defer { calls = [] }
            return calls
        }
    }

    /// The records of a call are the last ones when it returns.
    private func remember(_ caller: LedgerCall.Caller, _ text: String, recordCount: Int) {
        let last = ledger.lastSequence
        let records = recordCount > 0 ? last - recordCount + 1...last : nil
        let call = LedgerCall(caller: caller, text: text, records: records)
        calls.withLock { calls in
            if let joined = calls.last?.joined(with: call) {
                calls[calls.count - 1] = joined
            } else {
                calls.append(call)
            }
        }
    }
}
