import TestSupport

extension Array<String> {
    /// Compares lines with a golden file.
    ///
    /// - Throws: `GoldenError` where they differ.
    func expectGolden(_ name: String, suite: String = #filePath) throws {
        try GoldenFile(name, suite: suite).expect(joined(separator: "\n"))
    }
}
