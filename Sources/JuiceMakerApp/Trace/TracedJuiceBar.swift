import JuiceMaker
import ScreenTrace

/// A juice bar that reports its calls to a tracer.
nonisolated package final class TracedJuiceBar: JuiceBar, TracedSubclass {
    private let tracer: Tracer

    /// Creates a bar as ``JuiceBar`` does, which reports its calls to a tracer.
    package init(ledger: any Ledger, tracer: Tracer) {
        self.tracer = tracer
        super.init(ledger: ledger)
    }

    override package func restock(
        _ change: StockChange, reason: StockReason
    ) throws(StockChangeError) -> [Announcement] {
        // As the call is written: the usual reason is left out.
        let reasonText = reason == .counted ? "" : ", reason: \(reason.text)"
        return try report("restock(\(change.traced)\(reasonText))", returning: \.traced) {
            () throws(StockChangeError) in
            try super.restock(change, reason: reason)
        }
    }

    override package func takeBack(
        _ number: Int, reason: String
    ) throws(VoidError) -> Reversal {
        try report(
            "takeBack(\(number), reason: \"\(reason)\")", returning: { "\($0.sale.number) \($0.sale.juices.text)" }
        ) {
            () throws(VoidError) in
            try super.takeBack(number, reason: reason)
        }
    }

    override package func handle(_ event: OrderMachine.Event) -> [Announcement] {
        report("handle(\(event.traced))", returning: \.traced) { super.handle(event) }
    }

    private func report<Failure: Error, Answer: Sendable>(
        _ text: String, returning answerText: (Answer) -> String, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        // A bar is used where its screens are: on the main actor.
        nonisolated(unsafe) let bar = self
        MainActor.assumeIsolated { [tracer] in tracer.begin(.call, to: bar, text) }
        do throws(Failure) {
            let answer = try body()
            let text = answerText(answer)
            MainActor.assumeIsolated { [tracer] in tracer.end(returning: text) }
            return answer
        } catch {
            MainActor.assumeIsolated { [tracer] in tracer.end(throwing: error) }
            throw error
        }
    }
}
