import TestSupport
import Testing

@testable import System

struct PrivateFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Writes a file with a mode, and returns its path.
    private func file(_ text: String, mode: mode_t = 0o600) throws -> String {
        try folder.append(text, to: "secret")
        #expect(chmod(folder.path(of: "secret"), mode) == 0)
        return folder.path(of: "secret")
    }

    @Test(arguments: [mode_t(0o600), 0o400, 0o700]) func `a file of its owner alone is read`(mode: mode_t) throws {
        #expect(try PrivateFile.read(try file("2468\n", mode: mode), limit: 5) == Array("2468\n".utf8))
    }

    @Test(arguments: [mode_t(0o640), 0o604, 0o620, 0o602, 0o610, 0o601, 0o666])
    func `a file that others can use in any way is refused`(mode: mode_t) throws {
        let path = try file("2468\n", mode: mode)
        #expect(throws: PrivateFile.Failure.isShared) { try PrivateFile.read(path, limit: 64) }
    }

    @Test func `a file of another user is refused, to root too`() throws {
        // Only root can give a file away.
        guard getuid() == 0 else { return }
        let path = try file("2468\n")
        #expect(chown(path, 12_345, 12_345) == 0)
        #expect(throws: PrivateFile.Failure.isForeign(user: 0)) { try PrivateFile.read(path, limit: 64) }
    }

    @Test func `a file that is too long, a missing one, a folder and a pipe, which is not waited for, are refused`()
        throws
    {
        _ = try file("2468\n")
        #expect(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
        let cases: [(path: String, limit: Int, code: Int32)] = [
            (folder.path(of: "secret"), 4, EFBIG), (folder.path(of: "none"), 64, ENOENT),
            (folder.path(of: "none") + "\0", 64, ENOENT), (folder.path, 64, EISDIR),
            (folder.path(of: "pipe"), 64, ENOTSUP),
        ]
        for (path, limit, code) in cases {
            let failure = PrivateFile.Failure.failed(SystemError(code: code))
            #expect(throws: failure, "\(path)") { try PrivateFile.read(path, limit: limit) }
        }
    }
}
