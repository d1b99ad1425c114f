/// How a program has ended.
nonisolated enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    /// It did not end in time and was killed by the test.
    case overdue
}
