import JuiceMaker
import JuiceMakerApp
import Lab
import ScreenKit
import Shopfront
import Storage
import System
import Terminal

extension Workshop {
    /// `kiosk`: the kiosk with its apps.
    func openKiosk() throws -> ExitCode {
        let koans = KoanFolder(path: Options.koansFolder)
        let session = try classSession { koans.sources((try? koans.koans()) ?? []) }
        let workshop = try session.map(inClass) ?? self
        let printer = try printer()
        let bar = try workshop.juiceBar()
        return try workshop.withKiosk(bar, printer: printer, classroom: session?.desk) {
            kiosk, calculatorFile, traceFile in
            session?.present(on: kiosk)
            defer { session?.finish() }
            try workshop.run(kiosk, calculatorFile, printer, refresh: bar.refresh, others: [session].compactMap(\.self))
            {
                try traceFile?.save()
            }
            return .success
        }
    }

    /// `kiosk board`: shows the board until a person quits, or where there is no terminal once, as lines.
    func showBoard() throws -> ExitCode {
        waitNotice.textsOfCustomers = { texts }
        let bar = JuiceBar(ledger: try ledger(for: .reading, showsLastKnown: runner.usesFullScreen))
        let kiosk = Kiosk(root: BoardScreen(shop(bar)), texts: texts)
        waitNotice.textsOfCustomers = { [weak kiosk] in kiosk?.texts }
        if runner.usesFullScreen {
            try runner.run(
                kiosk, sources: changes(refresh: refresh(bar, ringingFor: \.readyNumbers)),
                willShow: { waitNotice.screen = $0 })
        } else {
            // Who prints the lines can do something about it.
            bar.refresh()
            if let error = bar.refreshError { throw refusal(of: error, in: try dataDirectory()?.path ?? "") }
            LineFront(kiosk: kiosk) { line in try? console.say(line) }.sayPage()
        }
        return .success
    }

    /// `kiosk kitchen`: shows the orders that wait, and takes each a step further.
    func openKitchen() throws -> ExitCode {
        let bar = try juiceBar()
        let screen = KitchenScreen(
            shop(bar), limits: KitchenScreen.Limits(warning: options.warnAfter, late: options.lateAfter))
        let kiosk = Kiosk(root: screen, texts: texts, inspector: inspector)
        try runner.run(
            kiosk, sources: changes(refresh: refresh(bar) { Set($0.openOrders.keys) }),
            willShow: { waitNotice.screen = $0 })
        return .success
    }

    /// Returns a function that reads what others have changed, and rings the bell for it if the options say so.
    private func refresh(_ bar: JuiceBar, ringingFor numbers: @escaping (Accounts) -> Set<Int>) -> () -> Bool {
        guard options.hasBell else { return bar.refresh }
        let bell = OrderBell(for: numbers, in: bar) { waitNotice.screen }
        return {
            let hasChanged = bar.refresh()
            bell.ring(for: bar)
            return hasChanged
        }
    }

    /// Calls a closure with a kiosk, and then saves its calculators and its trace, even if the closure throws. Returns the exit code of the
    /// closure, or that of a trace that could not be written if it is worse.
    func withKiosk(
        _ bar: JuiceBar, script: String? = nil, printer: ReceiptPrinter? = nil, classroom: ClassDesk? = nil,
        _ body: (Kiosk, CalculatorFile?, TraceFile?) throws -> ExitCode
    ) throws -> ExitCode {
        let (desk, calculatorFile) = try calculators()
        defer {
            if let notice = calculatorFile?.finish() { console.complain(texts.explain(notice)) }
        }
        let kiosk = try makeKiosk(of: bar, desk, printer: printer, classroom: classroom)
        let traceFile = try traceFile(script: script)
        let result = Result { try body(kiosk, calculatorFile, traceFile) }
        do throws(CommandError) {
            try traceFile?.save()
        } catch {
            // The error that ended the session may be this one.
            if case .failure(let failure) = result, !(failure is EndingSignal) { throw failure }
            console.complain(error.message)
            return max(try result.get(), error.exitCode)
        }
        return try result.get()
    }

    /// Runs a kiosk, or one after another, as a runner does, with the records that others write into the ledger of its apps. The keys
    /// of the calculators are made durable at a pause, and what is being printed at the end has a moment left.
    func run(
        _ source: any KioskSource, _ calculatorFile: CalculatorFile?, _ printer: ReceiptPrinter?,
        refresh: @escaping () -> Bool, others: [any ChangeSource] = [], save: @escaping () throws -> Void = {}
    ) throws {
        let own: [(any ChangeSource)?] = [calculatorFile.map { KeyPause(of: $0) }, printer]
        let sources = try changes(refresh: refresh) + own.compactMap(\.self) + others
        defer { printer?.finish(within: .seconds(5)) }
        try runner.run(
            source, sources: sources, willShow: { waitNotice.screen = $0 }, didShow: { openShop.unshown?.erase() }
        ) {
            // On a page that shows no data, no source has a turn.
            if source.isResting { calculatorFile?.sync() }
            try save()
        }
    }
}
