import Calculator
import CalculatorApp
import Core
import JuiceMaker
import JuiceMakerApp
import KioskAssets
import Lab
import ScreenKit
import ScreenTrace
import Storage
import System
import Terminal

/// Builds the objects of the program from the options of the command line, and runs its commands.
final class Workshop {
    let options: Options
    let texts: Texts
    let user: UserEnvironment
    let runner: KioskRunner
    /// Tells the person what the program waits for.
    let waitNotice: WaitNotice
    let openShop = OpenShop()
    /// The day that all screens show.
    let currentDay = CurrentDay()
    private(set) lazy var inspector = makeInspector()
    // What needs no data does not look for it.
    private lazy var resolvedPlace = Result { () throws(CommandError) in try dataPlace(of: options[.shop]) }

    private static let fileLimit = 1 << 20

    init(options: Options, texts: Texts, environment: @escaping (String) -> String?, runner: KioskRunner) {
        (self.options, self.texts, self.runner) = (options, texts, runner)
        user = .system(variable: environment)
        waitNotice = WaitNotice(texts: texts, console: runner.console)
    }

    /// The place that the options name for all data.
    var place: DataPlace { get throws(CommandError) { try resolvedPlace.get() } }

    var console: Console { runner.console }

    var arguments: [String] { options.arguments }

    var input: LineReader { LineReader(descriptor: 0) }

    /// Prints the answer to a change that was recorded. If it is lost, the error says that the change was made all the
    /// same, so that nobody makes it twice. A reader that is gone wants no answer.
    func answering(_ print: () throws -> Void) throws {
        do {
            try print()
            try console.flush()
        } catch let error as SystemError where !error.isClosedPipe {
            throw CommandError(texts(.changeUnanswered, texts.explain(error.reason)), .inputOutput)
        }
    }
}

// MARK: - Kiosks

extension Workshop {
    /// Returns a new inspector, which shows messages with their lines in the source.
    func makeInspector() -> TraceInspector {
        TraceInspector(Tracer(sourceFiles: SourceFile.ofApps), isProjected: options[.projector])
    }

    /// Returns a function that builds the kiosk with its apps, for a language and an inspector; another app is another line here.
    func makeKiosk(
        _ desk: CalculatorDesk, in place: DataPlace, classroom: ClassDesk? = nil
    ) -> (Shop, Texts, TraceInspector) -> Kiosk {
        let exhibits = exhibits
        let folder = place.folder?.abbreviatedPath
        return { shop, texts, inspector in
            Kiosk(
                apps: [
                    .calculator(desk: desk),
                    .juiceMaker(shop),
                    .lab(exhibits: exhibits),
                ] + (classroom.map { [.classroom($0)] } ?? []),
                texts: texts,
                footer: classroom.map { desk in Text { $0.footer(of: desk) } }
                    ?? folder.map { Text(.dataKeptIn, Text($0.printable)) } ?? Text(.dataNotKept),
                inspector: inspector)
        }
    }

    /// Runs a kiosk, or one after another, as a runner does.
    func show(
        _ source: any KioskSource, _ sources: [any ChangeSource] = [], didShow: @escaping () -> Void = {},
        save: @escaping () throws -> Void = {}
    ) throws {
        try runner.run(source, sources: sources, willShow: { waitNotice.screen = $0 }, didShow: didShow, save: save)
    }

    /// Opens the ledger of a place for a bar. Both report their calls to the tracer.
    func juiceBar(in place: DataPlace, tracer: Tracer) throws(CommandError) -> JuiceBar {
        let ledger = try ledger(in: place, showsLastKnown: true, notesUnshown: true)
        return JuiceBar(ledger: TracingLedger(ledger, tracer: tracer), tracer: tracer)
    }

