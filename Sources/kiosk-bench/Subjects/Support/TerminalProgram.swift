import System

/// A program in a pseudo terminal of 120 × 40, and what it writes there.
final class TerminalProgram {
    private let terminal: Int32
    private let programEnd: Int32
    private var process = pid_t()
    private var received: [UInt8] = []

    /// Starts a program.
    ///
    /// - Throws: `BrokenBenchmark` where the system refuses.
    init(_ words: [String]) throws(BrokenBenchmark) {
        var (near, far): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 256)
        var size = winsize(ws_row: 40, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&near, &far, &name, nil, &size) == 0 else { throw BrokenBenchmark(reason: "no pseudo terminal") }
        // The program has its own end, and the size stays with the terminal.
        programEnd = far
        terminal = near
        for end in [near, far] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for number in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, number, name, O_RDWR, 0) }
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let variables = ["LC_ALL=C.UTF-8", "TERM=xterm-256color", "PATH=" + path]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for word in arguments + environment { free(word) } }
        guard posix_spawn(&process, words[0], &actions, nil, &arguments, &environment) == 0 else {
            close(terminal)
            close(programEnd)
            throw BrokenBenchmark(reason: "\(words[0]) cannot be started")
        }
    }

    deinit {
        kill(process, SIGTERM)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        close(terminal)
        close(programEnd)
    }

    /// Reads until the program has written a text since the last call.
    ///
    /// - Throws: `BrokenBenchmark` where it does not come within some seconds.
    func wait(for text: String) throws(BrokenBenchmark) {
        received = []
        let pattern = Array(text.utf8)
        let deadline = ContinuousClock.now + .seconds(20)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while ContinuousClock.now < deadline {
            var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 1000) > 0 else { continue }
            let count = read(terminal, &buffer, buffer.count)
            guard count > 0 else { break }
            received += buffer[..<count]
            if contains(pattern) { return }
        }
        throw BrokenBenchmark(reason: "“\(text)” was not shown")
    }

    private func contains(_ pattern: [UInt8]) -> Bool {
        guard received.count >= pattern.count else { return false }
        return (0...received.count - pattern.count).contains { received[$0...].starts(with: pattern) }
    }
}
