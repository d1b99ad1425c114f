extension Double {
    /// The number with three significant digits, or with all of its integer digits: `0.0123`, `1.23`, `12.3`, `1230`.
    var figure: String {
        guard isFinite else { return "-" }
        var decimals = 2
        var limit = 10.0
        while magnitude >= limit, decimals > 0 {
            decimals -= 1
            limit *= 10
        }
        limit = 1
        while magnitude < limit, magnitude > 0, decimals < 6 {
            decimals += 1
            limit /= 10
        }
        return fixed(decimals)
    }

    /// The number with so many digits behind the point.
    private func fixed(_ decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        guard magnitude * scale < 9e18 else { return description }
        let digits = String(Int64((magnitude * scale).rounded()))
        let padded = String(repeating: "0", count: Swift.max(0, decimals + 1 - digits.count)) + digits
        let text = decimals == 0 ? padded : padded.dropLast(decimals) + "." + padded.suffix(decimals)
        return (self < 0 ? "-" : "") + text
    }
}
