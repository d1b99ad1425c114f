/// Times against sizes, as bars in rows of text.
struct TimePlot {
    private var points: [(name: String, size: Int, nanoseconds: Double)] = []

    /// Adds a measurement.
    ///
    /// - Parameters:
    ///   - name: What was measured, a type; its parameters are left out.
    ///   - size: Of how many elements.
    ///   - time: For one of them.
    mutating func add(_ name: String, _ size: Int, _ time: Duration) {
        let (seconds, attoseconds) = time.components
        let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
        points.append((String(name.prefix { $0 != "<" }), size, nanoseconds))
    }

    /// A row for each measurement, those of the same thing together. A bar twice as long stands for the square: between an
    /// array and a ring buffer lies a factor of hundreds.
    var rows: [Outcome.Row] {
        var names: [String] = []
        for point in points where !names.contains(point.name) { names.append(point.name) }
        return names.flatMap { name in
            points.filter { $0.name == name }.map { point in
                let size = String(repeating: " ", count: max(0, 6 - String(point.size).count)) + String(point.size)
                let bar = String(repeating: "█", count: max(1, 2 * Self.binaryLogarithm(point.nanoseconds)))
                return .value("\(name) \(size)", "\(bar) \(Int(point.nanoseconds.rounded())) ns")
            }
        }
    }

    private static func binaryLogarithm(_ number: Double) -> Int { number >= 1 ? Int(number.exponent) : 0 }
}
