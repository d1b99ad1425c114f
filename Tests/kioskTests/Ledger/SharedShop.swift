import System
import TestSupport
import Testing

/// A ledger that several kiosks use at once, in a folder of its own, on a menu with one fruit.
nonisolated final class SharedShop {
    private let folder: TemporaryFolder
    private let menu: TemporaryFile
    private let mangos: Int

    init(mangos: Int) throws {
        self.mangos = mangos
        folder = try TemporaryFolder()
        menu = try Self.menu(mangos: mangos)
    }

    /// Returns a menu with one fruit, and the juice of it.
    static func menu(mangos: Int, price: Int = 1_000) throws -> TemporaryFile {
        try TemporaryFile(
            """
            {"capacity": 1000000, "currency": "KRW", "fruits": [{"id": "mango", "name": {}, "stock": \(mangos)}],
            "juices": [{"id": "mango", "name": {}, "needs": [{"fruit": "mango", "count": 1}], "price": \(price)}]}
            """)
    }

    private var options: [String] { ["--menu", menu.path, "--data", folder.path] }

    /// Starts `kiosk order` with some words behind it and a line of input, so many times, and lets it run.
    func startOrders(_ words: [String], lines: String = "", count: Int = 0) throws -> OrderRun {
        try OrderRun(["order"] + words + options, input: String(repeating: lines, count: count))
    }

    /// Starts any command on the ledger, in English, and lets it run.
    func start(_ words: [String], input: String = "") throws -> OrderRun {
        try OrderRun(words + ["--lang", "en"] + options, input: input)
    }

    /// Takes orders at a counter, which wait to be made and paid.
    func takeOrders(_ count: Int) throws {
        let input = "1\n" + String(repeating: "mango\n", count: count)
        _ = try start(["--counter", "--plain"], input: input).linesAtEnd()
    }

    /// The numbers of the orders that the file has records of a kind for, in its order.
    func numbers(ofKind kind: String) throws -> [Int] {
        try TextFile.contents(of: folder.path + "/ledger.jsonl").split(separator: "\n").compactMap { line in
            guard let start = line.firstRange(of: "\"kind\":\"\(kind)\",\"number\":")?.upperBound else { return nil }
            return Int(line[start...].prefix { $0.isNumber })
        }
    }

    /// Makes an order of several mangos at once.
    func expectOrder(of count: Int) throws {
        #expect(try startOrders(["mango:\(count)"]).numbersAtEnd().count == 1)
    }

    /// The numbers of the sales that the file has, in its order. A kill in the middle of a long write leaves an unfinished line,
    /// which is no sale.
    func soldNumbers() throws -> [Int] {
        let text = try TextFile.contents(of: folder.path + "/ledger.jsonl")
        return text.split(separator: "\n").compactMap { line in
            guard line.hasSuffix("\"}"), let start = line.firstRange(of: "\"kind\":\"sale\",\"number\":")?.upperBound
            else { return nil }
            return Int(line[start...].prefix { $0.isNumber })
        }
    }

    /// The number of mangos that are left, as the program says.
    func stock() throws -> Int {
        try #require(
            try run(["stock", "--json"]).lines.first.flatMap { Int($0.dropFirst(#"{"mango": "#.count).dropLast()) })
    }

    /// Whether the program itself finds everything in order.
    func expectBalance(sold: Int) throws {
        let verification = try run(["ledger", "verify"])
        #expect(verification.ending == .exit(0), "\(verification.errors)")
        #expect(verification.lines.contains("mango: \(mangos) + 0 + 0 + 0 + 0 − \(sold) + 0 = \(mangos - sold)"))
    }

    private func run(_ words: [String]) throws -> Outcome { try kiosk(words + options) }
}

/// A `kiosk order` that is under way, and what it has printed so far.
nonisolated final class OrderRun {
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
        process.wait()
    }

    /// Waits until it has printed an order number.
    func waitForNumber() throws {
        let deadline = Deadline()
        while try numbers().isEmpty, process.check() == nil, !deadline.isOver { usleep(500) }
    }

    /// The lines that it has printed so far; one that was cut short was not printed.
    func lines() throws -> [Substring] {
        let text = try TextFile.contents(of: output.path)
        return text.prefix(upTo: text.lastIndex(of: "\n") ?? text.startIndex).split(separator: "\n")
    }

    /// The order numbers that it has printed; a line that was cut short was not printed.
    func numbers() throws -> [Int] {
        try lines().compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    }

    /// The lines that it has printed when it has come to its end.
    func linesAtEnd() throws -> [Substring] {
        process.wait()
        return try TextFile.contents(of: output.path).split(separator: "\n")
    }

    /// The order numbers that it has printed when it has come to its end.
    func numbersAtEnd() throws -> [Int] {
        process.wait()
        return try numbers()
    }
}
