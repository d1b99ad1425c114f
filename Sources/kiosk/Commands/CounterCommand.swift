import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Shopfront
import Storage
import System

/// `kiosk --counter`: the kiosk in a shop, until staff ends it, a signal comes or the input ends.
struct CounterCommand: RunnableCommand {
    /// The time without a key before the start page is shown again.
    let idleLimit: Duration
    /// The file with the PIN of the staff; `nil` if staff cannot get in.
    let pinFile: String?

    /// Creates the command. Without a number of seconds, a customer may think for a minute.
    init(idle: Int?, pinFile: String?) {
        idleLimit = .seconds(idle ?? 60)
        self.pinFile = pinFile
    }

    func run(_ workshop: Workshop) throws -> ExitCode {
        let lock = try staffLock(workshop)
        let ledger = try workshop.ledger()
        let (desk, calculatorFile) = try workshop.calculators()
        defer {
            if let notice = calculatorFile?.finish() { workshop.console.complain(workshop.texts.explain(notice)) }
        }
        let tracer = workshop.inspector.tracer
        let bars = CounterBars()
        let tracingLedger = TracingLedger(ledger, tracer: tracer)
        let makeKiosk = try workshop.makeKiosk(desk)
        let today = workshop.currentDay.period
        let counter = Counter(
            texts: workshop.texts, idleLimit: idleLimit, lock: lock, clock: .local,
            makeGuestScreen: { OrderScreen(bar: bars.begin(JuiceBar(ledger: ledger)), calculators: nil, today: today) },
            makeStaffKiosk: { texts in
                let bar = bars.begin(TracedJuiceBar(ledger: tracingLedger, tracer: tracer))
                return makeKiosk(bar, texts, TraceInspector(tracer))
            })
        try workshop.run(counter, calculatorFile, refresh: bars.refresh)
        return .success
    }

    /// Returns the lock before the staff's screens; `nil` where no file with a PIN is named.
    private func staffLock(_ workshop: Workshop) throws(CommandError) -> StaffLock? {
        guard let path = pinFile else { return nil }
        let texts = workshop.texts
        do throws(PrivateFile.Failure) {
            if let lock = StaffLock(pinFile: try PrivateFile.read(path, limit: 64)) { return lock }
        } catch {
            let reason =
                switch error {
                case .isShared: texts(.pinFileShared)
                case .failed(let error): texts.explain(error.reason)
                }
            throw CommandError(path.printable + ": " + reason, .inputOutput)
        }
        throw CommandError(path.printable + ": " + texts(.pinFileInvalid), .badInput)
    }
}

extension CounterClock {
    /// The clock of this machine.
    static var local: CounterClock {
        let start = ContinuousClock.now
        return CounterClock(elapsed: { ContinuousClock.now - start }, now: SystemClock.now) { time in
            // The second is rounded up, so that the wait is over then.
            let time = Timestamp(milliseconds: time.milliseconds + 999)
            let seconds = time.milliseconds / 1_000 % 60
            return LocalCalendar.hourAndMinute(of: time) + (seconds < 10 ? ":0\(seconds)" : ":\(seconds)")
        }
    }
}
