#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the programs are that are measured from outside.
enum Programs {
    /// The kiosk that was built together with this program, if it was.
    static var kiosk: String? {
        let own = CommandLine.arguments[0]
        return own.lastIndex(of: "/").flatMap { executable(own[...$0] + "kiosk") }
    }

    /// A program of the search path.
    static func named(_ name: String) -> String? {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        return path.split(separator: ":").lazy.compactMap { executable($0 + "/" + name) }.first
    }

    private static func executable(_ path: Substring) -> String? {
        let path = String(path)
        return access(path, X_OK) == 0 ? path : nil
    }
}
