import Terminal

/// Runs a kiosk, or one after another, line by line: for pipes, line terminals and screen readers.
@MainActor final class LineRunner {
    private let source: any KioskSource
    private var kiosk: Kiosk
    private let sources: ChangeSources
    private let console: Console
    /// Whether the output is a terminal that understands escape sequences: then the lines of one kiosk are erased before the next one.
    private let erasesTerminal: Bool
    private var output: [String] = []
    /// Called when the output has taken all lines.
    private let didShow: () -> Void
    /// Called before each wait for a line: a signal during that wait ends the process at once.
    private let save: () throws -> Void
    private lazy var front = makeFront()

    private static let pause: Duration = .milliseconds(50)

    init(
        _ source: any KioskSource, sources: [any ChangeSource] = [], console: Console, erasesTerminal: Bool = false,
        didShow: @escaping () -> Void = {}, save: @escaping () throws -> Void = {}
    ) {
        self.source = source
        self.sources = ChangeSources(sources)
        kiosk = source.kiosk
        self.console = console
        self.erasesTerminal = erasesTerminal
        (self.didShow, self.save) = (didShow, save)
    }

    func run(_ input: LineReader) throws {
        let isInteractive = input.isTerminal && console.isTerminal
        front.sayPage()
        while true {
            try sayOutput()
            if source.isFinished { break }
            if isInteractive { try console.prompt() }
            if !input.hasBufferedLine {
                try console.flush()
                didShow()
                try save()
            }
            try waitForInput(input, isInteractive)
            guard let line = try input.next() else {
                // The prompt has begun a line.
                if isInteractive { try console.say("") }
                front.inputHasEnded()
                try sayOutput()
                break
            }
            handle(line)
        }
        try console.flush()
        didShow()
    }

    private func handle(_ line: InputLine) {
        _ = sources.readChanges()
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

    private func sayOutput() throws(SystemError) {
        defer { output = [] }
        try console.say(output)
    }

    // MARK: Several kiosks

    /// Shows another kiosk if the source has one, and drops the lines that the one before has just said.
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

    private func waitForInput(_ input: LineReader, _ isInteractive: Bool) throws(SystemError) {
        let spoken = sources.spoken
        while true {
            let delay = [source.delay, source.isResting ? nil : spoken.delay].compactMap(\.self).min()
            let descriptors = spoken.descriptors
            if delay == nil, descriptors.isEmpty { return }
            if input.wait(atMost: delay, orFor: descriptors) { return }
            takeStep()
            if spoken.readChanges() {
                kiosk.dataDidChange()
                front.sayChanges()
            }
            if !output.isEmpty {
                // The prompt has begun a line.
                if isInteractive { output[0] = "\n" + output[0] }
                try sayOutput()
                if isInteractive { try console.prompt() }
                try console.flush()
            }
            // A descriptor that stays readable wakes the process at most twenty times a second.
            if !descriptors.isEmpty, input.wait(atMost: Self.pause) { return }
        }
    }

    private func takeStep() {
        guard source.delay != nil else { return }
        let wasAnnounced = kiosk.announcement != nil
        source.timeHasPassed()
        if !followSource(), !wasAnnounced, let announcement = kiosk.announcement {
            output.append((announcement.shown(kiosk.texts).title + " " + kiosk.texts(.idleLineHint)).printable)
        }
    }
}

/// The reason why a line of input has no text, in the language of the texts and not as a sentence.
package struct InputLineError: Error {
    /// The reason.
    package let reason: String
}

extension InputLine {
    /// Returns the text of the line, unless it is too long or is not UTF-8.
    package func text(in texts: Texts) throws(InputLineError) -> String {
        switch self {
        case .text(let text): text
        case .invalidUTF8(let offset): throw InputLineError(reason: texts(.invalidUTF8, String(offset + 1)))
        case .tooLong: throw InputLineError(reason: texts(.lineTooLong))
        }
    }
}
