#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the system knows of whoever has started the program; asked only for what is needed.
package struct UserEnvironment {
    /// Where the files of a user's programs belong, seen from the home directory.
    package enum DataFolder: String {
        /// As the XDG Base Directory Specification has it.
        case shared = ".local/share"
        /// As Apple's File System Programming Guide has it.
        case applicationSupport = "Library/Application Support"
    }

    let variable: (String) -> String?
    let homeInDatabase: () -> String?
    let workingDirectory: () -> String?
    let dataFolder: DataFolder

    /// Describes a user and their machine.
    ///
    /// - Parameters:
    ///   - variable: the value of an environment variable.
    ///   - homeInDatabase: the home directory that the user database has.
    ///   - workingDirectory: where a relative path begins.
    ///   - dataFolder: where the files of programs belong.
    package init(
        variable: @escaping (String) -> String?, homeInDatabase: @escaping () -> String?,
        workingDirectory: @escaping () -> String?, dataFolder: DataFolder
    ) {
        self.variable = variable
        self.homeInDatabase = homeInDatabase
        self.workingDirectory = workingDirectory
        self.dataFolder = dataFolder
    }
}

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
