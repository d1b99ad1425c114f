#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The rows of a table in `Vectors/`, split at the tabs; comments left out.
func vectors(_ name: String) throws -> [[String]] {
    let tests = #filePath.dropLast("/Support/Vectors.swift".count)
    let text = try String(contentsOfFile: tests + "/Vectors/" + name, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
}
