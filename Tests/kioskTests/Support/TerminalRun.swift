import ScreenKit
import System
import Terminal
import TestSupport
import Testing

/// The built program as the foreground job of a pseudo terminal, and a person before it.
nonisolated final class TerminalRun {
    private var lastEnter: ContinuousClock.Instant?
    let terminal: PseudoTerminal
    let process: ChildProcess
    /// What the kernel did with the terminal's bytes before the program was started.
    let foundSettings: TerminalSettings
    /// What stood on the screen before the program was started.
    let foundText: String

    /// What lies between the terminal and the program.
    enum Launcher {
        /// The program leads the session itself.
        case none
        /// A shell script, which runs the program as `"$@"`.
        case shell(String)
    }

    /// Starts the program with words behind its name, and with variables besides the usual ones.
    init(
        _ words: [String], columns: Int = 80, rows: Int = 24, launcher: Launcher = .none,
        environment: [String: String] = [:]
    ) throws {
        let terminal = try PseudoTerminal(columns: columns, rows: rows)
        self.terminal = terminal
        terminal.show("$ kiosk\r\n")
        foundText = terminal.screen.text
        foundSettings = try terminal.settings
        var command = [try BuiltProgram.path()] + words
        if case .shell(let script) = launcher { command = ["/bin/sh", "-c", script, "sh"] + command }
        var spawn = Spawn(inTerminal: terminal.name, command: command)
        spawn.environment = BuiltProgram.environment(["TERM": "xterm-256color"].merging(environment) { $1 })
        process = try ChildProcess(spawn)
    }

    /// Starts the program with a few words.
    convenience init(
        _ words: String..., columns: Int = 80, rows: Int = 24, launcher: Launcher = .none,
        environment: [String: String] = [:]
    ) throws {
        try self.init(words, columns: columns, rows: rows, launcher: launcher, environment: environment)
    }

    /// Starts the kiosk with an empty ledger in memory.
    convenience init(_ language: Language, _ size: GridSize) throws {
        try self.init("--ephemeral", "--lang", language.rawValue, columns: size.columns, rows: size.rows)
    }

    /// The picture.
    var screen: EmulatedTerminal { terminal.screen }

    // MARK: Waiting

    struct NotSeen: Error, CustomStringConvertible {
        let wanted: String
        let lines: [String]

        var description: String { "not seen: \(wanted)\n" + lines.joined(separator: "\n") }
    }

    /// Waits until the picture is as wanted, and complete.
    func wait(for wanted: String, where condition: (EmulatedTerminal) -> Bool) throws(NotSeen) {
        let deadline = Deadline()
        while screen.isInFrame || !condition(screen) {
            guard !deadline.isOver, process.ending == nil else { throw NotSeen(wanted: wanted, lines: screen.lines) }
            if !terminal.read(atMost: deadline.milliseconds(atMost: 100)) { process.check() }
        }
    }

    /// Waits until a text is on the screen. A number may be there in large digits.
    func wait(for text: String) throws(NotSeen) {
        let number = LargeNumber(text)
        try wait(for: text) { screen in
            screen.page.position(of: text) != nil || number.map { screen.page.shows($0) } ?? false
        }
    }

    /// Waits until a text is not on the screen any more.
    func wait(untilGone text: String) throws(NotSeen) {
        try wait(for: "anything but " + text) { $0.page.position(of: text) == nil }
    }

    /// Waits until the program has ended, and takes the last that it has written.
    func waitForEnd(within patience: Duration = .seconds(30)) -> ProcessEnding {
        let deadline = Deadline(within: patience)
        while process.check() == nil, !deadline.isOver { terminal.read(atMost: 5) }
        let ending = process.wait(until: deadline)
        while terminal.read(atMost: 0) {}
        return ending
    }

    /// Waits until a text is on the screen, quits, and returns the screen before the end.
    func picture(of text: String) throws -> EmulatedTerminal {
        try wait(for: text)
        let picture = screen
        try quit()
        return picture
    }

    // MARK: Doing

    /// Types. A page that has just come takes no ⏎ for a second, as the one before took the last: a person waits for it as well.
    func press(_ keys: String) {
        if keys.contains(TerminalKey.enter) {
            if let lastEnter, ContinuousClock.now - lastEnter < .milliseconds(1_600) {
                SystemClock.sleep(.milliseconds(1_600) - (ContinuousClock.now - lastEnter))
            }
            lastEnter = .now
        }
        terminal.type(keys)
    }

    /// Presses and releases the left mouse button on a text, or some cells to the right of where it begins.
    func click(on text: String, offset: Int = 0) throws(NotSeen) {
        try wait(for: text)
        guard let (column, row) = screen.page.position(of: text) else { return }
        let place = "\(column + offset + 1);\(row + 1)"
        press("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
    }
}

// MARK: - Navigation

nonisolated extension TerminalRun {
    /// Opens the calculator from the menu.
    @discardableResult
    func openCalculator() throws -> TerminalRun {
        try play([("", "▸1"), ("1", " CE ")])
        return self
    }

    /// Opens the juice maker from the menu.
    @discardableResult
    func openJuiceMaker() throws -> TerminalRun {
        try play([("", "▸1"), ("2", "키오스크 › 쥬스 메이커")])
        return self
    }

    /// Opens the stock screen from the menu.
    @discardableResult
    func openStock() throws -> TerminalRun {
        try openJuiceMaker().play([("e", "쥬스 메이커 › 재고수정")])
        return self
    }

    /// Returns the count of a fruit on the stock screen, which is opened from the order screen: a message may cover the bars there.
    func savedStock(of fruit: String) throws -> Int? {
        press("e")
        try wait(for: "› 재고수정")
        return stock(of: fruit)
    }

    /// The count that the bar of a fruit shows: in its row, or below its name where the bars stand side by side.
    func stock(of fruit: String) -> Int? {
        let rows = screen.lines.map { $0.replacing("▸", with: " ") }
        guard let row = rows.lastIndex(where: { " \($0) ".contains(" \(fruit) ") }) else { return nil }
        let words = rows[row].split(separator: " ")
        func counts(_ text: Substring) -> [Int] { text.split { !("0"..."9").contains($0) }.compactMap { Int($0) } }
        if let count = words.lazy.compactMap({ Int($0) }).first { return count }
        guard let place = words.firstIndex(of: fruit[...]), row + 1 < rows.count else { return nil }
        let below = counts(rows[row + 1][...])
        return below.indices.contains(place) ? below[place] : nil
    }
}

// MARK: - Expectations

nonisolated extension TerminalRun {
    /// Expects the terminal to be as it was before the program was started.
    func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) throws {
        expectPicturesWereSound(sourceLocation: sourceLocation)
        #expect(screen.modes == EmulatedTerminal.untouchedModes, sourceLocation: sourceLocation)
        #expect(screen.isStylePlain, sourceLocation: sourceLocation)
        #expect(screen.text == foundText, sourceLocation: sourceLocation)
        #expect(try terminal.settings == foundSettings, sourceLocation: sourceLocation)
    }

    /// Expects that nothing was written that a terminal might not know or that would tear the picture.
    func expectPicturesWereSound(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(screen.complaints == [], sourceLocation: sourceLocation)
    }

    /// Quits at the home menu, and expects that it ends well and leaves nothing behind.
    func quit(sourceLocation: SourceLocation = #_sourceLocation) throws {
        press(TerminalKey.controlC)
        try expectEnd(sourceLocation: sourceLocation)
    }

    /// Expects that the program ends, and leaves nothing behind.
    func expectEnd(_ ending: ProcessEnding = .exit(0), sourceLocation: SourceLocation = #_sourceLocation) throws {
        let found = waitForEnd()
        #expect(found == ending, sourceLocation: sourceLocation)
        try expectRestored(sourceLocation: sourceLocation)
    }
}
