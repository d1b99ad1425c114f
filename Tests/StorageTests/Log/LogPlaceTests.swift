import System
import TestSupport
import Testing

@testable import Storage

struct LogPlaceTests {
    @Test func `a log is made in a folder that is not there, with the folders above it, for its owner alone`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "a/b/c")
        let file = try LogPlace(directory: path, name: "log", files: SystemFiles()).open(.creating)
        #expect(try file.size() == 0)
        let modes = ["a", "a/b", "a/b/c", "a/b/c/log"].map { name in
            var status = stat()
            return stat(folder.path(of: name), &status) == 0 ? status.st_mode & 0o777 : 0
        }
        #expect(modes == [0o700, 0o700, 0o700, 0o600])
    }
}
