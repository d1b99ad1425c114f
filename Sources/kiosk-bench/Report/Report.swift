/// Where the figures go, section by section as they come.
protocol Report {
    mutating func begin(_ heading: String)
    mutating func add(_ section: Section, of subject: String)
    mutating func end(checksum: UInt64)
}

/// The report for machines: one JSON object on standard output, and nothing else there.
struct JSONReport: Report {
    private var heading = ""
    private var figures: [String] = []

    mutating func begin(_ heading: String) {
        self.heading = heading
    }

    mutating func add(_ section: Section, of subject: String) {
        figures += section.measurements.map { measurement in
            var fields = [
                ("subject", quoted(subject)),
                ("section", quoted(section.title)),
                ("row", quoted(measurement.row)),
                ("column", quoted(measurement.column)),
                ("value", number(measurement.value)),
                ("unit", quoted(measurement.unit.rawValue)),
            ]
            switch measurement.target {
            case .atMost(let limit)?: fields.append(("atMost", number(limit)))
            case .atLeast(let limit)?: fields.append(("atLeast", number(limit)))
            case nil: break
            }
            if let isMet = measurement.isMet { fields.append(("met", String(isMet))) }
            return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
        }
    }

    mutating func end(checksum: UInt64) {
        print("{\"heading\": \(quoted(heading)), \"checksum\": \(quoted(String(checksum, radix: 16))), \"figures\": [")
        print(figures.map { "  " + $0 }.joined(separator: ",\n"))
        print("]}")
    }

    private func number(_ value: Double) -> String { value.isFinite ? value.description : "null" }

    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\u{0}"..."\u{1F}": " "
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
