import JuiceMaker
import ScreenKit
import ScreenTrace

/// Notes the calls of a juice bar, and the calls that the bar makes of its ledger.
final class JuiceBarProxy: DelegateProxy<any JuiceBarDelegate>, JuiceBarDelegate {
    /// Puts a ledger that notes every call before the ledger of a bar.
    func observeLedger(of bar: JuiceBar) {
        guard let tracer else { return }
        let log = LedgerLog()
        // Not held here: a ledger lives as long as it does without a trace.
        tracer.addSource { [weak tracer, weak ledger = bar.ledger] in
            guard let tracer, let ledger else { return }
            for call in log.takeCalls() {
                tracer.write(
                    callTo: ledger, call.count == 1 ? call.text : "\(call.text) × \(call.count)",
                    records: call.records, returning: call.answer, hasFailed: call.hasFailed)
            }
        }
        bar.ledger = TracingLedger(bar.ledger, log)
    }

    func juiceBar(_ bar: JuiceBar, willRestock change: StockChange) {
        tracer?.begin(.call, to: bar, "restock(\(change.traced))")
        delegate?.juiceBar(bar, willRestock: change)
    }

    func juiceBar(
        _ bar: JuiceBar, didRestock change: StockChange, with result: Result<[Announcement], StockChangeError>
    ) {
        delegate?.juiceBar(bar, didRestock: change, with: result)
        switch result {
        case .success(let announcements): end(announcements)
        case .failure(let error): tracer?.end(throwing: error)
        }
    }

    func juiceBar(_ bar: JuiceBar, willHandle event: OrderMachine.Event) {
        tracer?.begin(.call, to: bar, "handle(\(event.traced))")
        delegate?.juiceBar(bar, willHandle: event)
    }

    func juiceBar(_ bar: JuiceBar, didHandle event: OrderMachine.Event, announcing announcements: [Announcement]) {
        delegate?.juiceBar(bar, didHandle: event, announcing: announcements)
        end(announcements)
    }

    private func end(_ announcements: [Announcement]) {
        tracer?.end(returning: announcements.traced.joined(separator: ", "))
    }
}
