/// A benchmark that does not do what its name says. Its time would look splendid, so there is none.
struct BrokenBenchmark: Error {
    /// What did not happen.
    let reason: String
}
