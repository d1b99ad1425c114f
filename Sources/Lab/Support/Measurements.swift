import Core
import Synchronization

/// Times against sizes, as a table and as a drawing in rows of text.
struct TimePlot {
    private struct Sample {
        let name: String
        let size: Int
        let nanoseconds: Double

        /// The nearest power of two, in nanoseconds, as its exponent.
        var doubling: Int { max(0, Int((nanoseconds * 2.0.squareRoot()).exponent)) }
    }

    private var points: [Sample] = []

    /// Adds the time for one element of a measured thing with some elements. The first letter of its name stands for it
    /// in the drawing.
    mutating func add(_ name: String, _ size: Int, _ time: Duration) {
        points.append(Sample(name: name, size: size, nanoseconds: max(1, time / .nanoseconds(1))))
    }

    var rows: [Outcome.Row] { (table + [""] + drawing).map { .drawing($0) } }

    private var names: [String] { points.map(\.name).uniqued() }
    private var sizes: [Int] { points.map(\.size).uniqued() }
}

// MARK: - The table

extension TimePlot {
    /// A row for each measured thing, and a column for each size, in nanoseconds as the heading of the part says.
    private var table: [String] {
        [Self.row("", sizes.map(String.init))]
            + names.map { name in
                Self.row(name, points.filter { $0.name == name }.map { String(Int($0.nanoseconds.rounded())) })
            }
    }

    private static func row(_ name: String, _ cells: [String]) -> String {
        name + blanks(labelColumns - name.count)
            + cells.map { blanks(columnsPerSize - $0.count) + $0 }.joined()
    }
}

// MARK: - The drawing

extension TimePlot {
    private static let labelColumns = 17
    private static let columnsPerSize = 9

    /// A step up is twice the time, and a step to the right is twice the size, so a time that grows with the size climbs like stairs.
    private var drawing: [String] {
        let doublings = points.map(\.doubling)
        guard let low = doublings.min(), let high = doublings.max() else { return [] }
        let rows = (low...high).reversed().map { doubling in
            let label = "\(1 << doubling) │"
            return Self.blanks(Self.labelColumns - label.count) + label
                + sizes.map { marks(size: $0, doubling) }.joined()
        }.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
        let axis =
            Self.blanks(Self.labelColumns - 1) + "└" + String(repeating: "─", count: sizes.count * Self.columnsPerSize)
        return rows + [axis, Self.row("", sizes.map(String.init))]
    }

    /// Returns the first letters of the things with that time at a size. They stand side by side in the order of the table, and end where the
    /// size ends, so that a letter that stands alone is straight above it.
    private func marks(size: Int, _ doubling: Int) -> String {
        let letters = names.filter { name in
            points.contains { $0.name == name && $0.size == size && $0.doubling == doubling }
        }.map { $0.prefix(1) }
        return Self.blanks(Self.columnsPerSize - letters.count) + letters.joined()
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

// MARK: - The stack

/// Measures the stack between calls by the addresses of local variables.
///
/// The address sanitizer moves local variables to the heap unless `detect_stack_use_after_return=0` is set.
nonisolated final class StackGauge: Sendable {
    private let reach = Mutex<ClosedRange<UInt>?>(nil)

    /// Notes the present end of the stack.
    @inline(never)
    func mark() {
        var local = 0
        let address = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
        reach.withLock { reach in
            reach = min(reach?.lowerBound ?? address, address)...max(reach?.upperBound ?? address, address)
        }
    }

    /// The number of bytes between the highest and the lowest mark; 0 where there is none.
    var bytes: Int { reach.withLock { $0.map { Int($0.upperBound - $0.lowerBound) } ?? 0 } }
}
