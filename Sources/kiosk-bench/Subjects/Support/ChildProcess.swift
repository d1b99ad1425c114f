import System

/// A program that is run with its input from a file and its output to nowhere.
struct ChildProcess {
    /// Where the program is.
    let path: String
    /// The words behind its name.
    var arguments: [String] = []
    /// The file that it reads.
    var input = "/dev/null"

    /// Runs the program to its end.
    ///
    /// - Returns: Its exit code; nil when it could not be started or was killed.
    func run() -> Int32? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var process = pid_t()
        let started = withCStrings([path] + arguments) { words in
            withCStrings(["LC_ALL=C.UTF-8"]) { environment in
                posix_spawn(&process, path, &actions, nil, words, environment)
            }
        }
        guard started == 0 else { return nil }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    /// Runs the program to its end, which has to be a good one.
    ///
    /// - Parameter name: What it is called in an error.
    /// - Returns: 0, for a checksum.
    /// - Throws: `BrokenBenchmark` where it fails.
    @discardableResult
    func succeed(as name: String) throws(BrokenBenchmark) -> UInt64 {
        guard run() == 0 else { throw BrokenBenchmark(reason: "\(name) fails") }
        return 0
    }

    private func withCStrings<Result>(
        _ words: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            // There is always the nil at the end, so there is always an address.
            guard let address = buffer.baseAddress else { preconditionFailure("an empty list of words") }
            return body(address)
        }
    }
}

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
