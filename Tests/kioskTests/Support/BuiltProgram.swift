import System

/// The `kiosk` that was built together with these tests.
nonisolated enum BuiltProgram {
    /// Where it is.
    ///
    /// It lies beside the tests, which a macOS bundle buries some folders deeper.
    static func path() throws -> String {
        var folder = testImage
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            let candidate = folder + "/kiosk"
            if access(candidate, X_OK) == 0, !isFolder(candidate) { return candidate }
        }
        throw NotBuilt(searchedFrom: testImage)
    }

    /// The surroundings that it runs in: nothing of those of whoever runs the tests. There is no state folder, unless a test names one.
    static func environment(_ extra: [String: String] = [:]) -> [String: String] {
        ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "XDG_STATE_HOME": "/dev/null"].merging(extra) { $1 }
    }

    struct NotBuilt: Error {
        let searchedFrom: String
    }

    /// The file that this very code was loaded from.
    private static var testImage: String {
        #if canImport(Darwin)
            var image = Dl_info()
            let isKnown = dladdr(#dsohandle, &image) != 0
            return isKnown ? resolved(image.dli_fname) : ""
        #else
            return resolved("/proc/self/exe")
        #endif
    }

    private static func resolved(_ path: UnsafePointer<CChar>) -> String {
        guard let real = realpath(path, nil) else { return "" }
        defer { free(real) }
        return String(cString: real)
    }

    private static func isFolder(_ path: String) -> Bool {
        access(path + "/.", F_OK) == 0
    }
}
