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

        /// Creates a bar. Each parameter is the initial value of the property of its name.
        public init(label: String, count: Int, tone: Tone = .plain) {
            self.label = label
            self.count = count
            self.tone = tone
        }
    }

    /// The bars.
    public var gauges: [Gauge]
    /// The count that fills a bar, at least 1.
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
