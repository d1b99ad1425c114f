import System

/// A program to be started, with the descriptors that it is given and nothing else of this process.
package struct Spawn {
    /// Where one of its descriptors comes from.
    package enum Source {
        case descriptor(Int32)
        case file(String, flags: Int32)
        case closed
    }

    package let path: String
    /// The words after its name. They are bytes, because a shell hands over any.
    package var arguments: [[UInt8]]
    package var environment: [String: String] = [:]
    package var descriptors: [Int32: Source] = [:]
    /// Whether it leads a session of its own: then the first terminal that it opens becomes its controlling one.
    private var leadsSession = false

    /// Describes a program with some words, in an empty environment and without descriptors.
    package init(path: String, arguments: [[UInt8]] = []) {
        self.path = path
        self.arguments = arguments
    }

    /// Describes a program that leads a session of its own in a terminal.
    ///
    /// A shell opens the terminal and becomes the program, because macOS opens the files of `posix_spawn` before it makes the
    /// session, and a terminal that was opened before does not become the controlling one.
    ///
    /// - Parameters:
    ///   - terminal: The path of the terminal.
    ///   - command: The path of the program, and its words.
    package init(inTerminal terminal: String, command: [String]) {
        let words = ["-c", #"exec <>"$0" >&0 2>&0; exec "$@""#, terminal] + command
        self.init(path: "/bin/sh", arguments: words.map { Array($0.utf8) })
        leadsSession = true
    }

    /// Starts the program.
    ///
    /// - Returns: Its process number.
    /// - Throws: `SystemCallError` where it cannot be started.
    func start() throws(SystemCallError) -> pid_t {
        let words = [Array(path.utf8)] + arguments
        let variables = environment.map { Array("\($0.key)=\($0.value)".utf8) }
        var process: pid_t = 0
        let code = Self.withStrings(words) { words in
            Self.withStrings(variables) { variables in
                withFileActions { actions in
                    withAttributes { attributes in
                        Inheritance.awaited { posix_spawn(&process, path, actions, attributes, words, variables) }
                    }
                }
            }
        }
        guard code == 0 else { throw SystemCallError("posix_spawn \(path)", code: code) }
        return process
    }

    #if canImport(Darwin)
        private typealias FileActions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias FileActions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #endif

    private func withFileActions(_ body: (UnsafeMutablePointer<FileActions>) -> Int32) -> Int32 {
        #if canImport(Darwin)
            var actions: FileActions = nil
        #else
            var actions = FileActions()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, source) in descriptors.sorted(by: { $0.key < $1.key }) {
            switch source {
            case .descriptor(let given): posix_spawn_file_actions_adddup2(&actions, given, number)
            case .file(let path, let flags): posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
            case .closed: posix_spawn_file_actions_addclose(&actions, number)
            }
        }
        return body(&actions)
    }

    /// Signals as a fresh login has them, whatever the test runner does with its own.
    private func withAttributes(_ body: (UnsafeMutablePointer<Attributes>) -> Int32) -> Int32 {
        #if canImport(Darwin)
            var attributes: Attributes = nil
            let newSession = POSIX_SPAWN_SETSID
        #else
            var attributes = Attributes()
            // A GNU extension (and Musl's) that the module map does not show.
            let newSession: Int32 = 0x80
        #endif
        let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | (leadsSession ? newSession : 0)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var all = sigset_t()
        var none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        for signal in [SIGKILL, SIGSTOP] { sigdelset(&all, signal) }
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, numericCast(flags))
        return body(&attributes)
    }

    private static func withStrings<Result>(
        _ strings: [[UInt8]], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { bytes in
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
            for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
            copy[bytes.count] = 0
            return copy
        }
        pointers.append(nil)
        defer { pointers.forEach { $0?.deallocate() } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("there is always the nil at the end") }
            return body(start)
        }
    }
}
