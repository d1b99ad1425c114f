import Core

/// Where the figures go: for people a table of each section as soon as it is measured, for machines one JSON object at the end, and nothing
/// else on standard output.
struct Report {
    private let heading: String
    private let isJSON: Bool
    private var figures: [JSONText] = []
    private var outcomes: [Bool] = []

    init(heading: String, isJSON: Bool) {
        self.heading = heading
        self.isJSON = isJSON
        if !isJSON { print(heading) }
    }

    mutating func add(_ measurements: [Measurement], to title: String, of subject: String) {
        outcomes += measurements.compactMap(\.isMet)
        if isJSON {
            let place = [("subject", JSONText.string(subject)), ("section", .string(title))]
            figures += measurements.map { .object(place + $0.members) }
        } else {
            print("\n\(subject): \(title)")
            printTable(of: measurements)
        }
    }

    func end(checksum: UInt64) {
        let checksum = String(checksum, radix: 16)
        if isJSON {
            let report = JSONText.object([
                ("heading", .string(heading)), ("checksum", .string(checksum)), ("figures", .list(figures)),
            ])
            print(report.lines.joined(separator: "\n"))
        } else {
            print("\n\(outcomes.count { $0 }) targets met, \(outcomes.count { !$0 }) missed; checksum \(checksum)")
        }
    }

    /// Prints the first column to the left, the others to the right, and the last one, the targets, as it is.
    private func printTable(of measurements: [Measurement]) {
        guard !measurements.isEmpty else { return }
        let columns = measurements.map(\.column).uniqued()
        let lines =
            [[""] + columns + ["target"]]
            + measurements.map(\.row).uniqued().map { row in
                let figures = measurements.filter { $0.row == row }
                let cells = columns.map { column in figures.first { $0.column == column }?.cell ?? "" }
                return [row] + cells + [figures.compactMap { $0.goal }.uniqued().joined(separator: ", ")]
            }
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        for line in lines {
            var text = ""
            for (column, cell) in line.enumerated() {
                let space = String(repeating: " ", count: widths[column] - cell.count)
                text += "  " + (column == 0 || column == line.count - 1 ? cell + space : space + cell)
            }
            while text.last == " " { text.removeLast() }
            print(text)
        }
    }
}

extension Measurement {
    fileprivate var cell: String {
        "\(value.figure) \(unit.rawValue)" + (isMet.map { $0 ? " ✓" : " ✗" } ?? "  ")
    }

    fileprivate var goal: String? { target.map { ($0.isLeast ? "≥ " : "≤ ") + $0.limit.figure } }

    fileprivate var members: [(key: String, value: JSONText)] {
        var members: [(key: String, value: JSONText)] = [
            ("row", .string(row)), ("column", .string(column)),
            ("value", value.isFinite ? .decimal(value.description) : .null),
            ("unit", .string(unit.rawValue)),
        ]
        if let target, let isMet {
            members += [
                (target.isLeast ? "atLeast" : "atMost", .decimal(target.limit.description)), ("met", .boolean(isMet)),
            ]
        }
        return members
    }
}

extension Double {
    /// The number with three significant digits, or with all of its integer digits: `0.0123`, `1.23`, `12.3`, `1230`.
    fileprivate var figure: String {
        guard let number = Decimal128(description) else { return "-" }
        return number.rounded(toSignificantDigits: max(3, number.integerDigitCount)).positional
    }
}
