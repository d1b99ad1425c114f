import Core
import Lab
import ScreenKit
import ScreenTrace
import Storage
import System
import Terminal

/// A learner's session: watches the file of the koan in view, checks it at each save, and keeps the progress.
///
/// On a full screen nothing waits: the descriptors of the watcher and of what runs wake the screen. Line by line a check is waited for.
final class KoanSession: ChangeSource, KoanDeskDelegate {
    let desk: KoanDesk
    /// The class of the learner; `nil` for one who learns alone.
    weak var classroom: ClassDesk?
    /// What the file contained that was checked last.
    private var checkedSource: [UInt8] = []
    private let folder: KoanFolder
    private let compiler: KoanCompiler
    /// A Boolean value that indicates whether a check is waited for.
    private let isWaiting: Bool
    private let afterRun: (KoanMachine) -> Void

    private var watcher: (koan: String, watcher: FileWatcher)?
    private var job: (koan: Koan, isSolution: Bool, job: KoanJob)?

    init(
        _ folder: KoanFolder, koans: [Koan], compiler: KoanCompiler, isWaiting: Bool,
        afterRun: @escaping (KoanMachine) -> Void
    ) {
        self.folder = folder
        self.compiler = compiler
        self.isWaiting = isWaiting
        self.afterRun = afterRun
        desk = KoanDesk(KoanMachine(koans: koans, progress: folder.progress(koans)))
        desk.delegate = self
    }

    /// Tells the class what has happened, if there is any.
    func koanDesk(_ desk: KoanDesk, didHandle event: KoanMachine.Event, from old: KoanMachine) {
        note(event, from: old)
    }

    private func note(_ event: KoanMachine.Event?, from old: KoanMachine) {
        classroom?.note(event, from: old, to: desk.machine) { [checkedSource] _ in
            ClassHandIn.digest(of: String(decoding: checkedSource, as: UTF8.self))
        }
    }

    /// Checks the file in view, and after it those that were solved earlier.
    func start(checkingClaims: Bool = false) {
        note(nil, from: desk.machine)
        desk.handle(.check)
        if checkingClaims { desk.handle(.checkClaims) }
    }

    // MARK: - Changes

    /// A check is waited for in lines, and nothing runs meanwhile.
    let isQuietInLines = true

    var descriptors: [Int32] { (watcher.map { [$0.watcher.descriptor] } ?? []) + (job?.job.descriptors ?? []) }

    /// The time that is left for what runs. Without a watcher the file is read once a second.
    var delay: Duration? {
        let left = job.map { max(.milliseconds(1), $0.job.timeLeft) }
        return watcher == nil ? min(left ?? .seconds(1), .seconds(1)) : left
    }

    /// Goes on with what runs, and checks a file that was saved.
    func readChanges() -> Bool {
        let hasAdvanced = advance()
        return readFile() || hasAdvanced
    }

    private func advance() -> Bool {
        guard let running = job, let run = running.job.advance() else { return false }
        job = nil
        finish(running.koan, run, isSolution: running.isSolution)
        return true
    }

    private func finish(_ koan: Koan, _ run: KoanRun, isSolution: Bool) {
        desk.handle(isSolution ? .solutionFinished(koan.name, run) : .finished(koan.name, run))
        if koan == desk.machine.koan { afterRun(desk.machine) }
    }

    /// Checks the file again if it was saved with another content.
    private func readFile() -> Bool {
        do {
            if let watcher, try !watcher.watcher.drain() { return false }
        } catch {
            watcher = nil
        }
        let source = sourceOnceWritten()
        guard source != lastSource else { return false }
        desk.handle(.check)
        return true
    }

    /// Returns the content of the file in view; `nil` where it cannot be read.
    ///
    /// Many editors empty a file before they write it, and the empty file is not worth a run: what follows is waited for a moment.
    private func sourceOnceWritten() -> [UInt8]? {
        for _ in 0..<5 {
            guard let source = try? folder.source(of: desk.machine.koan) else { return nil }
            if !source.isEmpty { return source }
            SystemClock.sleep(.milliseconds(2))
        }
        return []
    }

    /// The content that was checked last, or is being checked; `nil` where the file could not be read.
    private var lastSource: [UInt8]?

    // MARK: - Effects

    func koanDesk(_ desk: KoanDesk, needs effect: KoanMachine.Effect) {
        switch effect {
        case .run(let index): run(desk.machine.koans[index])
        case .runSolution(let index):
            let koan = desk.machine.koans[index]
            start(koan, koan.solution, isSolution: true)
        case .write(let index): attempt { () throws(SystemError) in try folder.write(desk.machine.koans[index]) }
        case .save: attempt { () throws(SystemError) in try folder.save(desk.machine.progress) }
        }
    }

    private func attempt(_ body: () throws(SystemError) -> Void) {
        do throws(SystemError) {
            try body()
        } catch {
            desk.saveFailure = error.reason
        }
    }

    private func run(_ koan: Koan) {
        watch()
        do throws(KoanFailure) {
            let source = try folder.source(of: koan)
            if koan == desk.machine.koan { lastSource = source }
            start(koan, source, isSolution: false)
        } catch {
            if koan == desk.machine.koan { lastSource = nil }
            cancel()
            finish(koan, KoanRun(.unreadable(error)), isSolution: false)
        }
    }

    private func start(_ koan: Koan, _ source: [UInt8], isSolution: Bool) {
        cancel()
        if !isSolution { checkedSource = source }
        do {
            let new = try KoanJob(source, of: koan, with: compiler)
            if isWaiting { return finish(koan, new.finish(), isSolution: isSolution) }
            job = (koan, isSolution, new)
        } catch {
            finish(koan, KoanRun(.noCompiler(KoanFailure(error))), isSolution: isSolution)
        }
    }

    private func cancel() {
        job?.job.cancel()
        job = nil
    }

    private func watch() {
        let koan = desk.machine.koan
        if watcher?.koan == koan.name { return }
        watcher = (try? folder.watcher(of: koan)).map { (koan.name, $0) }
    }
}
