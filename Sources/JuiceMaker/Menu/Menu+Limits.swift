extension Menu {
    /// How many of each fruit there may be room for.
    package static let capacities = 1...1_000_000
    /// How many bytes a menu file may have.
    package static let largestFile = 1 << 20
    /// How many Unicode scalars an id or a name may have.
    package static let longestName = 80
}
