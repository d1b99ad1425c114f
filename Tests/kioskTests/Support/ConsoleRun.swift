#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Terminal

@testable import kiosk

/// A run of a command inside of the tests, with objects of theirs: what it reads and says goes through pipes, and has to be
/// short enough for them.
struct ConsoleRun {
    private let input: Pipe
    private let output: Pipe
    private let errors: Pipe

    init(input lines: String = "") throws(SystemError) {
        (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
        let bytes = Array(lines.utf8)
        guard write(input.writeEnd, bytes, bytes.count) == bytes.count else {
            throw SystemError(call: "write", code: errno)
        }
        input.closeWriteEnd()
    }

    /// Runs a command, and ends as the program does.
    func outcome(of command: (LineReader, Console) throws -> ExitCode) throws -> Outcome {
        let console = Console(usesUTF8: true, output: output.writeEnd, errors: errors.writeEnd)
        var exitCode: ExitCode
        do {
            exitCode = try command(LineReader(descriptor: input.readEnd), console)
            try console.flush()
        } catch let error as CommandError {
            console.complain(error.message)
            exitCode = error.exitCode
        }
        output.closeWriteEnd()
        errors.closeWriteEnd()
        return Outcome(
            output: Self.contents(of: output), errors: Self.contents(of: errors), ending: .exit(exitCode.rawValue))
    }

    private static func contents(of pipe: Pipe) -> [UInt8] {
        var contents: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while case let count = read(pipe.readEnd, &chunk, chunk.count), count > 0 {
            contents.append(contentsOf: chunk[..<count])
        }
        return contents
    }
}
