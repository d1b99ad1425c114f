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
    func openKiosk() throws {
        let koans = KoanFolder(path: KoanFolder.standard)
        let session = try classSession { koans.sources((try? koans.koans()) ?? []) }
        let place = try session.flatMap(placeInClass) ?? place
        let printer = printer
        let bar = try juiceBar(in: place, tracer: inspector.tracer)
        return try withKiosk(bar, in: place, printer: printer, classroom: session?.desk) {
            kiosk, calculatorFile, traceFile in
            session?.present(on: kiosk)
            defer { session?.finish() }
            let changes = changes(in: place, refresh: bar.refresh) + [session].compactMap(\.self)
            try run(kiosk, calculatorFile, printer, changes) { try traceFile?.save() }
        }
    }

    /// `kiosk board`: shows the board until a person quits, or where there is no terminal once, as lines.
    func showBoard() throws {
        waitNotice.textsOfCustomers = { [texts] in texts }
        let place = try place
        let bar = JuiceBar(ledger: try ledger(for: .reading, in: place, showsLastKnown: runner.usesFullScreen))
        let kiosk = Kiosk(root: BoardScreen(shop(bar)), texts: texts)
        waitNotice.textsOfCustomers = { [weak kiosk] in kiosk?.texts }
        if runner.usesFullScreen {
            try show(kiosk, changes(in: place, refresh: refresh(bar, ringingFor: \.readyNumbers)))
        } else {
            // Who prints the lines can do something about it.
            bar.refresh()
            if let error = bar.refreshError {
                throw refusal(of: error, in: place.folder?.path ?? "", isReplica: place.shop != nil)
            }
            LineFront(kiosk: kiosk) { [console] line in try? console.say(line) }.sayPage()
        }
    }

    /// `kiosk kitchen`: shows the orders that wait, and takes each a step further.
    func openKitchen() throws {
        let place = try place
        let bar = try juiceBar(in: place, tracer: inspector.tracer)
        let screen = KitchenScreen(
            shop(bar), limits: KitchenScreen.Limits(warning: options[.warnAfter], late: options[.lateAfter]))
        let kiosk = Kiosk(root: screen, texts: texts, inspector: inspector)
        try show(kiosk, changes(in: place, refresh: refresh(bar) { Set($0.openOrders.keys) }))
    }

    /// Returns a function that reads what others have changed, and rings the bell for it if the options say so.
    private func refresh(_ bar: JuiceBar, ringingFor numbers: @escaping (Accounts) -> Set<Int>) -> () -> Bool {
        guard options[.bell] else { return bar.refresh }
        let bell = OrderBell(for: numbers, in: bar) { [waitNotice] in waitNotice.screen }
        return {
            let hasChanged = bar.refresh()
            bell.ring(for: bar)
            return hasChanged
        }
    }

    /// Calls a closure with a kiosk, and then saves its calculators and its trace, even if the closure throws.
    func withKiosk(
        _ bar: JuiceBar, in place: DataPlace, script: String? = nil, printer: ReceiptPrinter? = nil,
        classroom: ClassDesk? = nil, _ body: (Kiosk, CalculatorFile?, TraceFile?) throws -> Void
    ) throws {
        let (desk, calculatorFile) = calculators(in: place, tracer: inspector.tracer)
        defer {
            if let notice = calculatorFile?.finish() { console.complain(texts.explain(notice)) }
        }
        let kiosk = makeKiosk(of: bar, desk, in: place, inspector, printer: printer, classroom: classroom)
        let traceFile = try traceFile(of: inspector.tracer, in: place, script: script)
        let result = Result { try body(kiosk, calculatorFile, traceFile) }
        do throws(CommandError) {
            try traceFile?.save()
        } catch {
            // The error that ended the session may be this one. A signal is none, and says nothing.
            if case .failure(let failure) = result {
                if failure is EndingSignal { console.complain(error.message) }
                throw failure
            }
            throw error
        }
        try result.get()
    }

    /// Runs a kiosk, or one after another, as a runner does, with changes from outside. The keys of the calculators are made durable at a
    /// pause, and what is being printed at the end has a moment left.
    func run(
        _ source: any KioskSource, _ calculatorFile: CalculatorFile?, _ printer: ReceiptPrinter?,
        _ changes: [any ChangeSource], save: @escaping () throws -> Void = {}
    ) throws {
        let own: [(any ChangeSource)?] = [calculatorFile.map { KeyPause(of: $0) }, printer]
        defer { printer?.finish(within: .seconds(5)) }
        try show(source, changes + own.compactMap(\.self), didShow: { self.openShop.unshown?.erase() }) {
            // On a page that shows no data, no source has a turn.
            if source.isResting { calculatorFile?.sync() }
            try save()
        }
    }
}
