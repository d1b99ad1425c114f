/// What happened, in order.
final class Diary {
    private(set) var entries: [String] = []

    func write(_ entry: String) { entries.append(entry) }

    /// The entries since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
