import TestSupport

/// The text files of the package.
enum SourceFiles {
    /// Returns the texts of the files below a folder of the package whose names end in one of some ways, by their paths from the package.
    static func texts(in folder: String, _ ends: String...) throws -> [String: String] {
        let paths = paths(in: folder).filter { path in ends.contains { path.hasSuffix($0) } }
        return try Dictionary(
            uniqueKeysWithValues: paths.map { ($0, try TextFile.contents(of: TextFile.packageFolder + "/" + $0)) })
    }

    /// Returns the paths of all files and folders below a folder of the package.
    private static func paths(in folder: String) -> [String] {
        TemporaryFolder.names(in: TextFile.packageFolder + "/" + folder).map { folder + "/" + $0 }
            .flatMap { [$0] + ($0.hasSuffix(".swift") ? [] : paths(in: $0)) }
    }
}
