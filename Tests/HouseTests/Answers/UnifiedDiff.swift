/// A unified diff as `git diff` writes it: changes of text files, each by the lines around it.
struct UnifiedDiff {
    /// A change of a file at one place.
    struct Hunk {
        /// The lines before the change, and after it.
        var old: [Substring] = []
        var new: [Substring] = []
    }

    /// The changes of one file.
    struct File {
        let path: String
        var hunks: [Hunk] = []
    }

    /// The reason why a diff cannot be used.
    enum Failure: Error, Equatable {
        case malformed(line: Int)
        /// The lines of a hunk stand in the file at another number of places than one.
        case misplaced(path: String, hunk: Int, places: Int)
    }

    /// The lines before the first file. They are for the reader of the diff.
    private(set) var preamble: [Substring] = []
    private(set) var files: [File] = []

    /// Reads a diff.
    ///
    /// - Throws: `Failure.malformed` if a line belongs to no hunk.
    init(parsing text: String) throws(Failure) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated() {
            switch (files.last, line.first) {
            case _ where line.hasPrefix("diff ") || line.hasPrefix("index ") || line.hasPrefix("--- "): break
            case _ where line.hasPrefix("+++ b/"): files.append(File(path: String(line.dropFirst(6))))
            case (nil, _): preamble.append(line)
            case _ where line.hasPrefix("@@ "): changeLastFile { $0.append(Hunk()) }
            case (let file?, " ") where !file.hunks.isEmpty:
                changeLastHunk { $0.old.append(line.dropFirst()) }
                changeLastHunk { $0.new.append(line.dropFirst()) }
            case (let file?, "-") where !file.hunks.isEmpty: changeLastHunk { $0.old.append(line.dropFirst()) }
            case (let file?, "+") where !file.hunks.isEmpty: changeLastHunk { $0.new.append(line.dropFirst()) }
            default: throw .malformed(line: index + 1)
            }
        }
    }

    private mutating func changeLastFile(_ body: (inout [Hunk]) -> Void) {
        body(&files[files.count - 1].hunks)
    }

    private mutating func changeLastHunk(_ body: (inout Hunk) -> Void) {
        changeLastFile { body(&$0[$0.count - 1]) }
    }
}

extension UnifiedDiff.File {
    /// Returns a text with the changes of this file.
    ///
    /// The line numbers of the diff do not matter, so that a change elsewhere in the file does no harm.
    ///
    /// - Throws: `UnifiedDiff.Failure.misplaced` if the lines of a hunk do not stand in the text exactly once.
    func applied(to text: String) throws(UnifiedDiff.Failure) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, hunk) in hunks.enumerated() {
            let places = lines.indices.filter { lines[$0...].starts(with: hunk.old) }
            guard places.count == 1, let place = places.first else {
                throw .misplaced(path: path, hunk: index + 1, places: places.count)
            }
            lines.replaceSubrange(place..<(place + hunk.old.count), with: hunk.new)
        }
        return lines.joined(separator: "\n")
    }
}
