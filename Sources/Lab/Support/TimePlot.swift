/// Times against sizes, as a table and as a drawing, in rows of text.
struct TimePlot {
    private struct GridPoint {
        let name: String
        let size: Int
        let nanoseconds: Double

        /// Which doubling of a nanosecond it is nearest to.
        var doubling: Int { max(0, Int((nanoseconds * 2.0.squareRoot()).exponent)) }
    }

    private var points: [GridPoint] = []

    /// Adds a measurement.
    ///
    /// - Parameters:
    ///   - name: What was measured. Its first letter stands for it in the drawing.
    ///   - size: Of how many elements.
    ///   - time: What one element took.
    mutating func add(_ name: String, _ size: Int, _ time: Duration) {
        let (seconds, attoseconds) = time.components
        let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
        points.append(GridPoint(name: name, size: size, nanoseconds: max(1, nanoseconds)))
    }

    /// The table, then the drawing.
    var rows: [Outcome.Row] { (table + [""] + drawing).map { .drawing($0) } }

    private var names: [String] { distinct(points.map(\.name)) }
    private var sizes: [Int] { distinct(points.map(\.size)) }
}

// MARK: - The table

extension TimePlot {
    /// A row for each thing that was measured, a column for each size.
    private var table: [String] {
        let header = Self.row("", sizes.map(String.init), unit: "")
        return [header]
            + names.map { name in
                let times = points.filter { $0.name == name }.map { String(Int($0.nanoseconds.rounded())) }
                return Self.row(name, times, unit: " ns")
            }
    }

    private static func row(_ name: String, _ cells: [String], unit: String) -> String {
        name + blanks(labelColumns - name.count)
            + cells.map { blanks(columnsPerSize - $0.count) + $0 }.joined() + unit
    }
}

// MARK: - The drawing

extension TimePlot {
    private static let labelColumns = 17
    private static let columnsPerSize = 9

    /// Each step up is twice the time, each step to the right twice the size: what grows with the size climbs like stairs.
    private var drawing: [String] {
        let doublings = points.map(\.doubling)
        guard let low = doublings.min(), let high = doublings.max() else { return [] }
        let rows = (low...high).reversed().map { doubling in
            let label = "\(1 << doubling) ns │"
            return Self.blanks(Self.labelColumns - label.count) + label
                + sizes.map { marks(size: $0, doubling) }.joined()
        }.map(Self.withoutTail)
        let axis =
            Self.blanks(Self.labelColumns - 1) + "└" + String(repeating: "─", count: sizes.count * Self.columnsPerSize)
        return rows + [axis, Self.row("", sizes.map(String.init), unit: "")]
    }

    /// The first letters of what took that long at a size, each in a column of its own.
    private func marks(size: Int, _ doubling: Int) -> String {
        let letters = names.map { name in
            let isHere = points.contains { $0.name == name && $0.size == size && $0.doubling == doubling }
            return isHere ? String(name.prefix(1)) : " "
        }
        return Self.blanks(Self.columnsPerSize - letters.count) + letters.joined()
    }

    private static func withoutTail(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

/// The elements without those that were there before, in their order.
private func distinct<Element: Equatable>(_ elements: [Element]) -> [Element] {
    elements.enumerated().filter { !elements[..<$0.offset].contains($0.element) }.map(\.element)
}
