/// One figure of the report.
struct Measurement {
    /// What was measured.
    let row: String
    /// Under which circumstances.
    let column: String
    /// The figure, in its unit.
    let value: Double
    let unit: Unit
    /// The figure to reach, where there is one.
    let target: Target?

    init(_ row: String, _ column: String, _ value: Double, _ unit: Unit, _ target: Target? = nil) {
        self.row = row
        self.column = column
        self.value = value
        self.unit = unit
        self.target = target
    }

    /// Whether the target is reached; nil where there is none.
    var isMet: Bool? { target?.isMet(by: value) }
}

/// What figures count.
enum Unit: String {
    case nanoseconds = "ns"
    case microseconds = "µs"
    case milliseconds = "ms"
    case bytes = "B"
    case times = "×"
    case perSecond = "/s"
}

/// The figure to reach.
///
/// Where only a word was given, the limit is this program's reading of it: flat, and as fast as one allocation a node
/// allows, are both taken to be at most 1.5 times what they are compared with.
enum Target {
    case atMost(Double)
    case atLeast(Double)

    /// Whether a figure reaches the target.
    func isMet(by value: Double) -> Bool {
        switch self {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }
}

/// Figures that belong beside each other in one table.
struct Section {
    let title: String
    let measurements: [Measurement]
}
