import JuiceMaker
import ScreenTrace

nonisolated extension JuiceBar {
    /// Creates a bar whose calls a tracer notes.
    package convenience init(ledger: any Ledger, for orderer: Orderer = .staff, tracer: Tracer) {
        self.init(ledger: ledger, for: orderer) { bar, observation in
            // A bar is used where its screens are: on the main actor.
            nonisolated(unsafe) let (bar, observation) = (bar, observation)
            MainActor.assumeIsolated {
                switch observation {
                case .begins(let call): tracer.begin(.call, to: bar, call.traced)
                case .ends(.failed(let error)): tracer.end(throwing: error)
                case .ends(let outcome): tracer.end(returning: outcome.traced)
                }
            }
        }
    }
}

nonisolated extension JuiceBar.Call {
    /// The call as it is written. The usual reason is left out.
    fileprivate var traced: String {
        switch self {
        case .handle(let event): "handle(\(event.traced))"
        case .restock(let change, let reason):
            "restock(\(change.traced)\(reason == .counted ? "" : ", reason: \(reason.text)"))"
        case .takeBack(let number, let reason): "takeBack(\(number), reason: \"\(reason)\")"
        case .perform(let command): "perform(\(type(of: command)))"
        }
    }
}

nonisolated extension JuiceBar.Outcome {
    fileprivate var traced: String {
        switch self {
        case .announced(let announcements): announcements.traced
        case .tookBack(let reversal): "\(reversal.sale.number) \(reversal.sale.juices.text)"
        case .performed, .failed: ""
        }
    }
}
