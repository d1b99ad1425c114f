/// One figure of the report.
struct Measurement {
    /// What was measured.
    let row: String
    /// Under which circumstances.
    let column: String
    /// The figure, in its unit.
    let value: Double
    let unit: Unit
    /// What it ought to be, where somebody has said so.
    let target: Target?

    init(_ row: String, _ column: String, _ value: Double, _ unit: Unit, _ target: Target? = nil) {
        self.row = row
        self.column = column
        self.value = value
        self.unit = unit
        self.target = target
    }

    /// Whether it is what it ought to be; nil where nobody has said.
    var isMet: Bool? { target?.isMet(by: value) }
}
