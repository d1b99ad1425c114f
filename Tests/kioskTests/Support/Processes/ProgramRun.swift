#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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
    var input = Input.bytes([])
    var output = Output.captured
    var environment: [String: String] = [:]

    /// Runs it.
    ///
    /// - Returns: everything that it has said, and how it has ended.
    func outcome() throws -> Outcome {
        let (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
        if case .nobody = self.output { output.closeReadEnd() }
        var spawn = Spawn(path: try BuiltProgram.path(), arguments: arguments)
        spawn.environment = BuiltProgram.environment(environment)
        spawn.descriptors = [0: source(input), 1: destination(output), 2: .descriptor(errors.writeEnd)]
        let process = try ChildProcess(spawn)
        output.closeWriteEnd()
        errors.closeWriteEnd()
        // The end that the program reads stays open here as well, so that writing never meets a broken pipe, whose signal
        // would end the tests.
        input.makeWritingNonBlocking()
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
