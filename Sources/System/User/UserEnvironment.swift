/// The user of the program and their machine. Each value is read only when it is needed.
package struct UserEnvironment {
    /// The folder for the files of programs, relative to the home directory.
    package enum DataFolder: String {
        /// The folder of the XDG Base Directory Specification.
        case shared = ".local/share"
        /// The folder of Apple's File System Programming Guide.
        case applicationSupport = "Library/Application Support"

        /// The folder for the state of a kiosk, relative to the home directory.
        package var statePath: String {
            switch self {
            case .shared: ".local/state/kiosk"
            case .applicationSupport: "Library/Application Support/kiosk/state"
            }
        }
    }

    /// Returns the value of an environment variable.
    package let variable: (String) -> String?
    /// Returns the home directory in the user database.
    package let homeInDatabase: () -> String?
    /// Returns the working directory; `nil` if it is not known.
    package let workingDirectory: () -> String?
    /// The folder for the files of programs.
    package let dataFolder: DataFolder
}

extension UserEnvironment {
    /// Returns the environment of the current user on this machine. The function returns an environment variable.
    package static func system(variable: @escaping (String) -> String?) -> UserEnvironment {
        #if os(macOS)
            let dataFolder = DataFolder.applicationSupport
        #else
            let dataFolder = DataFolder.shared
        #endif
        return UserEnvironment(
            variable: variable, homeInDatabase: UserDatabase.homeOfUser,
            workingDirectory: currentDirectory, dataFolder: dataFolder)
    }

    private static func currentDirectory() -> String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(systemString: path)
    }
}
