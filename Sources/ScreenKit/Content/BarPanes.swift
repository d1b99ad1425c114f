/// Counts drawn as bars.
package struct GaugesPane: Equatable {
    /// One bar.
    package struct Gauge: Equatable {
        /// The thing that is counted.
        package var label: String
        /// The count, from 0.
        package var count: Int
        /// The meaning of the count.
        package var tone: Tone

        /// Creates a bar.
        ///
        /// - Parameters:
        ///   - label: The thing that is counted.
        ///   - count: The count, from 0.
        ///   - tone: The meaning of the count.
        package init(label: String, count: Int, tone: Tone = .plain) {
            self.label = label
            self.count = count
            self.tone = tone
        }
    }

    /// The bars.
    package var gauges: [Gauge]
    /// The count that fills a bar, at least 1.
    package var fullCount: Int

    /// Creates a pane of bars.
    ///
    /// - Parameters:
    ///   - gauges: The bars.
    ///   - fullCount: The count that fills a bar, at least 1.
    package init(gauges: [Gauge], fullCount: Int) {
        self.gauges = gauges
        self.fullCount = fullCount
    }
}

/// Counts of the same things in several columns, a bar each, such as today's sales and all sales.
package struct ChartPane: Equatable {
    /// One thing that is counted.
    package struct Row: Equatable {
        /// The thing that is counted.
        package var label: String
        /// The counts, from 0, one for each column.
        package var counts: [Int]

        /// Creates a row.
        ///
        /// - Parameters:
        ///   - label: The thing that is counted.
        ///   - counts: The counts, from 0, one for each column.
        package init(label: String, counts: [Int]) {
            self.label = label
            self.counts = counts
        }
    }

    /// The title of the totals.
    package var heading: String
    /// The titles of the columns. Every column has a scale of its own, so that the bars of a day can be compared beside a year's.
    package var columns: [String]
    /// The things that are counted.
    package var rows: [Row]

    /// Creates a chart.
    ///
    /// - Parameters:
    ///   - heading: The title of the totals.
    ///   - columns: The titles of the columns.
    ///   - rows: The things that are counted, each with a count for every column.
    package init(heading: String, columns: [String], rows: [Row]) {
        self.heading = heading
        self.columns = columns
        self.rows = rows
    }

    /// The sum of a column.
    func total(ofColumn column: Int) -> Int { rows.reduce(0) { $0 + $1.counts[column] } }

    /// The largest count of a column.
    func largest(inColumn column: Int) -> Int { rows.reduce(0) { max($0, $1.counts[column]) } }
}
