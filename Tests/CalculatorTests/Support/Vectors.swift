import TestSupport

/// The rows of a table in `Vectors/`, split at the tabs; comments left out.
func vectors(_ name: String) throws -> [[String]] {
    try TextFile.lines(of: TextFile.packageFolder + "/Tests/CalculatorTests/Vectors/" + name)
        .filter { !$0.hasPrefix("#") }
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}
