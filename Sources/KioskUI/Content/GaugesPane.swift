/// Counts drawn as bars.
package struct GaugesPane: Equatable {
    /// One bar.
    package struct Gauge: Equatable {
        /// What is counted.
        package var label: String
        /// How many there are, from 0.
        package var count: Int
        /// How the count is meant.
        package var tone: Tone = .plain
    }

    /// The bars.
    package var gauges: [Gauge]
    /// The count that fills a bar, at least 1.
    package var fullCount: Int
}
