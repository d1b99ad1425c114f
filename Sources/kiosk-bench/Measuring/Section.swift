/// Figures that belong beside each other in one table.
struct Section {
    let title: String
    let measurements: [Measurement]
}
