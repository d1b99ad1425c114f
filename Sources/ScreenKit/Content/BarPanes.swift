/// A count as a bar with a fixed scale, so that bars of the same things mean the same on every screen.
public nonisolated struct CountBar: Equatable {
    /// The count, from 0. Above ``fullCount`` the bar is full and ends with a `+`, and the number beside it tells the rest.
    public var count: Int
    /// The count that fills the bar, at least 1. It does not depend on the present counts.
    public var fullCount: Int
    /// The least count that is enough, with a mark on the bar; `nil` for none. A count below it is low.
    public var lowMark: Int?
    /// The number of the bar's colour among those of the theme, from 0, the same for a thing on every screen; `nil` for the colour of
    /// other bars.
    public var color: Int?

    /// Creates a bar. Each parameter is the initial value of the property of its name.
    public init(count: Int, fullCount: Int, lowMark: Int? = nil, color: Int? = nil) {
        self.count = count
        self.fullCount = fullCount
        self.lowMark = lowMark
        self.color = color
    }

    /// A Boolean value that indicates whether the count is below its mark.
    public var isLow: Bool { lowMark.map { count < $0 } ?? false }
}

/// Counts drawn as bars.
public nonisolated struct GaugesPane: Equatable {
    /// One bar.
    public struct Gauge: Equatable {
        /// The thing that is counted.
        public var label: String
        /// The count, from 0.
        public var count: Int
        /// The meaning of the count.
        public var tone: Tone
        /// The least count that is enough; `nil` for none. See ``CountBar/lowMark``.
        public var lowMark: Int?
        /// The number of the bar's colour; `nil` for the colour of the tone. See ``CountBar/color``.
        public var color: Int?

        /// Creates a bar. Each parameter is the initial value of the property of its name.
        public init(label: String, count: Int, tone: Tone = .plain, lowMark: Int? = nil, color: Int? = nil) {
            self.label = label
            self.count = count
            self.tone = tone
            self.lowMark = lowMark
            self.color = color
        }

        /// Returns the bar in a scale.
        func bar(fullCount: Int) -> CountBar {
            CountBar(count: count, fullCount: fullCount, lowMark: lowMark, color: color)
        }

        /// A Boolean value that indicates whether the count is told to be low.
        var isLow: Bool { tone == .warning || tone == .bad || bar(fullCount: 1).isLow }
    }

    /// The bars.
    public var gauges: [Gauge]
    /// The count that fills a bar, at least 1. See ``CountBar/fullCount``.
    public var fullCount: Int

    /// Creates a pane of bars. Each parameter is the initial value of the property of its name.
    public init(gauges: [Gauge], fullCount: Int) {
        self.gauges = gauges
        self.fullCount = fullCount
    }
}

/// Counts of the same things in several columns, a bar each, such as today's sales and all sales.
public nonisolated struct ChartPane: Equatable {
    /// One thing that is counted.
    public struct Row: Equatable {
        /// The thing that is counted.
        public var label: String
        /// The counts, from 0, one for each column.
        public var counts: [Int]

        /// Creates a row. Each parameter is the initial value of the property of its name.
        public init(label: String, counts: [Int]) {
            self.label = label
            self.counts = counts
        }
    }

    /// The title of the totals.
    public var heading: String
    /// The titles of the columns. Every column has a scale of its own, so that the bars of a day can be compared beside a year's.
    public var columns: [String]
    /// The things that are counted.
    public var rows: [Row]

    /// Creates a chart. Each parameter is the initial value of the property of its name.
    public init(heading: String, columns: [String], rows: [Row]) {
        self.heading = heading
        self.columns = columns
        self.rows = rows
    }

    func total(ofColumn column: Int) -> Int { rows.reduce(0) { $0 + $1.counts[column] } }

    func largest(inColumn column: Int) -> Int { rows.reduce(0) { max($0, $1.counts[column]) } }
}
