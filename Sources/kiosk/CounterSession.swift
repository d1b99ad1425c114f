import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Storage
import Terminal

/// The kiosk in a shop, from its start to its end.
struct CounterSession {
    let workshop: Workshop
    let profile: TerminalProfile
    let console: Console

    private static let standardIdle = 60

    /// Runs the counter until staff ends it, a signal comes, or the input ends.
    func run(_ input: LineReader) throws -> ExitCode {
        if case .signal(let signal) = try show(input) { ProcessSignals.terminate(by: signal) }
        return .success
    }

    private func show(_ input: LineReader) throws -> FullScreen.ExitReason {
        let lock = try workshop.staffLock()
        let ledger = try workshop.ledger()
        let (desk, calculatorFile) = try workshop.calculators()
        defer {
            if let notice = calculatorFile?.finish() { console.complain(workshop.texts.explain(notice)) }
        }
        let tracer = workshop.inspector.tracer
        let bars = CounterBars()
        let tracingLedger = TracingLedger(ledger, tracer: tracer)
        let makeKiosk = try workshop.makeKiosk(desk)
        let today = workshop.currentDay.period
        let counter = Counter(
            texts: workshop.texts, idleLimit: .seconds(workshop.options.idle ?? Self.standardIdle), lock: lock,
            clock: .local,
            makeGuestScreen: {
                OrderScreen(
                    bar: bars.begin(JuiceBar(ledger: ledger)), calculators: Calculators(tracer: nil), face: .customer,
                    today: today)
            },
            makeStaffKiosk: { texts in
                let bar = bars.begin(TracedJuiceBar(ledger: tracingLedger, tracer: tracer))
                return makeKiosk(bar, texts, TraceInspector(tracer))
            })
        guard profile.canDrawFullScreen, !workshop.options.isPlain else {
            try LineRunner(
                counter, console: console, erasesTerminal: profile.canDrawFullScreen, beforeInput: {},
                afterInput: { bars.refresh() },
                together: { body in
                    do throws(LedgerError) { try ledger.recordTogether(body) } catch {
                        throw CommandError(workshop.texts.explain(error), error.exitCode)
                    }
                }
            ).run(input)
            return .stopped
        }
        let changes = try workshop.changes { bars.refresh() }
        let runner = FullScreenRunner(counter, changes: changes) {}
        // The terminal holds its delegate weakly.
        let screen = try FullScreen(profile: profile)
        workshop.waitNotice.screen = screen
        return try withExtendedLifetime(runner) { try runner.run(on: screen) }
    }
}

/// The juice bars of a counter. Each customer has one, so that no order of the one before is left, and so has staff.
private final class CounterBars {
    /// The bar of the screens in view; they hold it.
    private weak var current: JuiceBar?

    /// Returns a new bar, whose books are read from now on.
    func begin(_ bar: JuiceBar) -> JuiceBar {
        current = bar
        return bar
    }

    /// Reads what other kiosks have recorded, and returns whether there is anything new.
    @discardableResult
    func refresh() -> Bool { current?.refresh() ?? false }
}

extension CounterClock {
    /// The clock of this machine.
    fileprivate static var local: CounterClock {
        let start = ContinuousClock.now
        return CounterClock(elapsed: { ContinuousClock.now - start }, now: SystemClock.now) { time in
            // The second is rounded up, so that the wait is over then.
            let time = Timestamp(milliseconds: time.milliseconds + 999)
            let seconds = time.milliseconds / 1_000 % 60
            return LocalCalendar.hourAndMinute(of: time) + (seconds < 10 ? ":0\(seconds)" : ":\(seconds)")
        }
    }
}
