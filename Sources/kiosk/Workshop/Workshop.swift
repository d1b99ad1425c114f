import Calculator
import CalculatorApp
import Core
import JetStream
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
struct Workshop {
    var options: Options
    let texts: Texts
    let environment: (String) -> String?
    let runner: KioskRunner
    let inspector: TraceInspector
    let openShop = OpenShop()
    /// Tells the person what the program waits for.
    let waitNotice: WaitNotice
    /// The day that all screens show.
    let currentDay = CurrentDay()

    private static let fileLimit = 1 << 20

    /// The same options with an inspector of its own, for another kiosk.
    var anew: Workshop {
        Workshop(
            options: options, texts: texts, environment: environment, runner: runner,
            inspector: TraceInspector(options), waitNotice: waitNotice)
    }

    /// The same workshop, in which nothing is saved unless the options name a folder.
    var savingNothing: Workshop {
        var workshop = self
        workshop.options.data = options.data ?? .memory
        return workshop
    }

    var console: Console { runner.console }

    var arguments: [String] { options.arguments }

    var input: LineReader { LineReader(descriptor: 0) }

    /// Returns a function that builds the kiosk with its apps, for a language and an inspector; another app is another line here.
    func makeKiosk(
        _ desk: CalculatorDesk, classroom: ClassDesk? = nil
    ) throws(CommandError) -> (Shop, Texts, TraceInspector) -> Kiosk {
        let exhibits = try exhibits()
        let folder = try dataDirectory()?.abbreviatedPath
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

    /// Opens the ledger that the options name, for a bar. Both report their calls to the tracer.
    func juiceBar() throws(CommandError) -> JuiceBar {
        JuiceBar(
            ledger: TracingLedger(try ledger(showsLastKnown: true, notesUnshown: true), tracer: inspector.tracer),
            tracer: inspector.tracer)
    }

    /// Opens the file for the trace; `nil` where the options name none.
    func traceFile(script: String? = nil) throws(CommandError) -> TraceFile? {
        guard let option = options.trace else { return nil }
        try outputFile(option.path, script: script).check(texts, isOwn: option.format.isTrace)
        return try TraceFile(option, tracer: inspector.tracer, texts: texts)
    }

    /// Returns the rules for writing to a path that the options name.
    func outputFile(_ path: String, script: String?) throws(CommandError) -> OutputFile {
        OutputFile(
            path: path, dataFolder: try dataDirectory()?.path, inputs: [options.menuFile, script].compactMap(\.self),
            isForced: options.isForced)
    }
}

// MARK: - Data

extension Workshop {
    /// Opens the ledger that the options name, to read it, to write into it, or to change it once: one in memory if nothing is to be saved,
    /// or if there is no file to read. A ledger without a menu gets the proposed one, or else that of the options. For screens, the replica
    /// of a shop is enough while its servers cannot be reached.
    func ledger(
        for access: FileLedger.Access = .writing, proposing proposed: Menu? = nil, showsLastKnown: Bool = false,
        notesUnshown: Bool = false
    ) throws(CommandError) -> any Ledger {
        let menu = if let proposed { proposed } else { try menu() }
        guard let directory = try dataDirectory() else { return InMemoryLedger(menu: menu, now: SystemClock.now) }
        if access != .reading, options.shop == nil { try checkNoReplica(in: directory.path) }
        let place: ShopPlace? = if let shop = options.shop { try shopPlace(shop) } else { nil }
        let ledger: any Ledger
        do throws(LedgerError) {
            if let place {
                let shop = try ShopLedger.open(
                    place, menu: menu, isReading: access == .reading, showsLastKnown: showsLastKnown,
                    now: SystemClock.now)
                openShop.ledger = shop
                ledger = shop
            } else {
                ledger = try FileLedger.open(
                    directory: directory.path, menu: menu, for: access, state: stateFolder, wait: wait,
                    now: SystemClock.now)
            }
        } catch {
            // Without a file there is only the opening stock to read, and reading creates no file.
            if access == .reading, error.isMissingFile {
                try complainOfMissingLedger(in: directory.path)
                return InMemoryLedger(menu: menu, now: SystemClock.now)
            }
            throw refusal(of: error, in: directory.path)
        }
        tell(ledger.takeNotices())
        if notesUnshown { try noteUnshown(of: ledger, in: directory.path) }
        if let file = options.menuFile, proposed == nil, !ledger.books.menu.isSame(as: menu) {
            throw CommandError(texts(.otherMenu, directory.path.printable, file.printable), .badInput)
        }
        return ledger
    }

