import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Shopfront
import Storage
import System

extension Workshop {
    /// `kiosk --counter`: the kiosk in a shop, until staff ends it, a signal comes or the input ends.
    func openCounter() throws {
        waitNotice.textsOfCustomers = { [texts] in texts }
        let place = try place
        let tries = place.folder.map { TriesFile(path: $0.path + "/staff.tries") }
        let lock = try staffLock(tries)
        let printer = printer
        let ledger = try ledger(in: place, notesUnshown: true)
        let (desk, calculatorFile) = calculators(in: place, tracer: inspector.tracer)
        defer {
            if let notice = calculatorFile?.finish() { console.complain(texts.explain(notice)) }
        }
        let tracer = inspector.tracer
        let bars = CounterBars()
        let tracingLedger = TracingLedger(ledger, tracer: tracer)
        let makeKiosk = makeKiosk(desk, in: place)
        let shop = shop(JuiceBar(ledger: ledger), calculators: Calculators(tracer: tracer), printer: printer)
        let customer = Orderer.customer(mostCups: options[.cups])
        let counter = Counter(
            texts: texts, idleLimit: .seconds(options[.idle]), lock: lock, clock: .local,
            makeGuestScreen: { counter in
                MenuScreen(shop.with(bars.begin(JuiceBar(ledger: ledger, for: customer))), delegate: counter)
            },
            makeStaffKiosk: { texts in
                let bar = bars.begin(JuiceBar(ledger: tracingLedger, tracer: tracer))
                // What staff orders for a customer is made and paid as every order at a counter.
                bar.ordersWait = true
                return makeKiosk(shop.with(bar), texts, TraceInspector(tracer))
            },
            shareTries: { lock, change in
                if let tries { tries.share(&lock, change) } else { change(&lock) }
            })
        waitNotice.textsOfCustomers = { [weak counter] in counter?.textsOfCustomers }
        try run(counter, calculatorFile, printer, changes(in: place, refresh: bars.refresh))
    }

    /// Returns the lock before the staff's screens; `nil` where no file with a PIN is named.
    private func staffLock(_ tries: TriesFile?) throws(CommandError) -> StaffLock? {
        guard let path = options[.staffPINFile] else { return nil }
        if var lock = StaffLock(pinFile: try privateFile(path, limit: 64)) {
            tries?.begin(&lock)
            return lock
        }
        throw CommandError(path.printable + ": " + texts(.pinFileInvalid), .badInput)
    }

    /// Returns the bytes of a file with a secret, which no other user can read.
    func privateFile(_ path: String, limit: Int) throws(CommandError) -> [UInt8] {
        do throws(PrivateFile.Failure) {
            return try PrivateFile.read(path, limit: limit)
        } catch {
            let reason =
                switch error {
                case .isShared: texts(.pinFileShared)
                case .isForeign(let user): texts(.pinFileForeign, String(user))
                case .failed(let error): texts.explain(error.reason)
                }
            throw CommandError(path.printable + ": " + reason, .inputOutput)
        }
    }
}

/// The file with the wrong tries at the locks of all counters that use a folder for all data. While it cannot be used, each program has
/// tries of its own. A file that is torn or garbled leads to the longest wait: it ends no wait, and locks for 5 minutes
/// at most.
struct TriesFile {
    let path: String

    /// Gives a new lock the tries of the file. One that is there and cannot be opened counts as garbled.
    func begin(_ lock: inout StaffLock) {
        do throws(SystemError) {
            _ = try SystemFiles().open(path, .reading)
        } catch {
            if !error.isNoSuchFile { lock.tries = StaffLock.Tries(longestWaitFrom: CounterClock.sinceStart) }
        }
        share(&lock) { _ in }
    }

    /// Calls a function with a lock that has the tries of the file, and writes what it made of them. Other programs wait meanwhile, or many
    /// of them could try as many PINs each.
    func share(_ lock: inout StaffLock, _ change: (inout StaffLock) -> Void) {
        let known = try? SystemFiles().open(path, .updating)
        let file = known ?? (try? SystemFiles().open(path, .creatingNew))
        if let file { _ = try? LockWait(limit: .seconds(5)).wait(for: .exclusive, on: file) }
        let content = try? known?.bytes(at: 0, count: 64)
        if let content {
            let now = CounterClock.sinceStart
            lock.tries = StaffLock.Tries(file: content, at: now) ?? StaffLock.Tries(longestWaitFrom: now)
        }
        change(&lock)
        if content == lock.tries.file { return }
        try? file?.replaceContents(from: 0, with: lock.tries.file)
        try? file?.sync()
    }
}

extension CounterClock {
    fileprivate static var sinceStart: Timestamp { Timestamp(milliseconds: SystemClock.millisecondsSinceStart()) }

    /// The clock of this machine.
    static var local: CounterClock {
        let start = ContinuousClock.now
        return CounterClock(elapsed: { ContinuousClock.now - start }, now: { sinceStart }) { time in
            timeOfDay(SystemClock.milliseconds() + time.milliseconds - sinceStart.milliseconds)
        }
    }

    /// Returns the time of day of a time since 1970-01-01. The second is rounded up, so that a wait is over then.
    static func timeOfDay(_ milliseconds: Int64) -> String {
        let time = Timestamp(milliseconds: milliseconds + 999)
        let seconds = time.milliseconds / 1_000 % 60
        return LocalCalendar.hourAndMinute(of: time) + (seconds < 10 ? ":0\(seconds)" : ":\(seconds)")
    }
}
