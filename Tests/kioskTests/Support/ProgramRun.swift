import System
import TestSupport
import Testing

/// Runs the built program with words behind its name, as a shell would, and with variables besides the usual ones.
nonisolated func kiosk(
    _ words: String..., input: String = "", environment: [String: String] = [:]
) throws -> Outcome {
    try kiosk(words, input: input, environment: environment)
}

/// Runs the built program with words that come from elsewhere.
nonisolated func kiosk(
    _ words: [String], input: String = "", environment: [String: String] = [:]
) throws -> Outcome {
    try ProgramRun(words, input: input, environment: environment).outcome()
}

/// One run of the built program between pipes, from its start to its end.
nonisolated struct ProgramRun {
    /// Where its standard input comes from.
    enum Input {
        case bytes([UInt8])
        case closed
    }

    /// Where its standard output goes.
    enum Output {
        case captured
        /// A reader that goes away as soon as it has a line, as `head -1` does.
        case firstLine
        /// A pipe that nobody reads.
        case nobody
        case file(String)
        case closed
    }

    var arguments: [[UInt8]]
    /// The path of another program; `nil` for the built one.
    var program: String?
    var input = Input.bytes([])
    var output = Output.captured
    var environment: [String: String] = [:]

    /// Runs it.
    ///
    /// - Returns: everything that it has said, and how it has ended.
    func outcome() throws -> Outcome {
        let (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
        if case .nobody = self.output { output.closeReadEnd() }
        var spawn = Spawn(path: try program ?? BuiltProgram.path(), arguments: arguments)
        spawn.environment = BuiltProgram.environment(environment)
        spawn.descriptors = [0: source(input), 1: destination(output), 2: .descriptor(errors.writeEnd)]
        let process = try ChildProcess(spawn)
        output.closeWriteEnd()
        errors.closeWriteEnd()
        // The end that the program reads stays open here as well, so that writing never meets a broken pipe, whose signal
        // would end the tests.
        Pipe.setNonBlocking(input.writeEnd)
        let deadline = Deadline()
        var pump = PipePump(input: input, bytes: bytes, output: output, errors: errors, stopsAfterLine: stopsAfterLine)
        pump.run(until: deadline)
        let ending = process.wait(until: deadline)
        return Outcome(output: pump.received, errors: pump.complaints, ending: ending)
    }

    private var bytes: [UInt8] {
        if case .bytes(let bytes) = input { bytes } else { [] }
    }

    private var stopsAfterLine: Bool {
        if case .firstLine = output { true } else { false }
    }

    private func source(_ pipe: Pipe) -> Spawn.Source {
        switch input {
        case .bytes: .descriptor(pipe.readEnd)
        case .closed: .closed
        }
    }

    private func destination(_ pipe: Pipe) -> Spawn.Source {
        switch output {
        case .captured, .firstLine, .nobody: .descriptor(pipe.writeEnd)
        case .file(let path): .file(path, flags: O_WRONLY)
        case .closed: .closed
        }
    }
}

nonisolated extension ProgramRun {
    /// Creates a run with words and an input that are text.
    init(
        _ words: [String], program: String? = nil, input: String = "", output: Output = .captured,
        environment: [String: String] = [:]
    ) {
        self.init(
            arguments: words.map { Array($0.utf8) }, program: program, input: .bytes(Array(input.utf8)),
            output: output, environment: environment)
    }
}

/// All that can be seen of a run from outside.
nonisolated struct Outcome: Equatable, Sendable {
    var output = ""
    var errors = ""
    var ending = ProcessEnding.exit(0)

    init(output: String = "", errors: String = "", exitCode: Int32 = 0) {
        self.output = output
        self.errors = errors
        ending = .exit(exitCode)
    }

    init(output: [UInt8], errors: [UInt8], ending: ProcessEnding) {
        self.output = String(decoding: output, as: UTF8.self)
        self.errors = String(decoding: errors, as: UTF8.self)
        self.ending = ending
    }

    /// Whether a terminal would be told to do something.
    var hasControlCharacters: Bool {
        (output + errors).unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }
    }

    /// Compares the output with a golden file, and expects that nothing went wrong.
    func expectGolden(_ name: String, suite: String) throws {
        #expect(errors == "" && ending == .exit(0))
        try GoldenFile(name, suite: suite).expect(String(output.dropLast()))
    }

    /// The lines of the output.
    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
}

/// Expects a text to contain each of some parts.
nonisolated func expect(
    _ text: String, contains parts: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(parts.filter { !text.contains($0) } == [], "\(text)", sourceLocation: sourceLocation)
}

/// Compares all that can be seen of a run with what it should be.
nonisolated func expect(
    _ outcome: Outcome, output: String = "", errors: String = "", exitCode: Int32 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let expected = Outcome(output: output, errors: errors, exitCode: exitCode)
    #expect(outcome == expected, sourceLocation: sourceLocation)
}
