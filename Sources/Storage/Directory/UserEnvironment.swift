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
