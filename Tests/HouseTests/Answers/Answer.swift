import TestSupport

/// An answer of an exercise: a diff, and before it how it is proved.
struct Answer {
    /// A test that fails.
    struct Failure: Hashable {
        let suite: String
        let test: String
    }

    /// A line of the answer without which tests fail.
    struct Line {
        let path: String
        let text: String
    }

    let name: String
    let diff: UnifiedDiff
    /// The tests to run, as `swift test --filter` takes them.
    let filter: String
    /// The line to remove; `nil` if the answer itself makes tests fail.
    let line: Line?
    /// All tests that fail, without the line if there is one.
    let failures: [Failure]

    /// The folder of the answers, in the package.
    static let folder = "Resources/Answers"

    /// Returns all answers, in the order of their names.
    static func all() throws -> [Answer] {
        try TemporaryFolder.names(in: TextFile.packageFolder + "/" + folder).filter { $0.hasSuffix(".patch") }
            .map { try Answer(named: $0) }
    }

    private init(named name: String) throws {
        self.name = name
        diff = try UnifiedDiff(parsing: try TextFile.contents(of: "\(TextFile.packageFolder)/\(Self.folder)/\(name)"))
        let entries = diff.preamble.compactMap { $0.wholeMatch(of: /(Tests|Without|Fails): (.+)/)?.output }
        func values(_ key: String) -> [Substring] { entries.filter { $0.1 == key }.map(\.2) }
        filter = values("Tests").first.map { String($0) } ?? ""
        line = values("Without").first.flatMap { Self.pair($0) }.map { Line(path: $0, text: $1) }
        failures = values("Fails").compactMap { Self.pair($0) }.map { Failure(suite: $0, test: $1) }
    }

    private static func pair(_ text: Substring) -> (String, String)? {
        text.firstRange(of: ": ").map { (String(text[..<$0.lowerBound]), String(text[$0.upperBound...])) }
    }

    /// Returns the files that the answer changes, by their paths.
    ///
    /// - Throws: `UnifiedDiff.Failure` if a file is not as the answer expects it.
    func changedFiles() throws -> [String: String] {
        var texts: [String: String] = [:]
        for file in diff.files {
            texts[file.path] = try file.applied(to: try Self.source(file.path))
        }
        return texts
    }

    /// Returns the same files without the line, and the file of the line if the answer does not change it.
    ///
    /// - Throws: `UnifiedDiff.Failure.misplaced` if the line does not stand in its file exactly once.
    func changedFilesWithoutLine() throws -> [String: String] {
        var texts = try changedFiles()
        guard let line else { return texts }
        let text = try texts[line.path] ?? Self.source(line.path)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let places = lines.indices.filter { lines[$0].drop { $0 == " " } == line.text }
        guard places.count == 1 else {
            throw UnifiedDiff.Failure.misplaced(path: line.path, hunk: 0, places: places.count)
        }
        lines.remove(at: places[0])
        texts[line.path] = lines.joined(separator: "\n")
        return texts
    }

    private static func source(_ path: String) throws -> String {
        try TextFile.contents(of: TextFile.packageFolder + "/" + path)
    }
}
