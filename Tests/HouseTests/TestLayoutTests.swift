import TestSupport
import Testing

/// Where the files of the tests stand.
struct TestLayoutTests {
    private static let folder = TextFile.packageFolder + "/Tests"

    /// Returns the paths of all files below a folder of the tests, from there.
    private func paths(in folder: String) -> [String] {
        TemporaryFolder.names(in: Self.folder + "/" + folder).flatMap { name in
            let path = folder + "/" + name
            return name.contains(".") ? [path] : paths(in: path)
        }
    }

    @Test func `each golden file is named in the suite whose folder it is in, or the suite has a list of them all`()
        throws
    {
        for target in TemporaryFolder.names(in: Self.folder) {
            let files = paths(in: target)
            for golden in files where golden.hasPrefix(target + "/Golden/") && golden.hasSuffix(".txt") {
                let words = golden.split(separator: "/")
                let suite = try #require(files.first { $0.hasSuffix("/\(words[2]).swift") }, "\(golden) has no suite")
                let name = words[3].prefix { $0 != "." }
                let text = try TextFile.contents(of: Self.folder + "/" + suite)
                #expect(text.contains("\"\(name)\"") || text.contains("GoldenFile.names(of: #filePath)"), "\(golden)")
            }
        }
    }
}
