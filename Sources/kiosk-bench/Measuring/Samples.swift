/// The same thing measured several times.
struct Samples {
    private var values: [Double] = []

    var count: Int { values.count }

    mutating func append(_ value: Double) {
        values.append(value)
    }

    /// The value in the middle; 0 when there is none.
    var median: Double { percentile(50) }

    /// The value that so many percent of all do not exceed (nearest rank); 0 when there is none.
    func percentile(_ percent: Double) -> Double {
        guard !values.isEmpty else { return 0 }
        let rank = Int((Double(values.count) * percent / 100).rounded(.up))
        return values.sorted()[min(max(rank, 1), values.count) - 1]
    }

    /// How many times as great these are, each compared with the one that was measured beside it.
    func ratios(to others: Samples) -> Samples {
        var ratios = Samples()
        for (value, other) in zip(values, others.values) { ratios.append(value / max(other, .leastNonzeroMagnitude)) }
        return ratios
    }
}
