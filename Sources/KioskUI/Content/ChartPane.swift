/// Counts of the same things in several columns, a bar each, such as what was sold today and altogether.
package struct ChartPane: Equatable {
    /// One thing that is counted.
    package struct Row: Equatable {
        /// What is counted.
        package var label: String
        /// How many there are, from 0, one for each column.
        package var counts: [Int]
    }

    /// What is done to what is counted; stands before the totals.
    package var heading: String
    /// What each column is. Every column has a scale of its own, so that the bars of a day can be told apart beside a year's.
    package var columns: [String]
    /// The things, as many as there are.
    package var rows: [Row]

    /// All counts of a column together.
    func total(ofColumn column: Int) -> Int { rows.reduce(0) { $0 + $1.counts[column] } }

    /// The largest count of a column.
    func largest(inColumn column: Int) -> Int { rows.reduce(0) { max($0, $1.counts[column]) } }
}
