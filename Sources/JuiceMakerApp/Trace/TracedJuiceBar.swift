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

    override package func restock(_ change: StockChange) throws(StockChangeError) -> [Announcement] {
        begin("restock(\(change.traced))")
        do throws(StockChangeError) {
            return end(try super.restock(change))
        } catch {
            MainActor.assumeIsolated { [tracer] in tracer.end(throwing: error) }
            throw error
        }
    }

    override package func handle(_ event: OrderMachine.Event) -> [Announcement] {
        begin("handle(\(event.traced))")
        return end(super.handle(event))
    }

    private func begin(_ text: String) {
        // A bar is used where its screens are: on the main actor.
        nonisolated(unsafe) let bar = self
        MainActor.assumeIsolated { [tracer] in tracer.begin(.call, to: bar, text) }
    }

    private func end(_ announcements: [Announcement]) -> [Announcement] {
        let answer = announcements.map(\.traced).joined(separator: ", ")
        MainActor.assumeIsolated { [tracer] in tracer.end(returning: answer) }
        return announcements
    }
}