    /// The calculators as they were saved in a place, and the file that records their keys.
    func calculators(
        in place: DataPlace, tracer: Tracer?
    ) -> (desk: CalculatorDesk, file: CalculatorFile?) {
        // A drawing of a script is the same each time.
        let clock: CalculatorClock = options.isRecorded ? .still : .local
        guard let folder = place.folder else {
            let calculators = CalculatorSet(style: options[.style] ?? .standard)
            return (CalculatorDesk(calculators, clock: clock, observe: tracer?.note), nil)
        }
        var opened = CalculatorFile.open(directory: folder.path)
        // The style of the command line counts for this session: the file keeps the style that was chosen on the screen.
        if let style = options[.style] { opened.calculators.handle(.choose, in: style) }
        let desk = CalculatorDesk(
            opened.calculators, recorder: opened.file, clock: clock, notice: opened.notice, observe: tracer?.note)
        return (desk, opened.file)
    }

    /// Returns the changes from outside that a kiosk with the ledger of a place shows. In lines the ledger is read before each line, and
    /// nothing watches it meanwhile.
    func changes(in place: DataPlace, refresh: @escaping () -> Bool) -> [any ChangeSource] {
        guard openShop.ledger == nil, let folder = place.folder else {
            let days = OutsideChanges(refresh: nil, today: currentDay.period)
            guard let shop = openShop.ledger else { return [days] }
            let patience: Duration? = runner.usesFullScreen ? nil : .seconds(1)
            return [ShopChanges(of: shop, waitingAtMost: patience, refresh: refresh), days]
        }
        // Without a watcher the ledger is read again now and then.
        let watcher = runner.usesFullScreen ? try? FileLedger.watcher(directory: folder.path) : nil
        return [
            OutsideChanges(
                watcher: watcher.map { ($0.descriptor, $0.drain) }, refresh: refresh, today: currentDay.period)
        ]
    }

    /// Opens the file for the trace; `nil` where the options name none.
    func traceFile(of tracer: Tracer, in place: DataPlace, script: String? = nil) throws(CommandError) -> TraceFile? {
        guard let option = options[.trace] else { return nil }
        try outputFile(option.path, in: place, script: script).check(texts, isOwn: option.format.isTrace)
        return try TraceFile(option, tracer: tracer, texts: texts)
    }

    /// Returns the rules for writing to a path that the options name.
    func outputFile(_ path: String, in place: DataPlace, script: String? = nil) -> OutputFile {
        OutputFile(
            path: path, dataFolder: place.folder?.path, inputs: [options[.menu], script].compactMap(\.self),
            isForced: options[.force])
    }
}

// MARK: - Files

extension Workshop {
    func text(ofFile path: String) throws(CommandError) -> String {
        let bytes = try contents(ofFile: path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandError(path.printable + ": " + texts(.notUTF8), .badInput)
        }
        return text
    }

    /// The built-in menu, which is read where it is needed: most ledgers have a menu. A build with one that is none passes no test.
    static let builtInMenu: Menu = {
        do {
            return try Menu(parsing: Asset.menu.content)
        } catch {
            preconditionFailure("The built-in menu is none: \(error)")
        }
    }()

    /// The experiments, with the built-in menu: their results do not depend on what is sold today.
    var exhibits: [Exhibit] { Exhibit.all(menu: Self.builtInMenu) }

    /// The menu that the options name; `nil` if they name none.
    func namedMenu() throws(CommandError) -> Menu? {
        guard let file = options[.menu] else { return nil }
        return try menu(ofFile: file)
    }

    func menu(ofFile file: String) throws(CommandError) -> Menu {
        let json = try contents(ofFile: file)
        do {
            return try Menu(parsing: json)
        } catch {
            throw CommandError("\(file.printable):\(error.line): " + texts.explain(error), .badInput)
        }
    }

    private func contents(ofFile path: String) throws(CommandError) -> [UInt8] {
        do {
            return try FileContents.read(path, limit: Self.fileLimit)
        } catch {
            throw CommandError(path.printable + ": " + texts.explain(error, limit: Self.fileLimit), .inputOutput)
        }
    }
}
