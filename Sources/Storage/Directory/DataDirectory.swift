/// The folder that a kiosk keeps its files in. It need not be there yet.
package struct DataDirectory: Hashable, Sendable {
    /// Where it is; from the root on, wherever the working directory is known.
    package let path: String
    private let home: String?

    /// The folder that somebody has named.
    ///
    /// - Parameters:
    ///   - path: a path; one that does not begin at the root begins at the working directory.
    ///   - user: whose kiosk it is.
    package init(_ path: String, of user: UserEnvironment) {
        // Written out, for whoever reads it on the screen need not know where the kiosk was started.
        self.path = Self.tidied(path.isAbsolutePath ? path : (user.workingDirectory().map { $0 + "/" } ?? "") + path)
        home = (try? Self.home(of: user)).map(Self.tidied)
    }

    /// The folder to use when nobody has named one.
    ///
    /// `$XDG_DATA_HOME` counts on macOS too: who has set it means it.
    ///
    /// - Parameter user: whose kiosk it is.
    /// - Throws: `NoHomeDirectory` when there is no place for a user's files.
    package init(standardOf user: UserEnvironment) throws(NoHomeDirectory) {
        let folder: String
        if let data = user.variable("XDG_DATA_HOME"), data.isAbsolutePath {
            // The XDG Base Directory Specification says to ignore a relative one.
            folder = data
        } else {
            folder = try Self.home(of: user) + "/" + user.dataFolder.rawValue
        }
        self.init(folder + "/kiosk", of: user)
    }

    /// The path as a person reads it, with `~` for their own folder.
    package var abbreviatedPath: String {
        guard let home, home != "/", path == home || path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }

    private static func home(of user: UserEnvironment) throws(NoHomeDirectory) -> String {
        if let home = user.variable("HOME"), home.isAbsolutePath { return home }
        guard let home = user.homeInDatabase(), home.isAbsolutePath else { throw NoHomeDirectory() }
        return home
    }

    /// The same path without what means nothing in it; a `..` stays, for behind a link it is not what it seems.
    private static func tidied(_ path: String) -> String {
        let names = path.split(separator: "/").filter { $0 != "." }
        return (path.isAbsolutePath ? "/" : names.isEmpty ? "." : "") + names.joined(separator: "/")
    }
}

extension String {
    fileprivate var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
}

/// Nobody knows where the user's files belong.
package struct NoHomeDirectory: Error, Hashable, Sendable {}
