/// The report for people: a table for each section, as soon as it is measured.
struct TableReport: Report {
    private var missed = 0
    private var met = 0

    mutating func begin(_ heading: String) {
        print(heading)
    }

    mutating func add(_ section: Section, of subject: String) {
        print("\n\(subject): \(section.title)")
        guard !section.measurements.isEmpty else { return }
        let columns = section.measurements.map(\.column).unique
        let rows = section.measurements.map(\.row).unique
        var lines = [[""] + columns + ["target"]]
        for row in rows {
            let figures = section.measurements.filter { $0.row == row }
            let cells = columns.map { column in figures.first { $0.column == column }.map(cell) ?? "" }
            lines.append([row] + cells + [targets(of: figures)])
        }
        printAligned(lines)
        met += section.measurements.count { $0.isMet == true }
        missed += section.measurements.count { $0.isMet == false }
    }

    mutating func end(checksum: UInt64) {
        print("\n\(met) targets met, \(missed) missed; checksum \(String(checksum, radix: 16))")
    }

    private func cell(_ measurement: Measurement) -> String {
        let mark =
            switch measurement.isMet {
            case true?: " ✓"
            case false?: " ✗"
            case nil: "  "
            }
        return "\(measurement.value.figure) \(measurement.unit.rawValue)\(mark)"
    }

    private func targets(of measurements: [Measurement]) -> String {
        measurements.compactMap { $0.target.map(text) }.unique.joined(separator: ", ")
    }

    private func text(_ target: Target) -> String {
        switch target {
        case .atMost(let limit): "≤ \(limit.figure)"
        case .atLeast(let limit): "≥ \(limit.figure)"
        }
    }

    /// Prints the first column to the left, the others to the right, and the last one, the targets, as it is.
    private func printAligned(_ lines: [[String]]) {
        let widths = (lines.first ?? []).indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        for line in lines {
            let cells = line.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - line[column].count)
                return column == 0 ? line[column] + space : space + line[column]
            }
            let text = cells.dropLast().joined(separator: "  ") + "  " + (line.last ?? "")
            print("  " + text.trimmedAtEnd)
        }
    }
}

extension Sequence where Element: Hashable {
    /// The elements without those that came before.
    fileprivate var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
    }
}
