extension CivilDate: CustomStringConvertible {
    /// As RFC 3339 writes it: `2026-11-21`.
    package var description: String {
        func padded(_ number: Int, _ digits: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }
}
