/// Lists of a few names, keys or options, in which something can come twice.
extension Sequence where Element: Equatable {
    /// Returns the elements, each once, in the order of their first places.
    ///
    /// - Complexity: O(*n*²): it is meant for short lists, whose elements need no hash value.
    package func uniqued() -> [Element] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
