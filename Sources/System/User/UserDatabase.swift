/// The user database of this machine, as far as the program needs it.
enum UserDatabase {
    /// Returns the home directory of the current user; `nil` if the database does not have it.
    ///
    /// On Linux the file `/etc/passwd` is read here: `getpwuid_r` loads shared libraries that a static program cannot rely on. A
    /// user who is known to a network service only is not found there; such a user has `HOME`, or names a folder.
    static func homeOfUser() -> String? {
        #if canImport(Darwin)
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64 * 1024) { buffer in
                var entry = passwd()
                var found: UnsafeMutablePointer<passwd>?
                guard let start = buffer.baseAddress,
                    getpwuid_r(getuid(), &entry, start, buffer.count, &found) == 0, let home = found?.pointee.pw_dir
                else { return nil }
                return String(systemString: home)
            }
        #else
            (try? FileContents.read("/etc/passwd", limit: 1 << 24)).flatMap { home(ofUser: getuid(), in: $0) }
        #endif
    }

    /// Returns the home directory of a user in a file of the format passwd(5): `name:password:uid:gid:comment:home:shell`.
    ///
    /// - Complexity: O(*n*) in the length of the file.
    static func home(ofUser id: UInt32, in file: [UInt8]) -> String? {
        for line in file.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            guard fields.count == 7, UInt32(String(decoding: fields[2], as: UTF8.self)) == id else { continue }
            return fields[5].isEmpty ? nil : String(systemBytes: fields[5])
        }
        return nil
    }
}
