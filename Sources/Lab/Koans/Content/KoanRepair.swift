/// A repair that learners write, as an edit of the file as given.
package nonisolated struct KoanRepair: Equatable, Sendable {
    /// A Boolean value that indicates whether the check has to pass it.
    package let isRight: Bool
    /// What the learner does.
    package let name: KoanText
    /// The file with the repair.
    package let source: [UInt8]

    /// Reads a list of repairs: two lines with the name of each, `wrong ko: …` and `wrong en: …`, then hunks that begin with `@@`.
    static func read(_ text: String, source: [String]) throws(KoanError) -> [KoanRepair] {
        var repairs: [KoanRepair] = []
        var entry: [(number: Int, line: String)] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, line) in lines.enumerated() {
            if !line.isEmpty { entry.append((index + 1, line)) }
            guard !entry.isEmpty, line.isEmpty || index == lines.count - 1 else { continue }
            repairs.append(try KoanRepair(entry[...], source: source))
            entry = []
        }
        return repairs
    }

    private init(_ entry: ArraySlice<(number: Int, line: String)>, source: [String]) throws(KoanError) {
        var rest = entry
        func name(_ language: String) throws(KoanError) -> (kind: String, text: String) {
            let number = (rest.first ?? entry.last)?.number ?? 0
            guard let line = rest.popFirst()?.line, let colon = line.firstRange(of: " \(language): ") else {
                throw .badRepair(line: number)
            }
            let (kind, text) = (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
            guard ["wrong", "right"].contains(kind), !text.isEmpty else { throw .badRepair(line: number) }
            return (kind, text)
        }
        let (korean, english) = (try name("ko"), try name("en"))
        guard korean.kind == english.kind, rest.first?.line == "@@" else {
            throw .badRepair(line: (rest.first ?? entry.last)?.number ?? 0)
        }
        isRight = korean.kind == "right"
        self.name = KoanText(korean: korean.text, english: english.text)
        var file = source
        while let start = rest.popFirst() {
            let hunk = rest.prefix { $0.line != "@@" }
            rest = rest.dropFirst(hunk.count)
            if let bad = hunk.first(where: { !" -+".contains($0.line.prefix(1)) }) {
                throw .badRepair(line: bad.number)
            }
            let lines = hunk.map { (sign: $0.line.prefix(1), text: String($0.line.dropFirst())) }
            let old = lines.filter { $0.sign != "+" }.map(\.text)
            let places = file.indices.filter { !old.isEmpty && file[$0...].starts(with: old) }
            guard places.count == 1, let place = places.first else {
                throw .unmatchedRepair(line: start.number, count: places.count)
            }
            file.replaceSubrange(place..<place + old.count, with: lines.filter { $0.sign != "-" }.map(\.text))
        }
        self.source = Array(file.joined(separator: "\n").utf8)
    }
}
