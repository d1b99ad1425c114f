/// How far a learner has come, as it is kept in a file.
///
/// The file has a line for each fact: `solved NAME`, `skipped NAME`, `current NAME`. So a person can read and change it, a koan that a
/// class adds in between changes nothing else, and a line that is not understood is left out without harm.
package nonisolated struct KoanProgress: Equatable, Sendable {
    /// The names of the koans that were solved.
    package private(set) var solved: Set<String> = []
    /// The names of the koans that were skipped and not solved later.
    package private(set) var skipped: Set<String> = []
    /// The name of the koan that was shown last.
    package var current: String?

    /// Creates the progress of a learner that has not begun.
    package init() {}

    /// Reads the content of the file.
    package init(parsing text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { continue }
            switch words[0] {
            case "solved": solved.insert(words[1])
            case "skipped": skipped.insert(words[1])
            case "current": current = words[1]
            default: continue
            }
        }
    }

    /// The content of the file.
    package var text: String {
        let lines =
            solved.sorted().map { "solved \($0)" } + skipped.sorted().map { "skipped \($0)" }
            + (current.map { ["current \($0)"] } ?? [])
        return lines.map { $0 + "\n" }.joined()
    }

    /// Gives the koans that had another name the one that they have now.
    package mutating func rename(_ koans: [Koan]) {
        for koan in koans {
            for name in koan.formerNames {
                if solved.remove(name) != nil { solved.insert(koan.name) }
                if skipped.remove(name) != nil { skip(koan.name) }
                if current == name { current = koan.name }
            }
        }
    }

    /// Notes the verdict on a koan.
    package mutating func note(_ name: String, isPassed: Bool) {
        if isPassed {
            solved.insert(name)
            skipped.remove(name)
        } else {
            solved.remove(name)
        }
    }

    /// Notes that a koan is left for later.
    package mutating func skip(_ name: String) {
        if !solved.contains(name) { skipped.insert(name) }
    }

    /// Forgets what is known of a koan.
    package mutating func forget(_ name: String) {
        solved.remove(name)
        skipped.remove(name)
    }
}
