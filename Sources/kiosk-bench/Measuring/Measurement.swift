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

    /// Creates a figure from nanoseconds, or from its value if the unit is none of time.
    init(_ row: String, _ column: String, _ value: Double, _ unit: Unit, _ target: Target? = nil) {
        self.row = row
        self.column = column
        self.value = unit.value(of: value)
        self.unit = unit
        self.target = target
    }

    /// Whether the target is reached; nil where there is none.
    var isMet: Bool? { target.map { $0.isLeast ? value >= $0.limit : value <= $0.limit } }
}

/// What figures count.
enum Unit: String {
    case nanoseconds = "ns"
    case microseconds = "µs"
    case milliseconds = "ms"
    case bytes = "B"
    case times = "×"
    case perSecond = "/s"

    fileprivate func value(of figure: Double) -> Double {
        switch self {
        case .microseconds: figure / 1e3
        case .milliseconds: figure / 1e6
        case .perSecond: 1e9 / figure
        case .nanoseconds, .bytes, .times: figure
        }
    }
}

/// The figure to reach.
///
/// Where only a word was given, the limit is this program's reading of it: flat, and as fast as one allocation a node
/// allows, are both taken to be at most 1.5 times what they are compared with.
struct Target {
    let limit: Double
    /// Whether figures from the limit on reach the target, and not those up to it.
    let isLeast: Bool

    static func atMost(_ limit: Double) -> Target { Target(limit: limit, isLeast: false) }
    static func atLeast(_ limit: Double) -> Target { Target(limit: limit, isLeast: true) }
}

// The same thing measured several times.
extension [Double] {
    /// The value in the middle; 0 when there is none.
    var median: Double { percentile(50) }

    /// The value that so many percent of all do not exceed (nearest rank); 0 when there is none.
    func percentile(_ percent: Double) -> Double {
        guard !isEmpty else { return 0 }
        let rank = Int((Double(count) * percent / 100).rounded(.up))
        return sorted()[Swift.min(Swift.max(rank, 1), count) - 1]
    }

    /// How many times as great these are in the middle, each compared with the one that was measured beside it.
    func ratio(to others: [Double]) -> Double {
        zip(self, others).map { $0 / Swift.max($1, .leastNonzeroMagnitude) }.median
    }
}
