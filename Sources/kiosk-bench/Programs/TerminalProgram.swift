import System

/// A program in a pseudo terminal of 120 × 40, and what it writes there.
final class TerminalProgram {
    private let terminal: Int32
    /// Open as long as the terminal is, so that its size stays with it.
    private let programEnd: Int32
    private let process: pid_t

    init(_ path: String, _ arguments: [String]) throws(BrokenBenchmark) {
        var (near, far): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 256)
        var size = winsize(ws_row: 40, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&near, &far, &name, nil, &size) == 0 else { throw BrokenBenchmark(reason: "no pseudo terminal") }
        for end in [near, far] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let file = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        process = try ChildProcess(path: path, arguments: arguments, input: file, output: file).start()
        terminal = near
        programEnd = far
    }

    deinit {
        kill(process, SIGTERM)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        close(terminal)
        close(programEnd)
    }

    /// Reads until the program has written a text since the last call, at most for some seconds.
    func wait(for text: String) throws(BrokenBenchmark) {
        var received: [UInt8] = []
        let deadline = ContinuousClock.now + .seconds(20)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while ContinuousClock.now < deadline {
            var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 1000) > 0 else { continue }
            let count = read(terminal, &buffer, buffer.count)
            guard count > 0 else { break }
            received += buffer[..<count]
            if received.contains(text.utf8) { return }
        }
        throw BrokenBenchmark(reason: "“\(text)” was not shown")
    }
}