    /// Tells that the folder has no ledger, if that may surprise the person who wants to read it.
    private func complainOfMissingLedger(in folder: String) throws(CommandError) {
        let gone = try texts.working(on: folder) { () throws(LedgerError) in
            try FileLedger.lastNumberOfGone(directory: folder, state: stateFolder)
        }
        if let gone {
            // What is shown now must not be taken for what was sold.
            console.complain(texts(.ledgerGone, String(gone), folder.printable) + " " + texts(.acceptHint))
        } else if options.data != nil {
            // A folder that was named may be mistyped.
            console.complain(texts(.noLedger, folder.printable))
        }
    }

    /// Returns the error of a command that could not use the ledger in a folder, with what a person can do about it.
    func refusal(of error: LedgerError, in folder: String) -> CommandError {
        let hint: KioskText? =
            switch error {
            case .failed: .dataElsewhere
            case .damaged(_, .replaced) where options.shop == nil, .damaged(_, .unmarked) where options.shop == nil:
                .acceptHint
            case .damaged where options.shop != nil: .replicaHint
            case .damaged: .damagedHint
            case .newerFormat, .busy, .notDurable, .unknown, .shop: nil
            }
        // The servers of a shop are no matter of the folder.
        if case .shop = error { return CommandError(texts.explain(error), error.exitCode) }
        let reason = folder.printable + ": " + texts.explain(error)
        return CommandError(reason + (hint.map { " " + texts($0) } ?? ""), error.exitCode)
    }

    /// Tells what a person should know about a ledger that was opened.
    func tell(_ notices: [LedgerNotice]) {
        for notice in notices {
            let hint =
                switch notice {
                case .missingMark, .missingRecord: " " + texts(.acceptHint)
                case .setAside, .menuRecorded, .noMark, .unshown, .recordedLate: ""
                }
            console.complain(texts.explain(notice) + hint)
        }
    }

    /// The folder for what the program knows about the ledgers of the user; `nil` if there is none.
    var stateFolder: String? { DataDirectory.stateFolder(of: .system(variable: environment)) }

    /// Prints the answer to a change that was recorded. If it is lost, the error says that the change was made all the
    /// same, so that nobody makes it twice. A reader that is gone wants no answer.
    func answering(_ print: () throws -> ExitCode) throws -> ExitCode {
        do {
            let exitCode = try print()
            try console.flush()
            return exitCode
        } catch let error as SystemError where !error.isClosedPipe {
            throw CommandError(texts(.changeUnanswered, texts.explain(error.reason)), .inputOutput)
        }
    }

    /// Opens the ledger for a change of the orders in it. Where there is no file there are none, and no file is created.
    func existingLedger() throws(CommandError) -> any Ledger {
        let ledger = try ledger(for: .reading)
        return ledger is InMemoryLedger ? ledger : try self.ledger()
    }

    /// The wait for a kiosk that uses the ledger.
    var wait: LockWait {
        let notice = waitNotice
        // The program uses its ledger on the main actor alone, so that these are called there: a ledger waits where it is called.
        return LockWait(
            limit: options.wait.map { .seconds($0) } ?? LockWait.standardLimit,
            report: { holder in MainActor.assumeIsolated { notice.show(holder) } },
            isCancelled: { MainActor.assumeIsolated { notice.takeInterruption() } })
    }

    /// The menu and the folder of the ledger for a command on its file. A menu that cannot be read is told, even where it is not needed.
    /// The parser refuses --ephemeral there, so there is always a folder.
    func ledgerFolder() throws(CommandError) -> (menu: Menu, path: String) {
        (try menu(), try dataDirectory()?.path ?? ".")
    }

    /// The calculators as they were saved, and the file that records their keys.
    func calculators() throws(CommandError) -> (desk: CalculatorDesk, file: CalculatorFile?) {
        // A drawing of a script is the same each time.
        let clock: CalculatorClock = options.isRecorded ? .still : .local
        guard let directory = try dataDirectory() else {
            let calculators = CalculatorSet(style: options.style ?? .standard)
            return (TracedCalculatorDesk(calculators, clock: clock, tracer: inspector.tracer), nil)
        }
        var opened = CalculatorFile.open(directory: directory.path)
        // The style of the command line counts for this session: the file keeps the style that was chosen on the screen.
        if let style = options.style { opened.calculators.handle(.choose, in: style) }
        let desk = TracedCalculatorDesk(
            opened.calculators, recorder: opened.file, clock: clock, notice: opened.notice, tracer: inspector.tracer)
        return (desk, opened.file)
    }

