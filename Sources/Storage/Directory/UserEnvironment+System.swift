#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension UserEnvironment {
    /// What this machine says.
    ///
    /// - Parameter variable: the value of an environment variable.
    /// - Returns: what it says when it is asked, not before.
    package static func system(variable: @escaping (String) -> String?) -> UserEnvironment {
        #if os(macOS)
            let dataFolder = DataFolder.applicationSupport
        #else
            let dataFolder = DataFolder.shared
        #endif
        return UserEnvironment(
            variable: variable, homeInDatabase: homeOfUser, workingDirectory: currentDirectory, dataFolder: dataFolder)
    }

    /// More than any system writes into an entry, or lets a path have.
    private static let bufferSize = 64 * 1024

    private static func homeOfUser() -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: bufferSize) { buffer in
            var entry = passwd()
            var found: UnsafeMutablePointer<passwd>?
            guard let start = buffer.baseAddress,
                getpwuid_r(getuid(), &entry, start, buffer.count, &found) == 0, let home = found?.pointee.pw_dir
            else { return nil }
            return String(cString: home)
        }
    }

    private static func currentDirectory() -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: bufferSize) { buffer in
            guard let start = buffer.baseAddress, getcwd(start, buffer.count) != nil else { return nil }
            return String(cString: start)
        }
    }
}
