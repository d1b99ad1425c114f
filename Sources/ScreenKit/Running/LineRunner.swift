import Terminal

/// Runs a kiosk, or one after another, line by line: for pipes, line terminals and screen readers.
package final class LineRunner {
    private let source: any KioskSource
    private var kiosk: Kiosk
    private let console: Console
    private let erasesTerminal: Bool
    /// The lines to say.
    private var output: [String] = []
    private let beforeInput: () throws -> Void
    private let afterInput: () -> Void
    private let together: (() -> Void) throws -> Void
    private lazy var front = makeFront()

    /// The number of lines of a burst: more make the disk no faster, and delay the first answer.
    private static let burstLimit = 256

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - source: The kiosk to run, or the source of several.
    ///   - console: The output.
    ///   - erasesTerminal: Whether the output is a terminal that understands escape sequences, and the lines of one kiosk are erased before
    ///     the next one is shown.
    ///   - beforeInput: Called before each wait for a line. A signal during that wait ends the process at once.
    ///   - afterInput: Called after each line was read and before it is handled: reads changes from outside, because nothing is
    ///     shown between two lines.
    ///   - together: Calls a function that handles lines which are there already, and makes its changes durable before the answers
    ///     are shown.
    package init(
        _ source: any KioskSource, console: Console, erasesTerminal: Bool = false,
        beforeInput: @escaping () throws -> Void, afterInput: @escaping () -> Void,
        together: @escaping (() -> Void) throws -> Void = { $0() }
    ) {
        self.source = source
        kiosk = source.kiosk
        self.console = console
        self.erasesTerminal = erasesTerminal
        self.beforeInput = beforeInput
        self.afterInput = afterInput
        self.together = together
    }

    /// Runs until the input ends or the person leaves.
    ///
    /// - Throws: `IOError`, and the errors of `beforeInput` and `together`.
    package func run(_ input: LineReader) throws {
        let isInteractive = input.isTerminal && console.isTerminal
        front.sayPage()
        while true {
            try sayOutput()
            if source.isFinished { break }
            if isInteractive { try console.prompt() }
            if !input.hasBufferedLine { try console.flush() }
            try beforeInput()
            try waitForInput(input, isInteractive)
            guard let line = try input.next() else {
                // The prompt has begun a line.
                if isInteractive { try console.say("") }
                front.inputHasEnded()
                try sayOutput()
                break
            }
            guard !isInteractive, input.hasBufferedLine else {
                handle(line)
                continue
            }
            var failure: IOError?
            try together {
                handle(line)
                var count = 1
                while input.hasBufferedLine, count < Self.burstLimit, !source.isFinished, failure == nil {
                    do throws(IOError) { try input.next().map { handle($0) } } catch { failure = error }
                    count += 1
                }
            }
            if let failure { throw failure }
        }
        try console.flush()
    }

    private func handle(_ line: InputLine) {
        afterInput()
        kiosk.dataDidChange()
        // A line that ends a notice was typed with care, unlike a key, and is handled. One that comes too late is not.
        _ = source.admitInput()
        guard !followSource() else { return }
        let start = output.count
        do throws(InputLineError) {
            front.handle(try line.text(in: kiosk.texts))
        } catch {
            front.refuse(error.reason)
        }
        source.inputWasHandled()
        followSource(insteadOfLinesFrom: start)
    }

    private func makeFront() -> LineFront {
        LineFront(kiosk: kiosk) { [unowned self] in output.append($0) }
    }

    private func sayOutput() throws(IOError) {
        defer { output = [] }
        try console.say(output)
    }

    // MARK: Several kiosks

    /// Shows another kiosk if the source has one, and returns whether it has. The one before is released, and the lines that it
    /// has just said are dropped.
    @discardableResult
    private func followSource(insteadOfLinesFrom start: Int? = nil) -> Bool {
        guard source.kiosk !== kiosk else { return false }
        kiosk = source.kiosk
        front = makeFront()
        output.removeSubrange((erasesTerminal ? 0 : start ?? output.count)...)
        front.sayPage()
        if erasesTerminal { output[0] = Console.erasure + output[0] }
        return true
    }

    /// Waits until there is input, and says what happens meanwhile because there is none.
    private func waitForInput(_ input: LineReader, _ isInteractive: Bool) throws(IOError) {
        while let delay = source.delay, !input.wait(atMost: delay) {
            let wasAnnounced = kiosk.announcement != nil
            source.timeHasPassed()
            if !followSource(), !wasAnnounced, let announcement = kiosk.announcement {
                output.append(announcement.title + " " + kiosk.texts(.idleLineHint))
            }
            guard !output.isEmpty else { continue }
            // The prompt has begun a line.
            if isInteractive { output[0] = "\n" + output[0] }
            try sayOutput()
            if isInteractive { try console.prompt() }
            try console.flush()
        }
    }
}

/// The reason why a line of input has no text, in the language of the texts and not as a sentence.
package nonisolated struct InputLineError: Error {
    /// The reason.
    package let reason: String
}

extension InputLine {
    /// Returns the text of the line.
    ///
    /// - Throws: `InputLineError` where the line is too long or is not UTF-8.
    package func text(in texts: Texts) throws(InputLineError) -> String {
        switch self {
        case .text(let text): text
        case .invalidUTF8(let offset): throw InputLineError(reason: texts(.invalidUTF8, String(offset + 1)))
        case .tooLong: throw InputLineError(reason: texts(.lineTooLong))
        }
    }
}

// MARK: - Running

extension Kiosk {
    /// Runs the kiosk until the person leaves, on standard input and output: on the whole terminal, or line by line where there is
    /// no terminal that can draw.
    ///
    /// - Parameters:
    ///   - name: The name of the program, before its errors.
    ///   - isPlain: Whether the kiosk runs line by line in any case, for example for a screen reader.
    /// - Throws: `IOError` where the input or the output fails; a reader that closes the output is no error.
    public func run(named name: String = "kiosk", isPlain: Bool = false) throws {
        ProcessSignals.ignoreFailedWrites()
        let profile = TerminalProfile()
        guard profile.canDrawFullScreen, !isPlain else {
            let console = Console(name: name, usesUTF8: profile.usesUTF8)
            let runner = LineRunner(self, console: console, beforeInput: {}, afterInput: {})
            do { try runner.run(LineReader(descriptor: 0)) } catch IOError.closed {}
            return
        }
        let runner = FullScreenRunner(self, changes: nil, afterInput: {})
        // The terminal holds its delegate weakly.
        let ending = try withExtendedLifetime(runner) { try runner.run(on: FullScreen(profile: profile)) }
        if case .signal(let signal) = ending { ProcessSignals.terminate(by: signal) }
    }
}
