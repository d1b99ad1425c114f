import Core

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
        let columns = section.measurements.map(\.column).uniqued()
        let rows = section.measurements.map(\.row).uniqued()
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
        measurements.compactMap { $0.target.map(text) }.uniqued().joined(separator: ", ")
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

extension String {
    fileprivate var trimmedAtEnd: String {
        String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
    }
}

extension Double {
    /// The number with three significant digits, or with all of its integer digits: `0.0123`, `1.23`, `12.3`, `1230`.
    var figure: String {
        guard isFinite else { return "-" }
        var decimals = 2
        var limit = 10.0
        while magnitude >= limit, decimals > 0 {
            decimals -= 1
            limit *= 10
        }
        limit = 1
        while magnitude < limit, magnitude > 0, decimals < 6 {
            decimals += 1
            limit /= 10
        }
        return fixed(decimals)
    }

    /// The number with so many digits behind the point.
    private func fixed(_ decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        guard magnitude * scale < 9e18 else { return description }
        let digits = String(Int64((magnitude * scale).rounded()))
        let padded = String(repeating: "0", count: Swift.max(0, decimals + 1 - digits.count)) + digits
        let text = decimals == 0 ? padded : padded.dropLast(decimals) + "." + padded.suffix(decimals)
        return (self < 0 ? "-" : "") + text
    }
}

extension Int {
    /// A power of ten as people write it here: `10^3`.
    var powerOfTen: String {
        var exponent = 0
        var rest = self
        while rest >= 10 {
            rest /= 10
            exponent += 1
        }
        return "10^\(exponent)"
    }
}