    /// Returns the changes from outside that a kiosk with the ledger shows. In lines the ledger is read before each line, and nothing
    /// watches it meanwhile.
    func changes(refresh: @escaping () -> Bool) throws(CommandError) -> [any ChangeSource] {
        guard openShop.ledger == nil, let directory = try dataDirectory() else {
            let days = OutsideChanges(refresh: nil, today: currentDay.period)
            guard let shop = openShop.ledger else { return [days] }
            let patience: Duration? = runner.usesFullScreen ? nil : .seconds(1)
            return [ShopChanges(of: shop, waitingAtMost: patience, refresh: refresh), days]
        }
        // Without a watcher the ledger is read again now and then.
        let watcher = runner.usesFullScreen ? try? FileLedger.watcher(directory: directory.path) : nil
        return [
            OutsideChanges(
                watcher: watcher.map { ($0.descriptor, $0.drain) }, refresh: refresh, today: currentDay.period)
        ]
    }

    /// The folder for all data; `nil` if nothing is saved.
    func dataDirectory() throws(CommandError) -> DataDirectory? {
        if let shop = options.shop { return try shopFolder(shop) }
        let user = UserEnvironment.system(variable: environment)
        switch options.data {
        case .memory: return nil
        case .directory(let path): return DataDirectory(path, of: user)
        case nil:
            guard let folder = DataDirectory(standardOf: user) else { throw CommandError(texts(.noHome), .inputOutput) }
            return folder
        }
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

    /// The experiments, with the built-in menu: their results do not depend on what is sold today.
    func exhibits() throws(CommandError) -> [Exhibit] { Exhibit.all(menu: try builtInMenu()) }

    /// The menu that the options name, or else the built-in one.
    func menu() throws(CommandError) -> Menu {
        if let file = options.menuFile { return try menu(ofFile: file) }
        return try builtInMenu()
    }

    private func builtInMenu() throws(CommandError) -> Menu {
        try menu(parsing: Asset.menu.content, of: "menu.json")
    }

    func menu(ofFile file: String) throws(CommandError) -> Menu {
        try menu(parsing: try contents(ofFile: file), of: file)
    }

    private func menu(parsing json: [UInt8], of file: String) throws(CommandError) -> Menu {
        do {
            return try Menu(parsing: json)
        } catch {
            throw CommandError("\(file.printable):\(error.line): " + texts.explain(error), .badInput)
        }
    }

    private func contents(ofFile path: String) throws(CommandError) -> [UInt8] {
        try texts.working(on: path) { () throws(FileError) in
            try FileContents.read(path, limit: Self.fileLimit)
        }
    }
}

// MARK: - Waiting

/// The notice that the program waits for another one, which has the ledger.
///
/// In lines, a signal ends the wait. A full screen hears no signal and handles no key while it waits, so any key ends the wait.
final class WaitNotice {
    weak var screen: FullScreen?
    /// Returns the texts of the customers in front of the screen; `nil` if there are none. No process is of any use to
    /// them.
    var textsOfCustomers: () -> Texts? = { nil }
    private let texts: Texts
    private let console: Console

    init(texts: Texts, console: Console) {
        self.texts = texts
        self.console = console
    }

    /// Shows the notice, with the process that has the ledger if it is known.
    func show(_ holder: LockHolder?) {
        let process = holder.map { texts(.waitForProcess, String($0.process), $0.command.printable) }
        show(process ?? texts(.waitForKiosk))
    }

    /// Shows that the servers of a shop are waited for.
    func show(waitingFor server: String) { show(texts(.waitForServer, server.printable)) }

    private func show(_ message: String) {
        let notice = textsOfCustomers().map { $0(.waitOfCustomer) }
        if let screen {
            screen.showWhileBusy(notice ?? message + " – " + texts(.waitEnd))
        } else {
            console.complain(notice ?? message)
        }
    }

    /// Returns whether the person or a signal has ended the wait since ``show(_:)``.
    func takeInterruption() -> Bool { screen?.takeInterruption() ?? false }
}
