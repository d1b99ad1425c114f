import System

/// The folder of a kiosk's files. It need not exist yet.
package struct DataDirectory: Hashable, Sendable {
    /// The path; absolute if the working directory is known.
    package let path: String
    private let home: String?

    /// Creates the folder at a path, which is absolute or relative to the working directory.
    package init(_ path: String, of user: UserEnvironment) {
        // The path is made absolute, because a reader of the screen may not know the working directory.
        self.path = Self.tidied(path.isAbsolutePath ? path : (user.workingDirectory().map { $0 + "/" } ?? "") + path)
        home = Self.home(of: user).map(Self.tidied)
    }

    /// Creates the standard folder of a user; the result is `nil` for a user without a home directory.
    ///
    /// `$XDG_DATA_HOME` counts on macOS too. The XDG Base Directory Specification says that a relative path is ignored.
    package init?(standardOf user: UserEnvironment) {
        let data = user.variable("XDG_DATA_HOME")?.ifAbsolutePath
        guard let folder = data ?? Self.home(of: user).map({ $0 + "/" + user.dataFolder.rawValue }) else { return nil }
        self.init(folder + "/kiosk", of: user)
    }

    /// Returns the folder for what the program knows about the ledgers of a user, apart from their own folders; `nil` for a user without a
    /// home directory.
    package static func stateFolder(of user: UserEnvironment) -> String? {
        if let state = user.variable("XDG_STATE_HOME")?.ifAbsolutePath { return state + "/kiosk" }
        return home(of: user).map { $0 + "/" + user.dataFolder.statePath }
    }

    /// The path for a person to read, with `~` for the home directory.
    package var abbreviatedPath: String {
        guard let home, home != "/", path == home || path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    /// Returns a Boolean value that indicates whether a path leads to a file of a kiosk in a folder, by whatever name.
    package static func isDataFile(_ path: String, of folder: String, files: any FileSystem = SystemFiles()) -> Bool {
        guard let identity = try? files.identity(of: path) else { return false }
        let ledger = FileLedger.place(in: folder, files: files)
        let places = [ledger, ledger.mark] + CalculatorFile.places(in: folder, files: files)
        return places.contains { (try? $0.identity()) == identity }
    }

    private static func home(of user: UserEnvironment) -> String? {
        user.variable("HOME")?.ifAbsolutePath ?? user.homeInDatabase()?.ifAbsolutePath
    }

    /// Returns a path without empty parts and `.`. A `..` stays: behind a symbolic link, it leads elsewhere.
    private static func tidied(_ path: String) -> String {
        let names = path.split(separator: "/").filter { $0 != "." }
        return (path.isAbsolutePath ? "/" : names.isEmpty ? "." : "") + names.joined(separator: "/")
    }
}

extension String {
    fileprivate var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
    fileprivate var ifAbsolutePath: String? { isAbsolutePath ? self : nil }
}
