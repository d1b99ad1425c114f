import System

/// A program that is run with its input from a file and its output to one.
struct ChildProcess {
    let path: String
    var arguments: [String] = []
    var input = "/dev/null"
    var output = "/dev/null"

    /// Starts the program, and returns the number of its process.
    func start() throws(BrokenBenchmark) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, file) in [input, output, output].enumerated() {
            posix_spawn_file_actions_addopen(&actions, Int32(number), file, O_RDWR, 0)
        }
        let variables = ["LC_ALL=C.UTF-8", "TERM=xterm-256color", "PATH=" + Self.searchPath]
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var environment = variables.map { strdup($0) } + [nil]
        defer { for word in words + environment { free(word) } }
        var process = pid_t()
        guard posix_spawn(&process, path, &actions, nil, &words, &environment) == 0 else {
            throw BrokenBenchmark(reason: "\(path) cannot be started")
        }
        return process
    }

    /// Runs the program to its end, which has to be a good one, and returns 0, for a checksum.
    @discardableResult
    func succeed() throws(BrokenBenchmark) -> UInt64 {
        let process = try start()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard status == 0 else { throw BrokenBenchmark(reason: "\(path) fails") }
        return 0
    }
}

// Where the programs are that are measured from outside.
extension ChildProcess {
    private static var searchPath: String { CurrentProcess.variable("PATH") ?? "" }

    /// The path of the kiosk that was built together with this program, if it was.
    static var kiosk: String? {
        let own = CommandLine.arguments[0]
        return own.lastIndex(of: "/").flatMap { executable(own[...$0] + "kiosk") }
    }

    /// Returns the path of a program of the search path.
    static func named(_ name: String) -> String? {
        searchPath.split(separator: ":").lazy.compactMap { executable($0 + "/" + name) }.first
    }

    private static func executable(_ path: Substring) -> String? {
        let path = String(path)
        return access(path, X_OK) == 0 ? path : nil
    }
}

extension ScratchFolder {
    /// Writes a file, and returns its path.
    func write(_ text: String, to name: String) throws(BrokenBenchmark) -> String {
        let path = path + "/" + name
        guard let stream = fopen(path, "w") else { throw BrokenBenchmark(reason: "\(path) cannot be written") }
        fputs(text, stream)
        fclose(stream)
        return path
    }
}
