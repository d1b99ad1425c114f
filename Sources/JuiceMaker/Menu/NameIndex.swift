/// Positions by id or name, whatever the case, the Unicode normalisation (`String` sees to that) or the space around it.
struct NameIndex: Equatable, Sendable {
    private var positions: [String: Int] = [:]

    subscript(text: String) -> Int? {
        positions[Self.folded(text)]
    }

    /// Files a position under a text.
    ///
    /// - Returns: Whether the text stands for this position alone; if not, nothing changes.
    mutating func insert(_ position: Int, for text: String) -> Bool {
        let key = Self.folded(text)
        guard positions[key, default: position] == position else { return false }
        positions[key] = position
        return true
    }

    private static func folded(_ text: String) -> String {
        text.trimmed.lowercased()
    }
}
