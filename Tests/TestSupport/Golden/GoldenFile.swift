import System

/// A file with what a test expects to be shown or said, `Golden/SUITE/NAME.txt` in the folder of the test's target.
///
/// A file is written by the run of a test with `KIOSK_GOLDEN=write`, which fails all the same: a golden file that has changed is
/// read first, row by row.
package struct GoldenFile {
    private let path: String
    /// The path from the package's folder.
    private let shownPath: String

    /// Creates the golden file of a name in the folder of a suite, which is named as its file.
    package init(_ name: String, suite: String) {
        path = Self.folder(of: suite) + "/" + name + ".txt"
        shownPath = String(path.dropFirst(TextFile.packageFolder.count + 1))
    }

    /// Returns what the file has.
    package func contents() throws(SystemCallError) -> String { try TextFile.contents(of: path) }

    /// Compares a text with the file.
    ///
    /// - Throws: `GoldenError` where they differ, where there is no file, and where it was written.
    package func expect(_ text: String) throws {
        let expected = try? contents()
        if expected == text + "\n" { return }
        if CurrentProcess.variable("KIOSK_GOLDEN") == "write" {
            _ = try SystemFiles().makeDirectory(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
            try TextFile.write(text + "\n", to: path)
            throw GoldenError(path: shownPath, difference: "It was written. Read what has changed in it.")
        }
        guard let expected else {
            throw GoldenError(path: shownPath, difference: "There is no such file.\n\(text)")
        }
        throw GoldenError(path: shownPath, difference: Self.difference(expected, text + "\n"))
    }

    /// Returns the names of all files of a suite, without `.txt`.
    package static func names(of suite: String) -> Set<String> {
        Set(TemporaryFolder.names(in: folder(of: suite)).map { String($0.dropLast(".txt".count)) })
    }

    private static func folder(of suite: String) -> String {
        let words = suite.split(separator: "/").map { String($0) }
        let target = words.dropLast().lastIndex(of: "Tests").map { words[$0 + 1] } ?? ""
        let name = words.last.map { String($0.prefix { $0 != "." && $0 != "+" }) } ?? ""
        return "\(TextFile.packageFolder)/Tests/\(target)/Golden/\(name)"
    }

    /// Returns the rows that differ, the expected one above the other.
    package static func difference(_ expected: String, _ shown: String) -> String {
        let texts = [expected, shown].map { $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
        let rows = (0..<max(texts[0].count, texts[1].count)).filter { row in
            texts[0].dropFirst(row).first != texts[1].dropFirst(row).first
        }
        return rows.flatMap { row in
            zip(texts, ["- ", "+ "]).map { text, sign in
                "\(row + 1) \(sign)" + (text.dropFirst(row).first.map { "‘\($0)’" } ?? "no such row")
            }
        }.joined(separator: "\n")
    }
}

/// A difference from a golden file.
package struct GoldenError: Error, CustomStringConvertible {
    package let path: String
    package let difference: String
    package var description: String { "\(path)\n\(difference)" }
}

extension EmulatedTerminal {
    /// Compares the whole screen with a golden file: its lines as text, without the spaces at their ends and the empty lines at the end.
    ///
    /// - Throws: `GoldenError` where they differ.
    package func expectGolden(_ name: String, suite: String = #filePath) throws {
        try GoldenFile(name, suite: suite).expect(text)
    }
}
