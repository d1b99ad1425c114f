#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A `kiosk order` that is under way, and what it has printed so far.
final class OrderRun {
    private let input: TemporaryFile
    private let output: TemporaryFile
    private let process: ChildProcess

    init(_ words: [String], input text: String) throws {
        (input, output) = (try TemporaryFile(text), try TemporaryFile(""))
        var spawn = Spawn(path: try BuiltProgram.path(), arguments: words.map { Array($0.utf8) })
        spawn.environment = BuiltProgram.environment()
        spawn.descriptors = [
            0: .file(input.path, flags: O_RDONLY), 1: .file(output.path, flags: O_WRONLY),
            2: .file("/dev/null", flags: O_WRONLY),
        ]
        process = try ChildProcess(spawn)
    }

    /// Ends it as nothing else can: without a chance to tidy up.
    func kill() {
        process.send(SIGKILL)
        _ = process.wait(until: Deadline())
    }

    /// Waits until it has printed an order number.
    func waitForNumber() throws {
        let deadline = Deadline()
        while try numbers().isEmpty, process.check() == nil, !deadline.isOver { usleep(500) }
    }

    /// The order numbers that it has printed; a line that was cut short was not printed.
    func numbers() throws -> [Int] {
        let text = try TextFile.contents(of: output.path)
        let whole = text.prefix(upTo: text.lastIndex(of: "\n") ?? text.startIndex)
        return whole.split(separator: "\n").compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    }

    /// The order numbers that it has printed when it has come to its end.
    func numbersAtEnd() throws -> [Int] {
        _ = process.wait(until: Deadline())
        return try numbers()
    }
}
