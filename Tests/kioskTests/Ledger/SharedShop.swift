import Testing

/// A ledger that several kiosks use at once, in a folder of its own, on a menu with one fruit.
final class SharedShop {
    private let folder: TemporaryFolder
    private let menu: TemporaryFile
    private let mangos: Int

    init(mangos: Int) throws {
        self.mangos = mangos
        folder = try TemporaryFolder()
        menu = try TemporaryFile(
            """
            {"capacity": 1000000, "fruits": [{"id": "mango", "name": {}, "stock": \(mangos)}],
            "juices": [{"id": "mango", "name": {}, "needs": [{"fruit": "mango", "count": 1}]}]}
            """)
    }

    private var options: [String] { ["--menu", menu.path, "--data", folder.path] }

    /// Starts `kiosk order` with some words, and lets it run.
    ///
    /// - Parameters:
    ///   - words: what stands behind `order`.
    ///   - lines: a line of standard input, with its line feed.
    ///   - count: how many times.
    /// - Returns: what has been started.
    /// - Throws: `SystemError` where it cannot be.
    func startOrders(_ words: [String], lines: String = "", count: Int = 0) throws -> OrderRun {
        try OrderRun(["order"] + words + options, input: String(repeating: lines, count: count))
    }

    /// The numbers of the sales that the file has, in its order.
    func soldNumbers() throws -> [Int] {
        let text = try TextFile.contents(of: folder.path + "/ledger.jsonl")
        return text.split(separator: "\n").compactMap { line in
            guard let start = line.firstRange(of: "\"kind\":\"sale\",\"number\":")?.upperBound else { return nil }
            return Int(line[start...].prefix { $0.isNumber })
        }
    }

    /// Whether the program itself finds everything in order.
    func expectBalance(sold: Int) throws {
        let verification = try run(["ledger", "verify"])
        #expect(verification.ending == .exit(0), "\(verification.errors)")
        #expect(verification.lines.contains("mango: \(mangos) + 0 + 0 - \(sold) = \(mangos - sold)"))
    }

    private func run(_ words: [String]) throws -> Outcome {
        try ProgramRun(arguments: (words + options).map { Array($0.utf8) }).outcome()
    }
}
