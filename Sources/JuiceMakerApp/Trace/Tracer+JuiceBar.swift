import JuiceMaker
import ScreenKit
import ScreenTrace

/// Listens to a counter and its ledger for a tracer.
final class JuiceBarTracer: TraceSource, JuiceBarDelegate {
    private unowned let tracer: Tracer
    private weak var bar: JuiceBar?
    private let ledger: TracingLedger

    private static let machine = "OrderMachine"

    /// Starts listening; does nothing where the counter is listened to already.
    static func start(listeningTo bar: JuiceBar, for tracer: Tracer) {
        guard tracer.source(of: JuiceBarTracer.self)?.bar !== bar else { return }
        tracer.add(JuiceBarTracer(bar, tracer))
    }

    private init(_ bar: JuiceBar, _ tracer: Tracer) {
        self.tracer = tracer
        self.bar = bar
        ledger = TracingLedger(bar.ledger)
        bar.ledger = ledger
        bar.delegate = self
    }

    func juiceBar(_ bar: JuiceBar, willHandle event: OrderMachine.Event) {
        // The machine is a value, so that a copy tells beforehand whether the event will mean anything to it.
        var machine = bar.machine
        let meansSomething = !machine.handle(event).isEmpty || machine != bar.machine
        let place =
            meansSomething ? tracer.note(.machine, from: tracer.holder(of: bar), to: Self.machine, event.traced) : nil
        tracer.open(place, Self.machine)
    }

    func juiceBar(
        _ bar: JuiceBar, didHandle event: OrderMachine.Event, announcing announcements: [Announcement]
    ) {
        tracer.close()
        for text in announcements.traced { tracer.note(.machine, from: Self.machine, to: tracer.holder(of: bar), text) }
    }

    func report(to tracer: Tracer) {
        for call in ledger.takeCalls() {
            let sender =
                switch call.caller {
                case .machine: Self.machine
                case .hand: tracer.busyReceiver ?? tracer.holder(of: bar)
                }
            tracer.write(
                TraceEvent(
                    kind: call.records == nil ? .machine : .record, sender: sender, receiver: "Ledger",
                    text: call.count == 1 ? call.text : "\(call.text) × \(call.count)", records: call.records),
                joiningOpenMessages: call.records)
        }
    }
}
