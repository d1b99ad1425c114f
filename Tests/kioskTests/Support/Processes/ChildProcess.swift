#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that was started, and that does not outlive the test.
///
/// Unless its environment says otherwise it has a home of its own, so that no test finds what another one has left, and none
/// ever touches the data of whoever runs the tests.
nonisolated final class ChildProcess {
    let number: pid_t
    private(set) var ending: Ending?
    private let home: TemporaryFolder

    init(_ spawn: Spawn) throws(SystemError) {
        home = try TemporaryFolder()
        var spawn = spawn
        spawn.environment.merge(["HOME": home.path, "XDG_DATA_HOME": home.path]) { own, _ in own }
        number = try spawn.start()
    }

    deinit {
        if ending == nil { kill() }
    }

    /// Sends a signal.
    func send(_ signal: Int32) {
        if ending == nil { _ = systemKill(number, signal) }
    }

    /// Looks whether it has ended.
    ///
    /// - Returns: how; nil while it goes on, or is only stopped.
    @discardableResult
    func check() -> Ending? {
        var status: Int32 = 0
        if ending == nil, waitpid(number, &status, WNOHANG) == number { ending = Ending(waitStatus: status) }
        return ending
    }

    /// Whether a signal has stopped it since this was asked last.
    func hasStopped() -> Bool {
        var status: Int32 = 0
        guard ending == nil, waitpid(number, &status, WNOHANG | WUNTRACED) == number else { return false }
        ending = Ending(waitStatus: status)
        return ending == nil
    }

    /// Waits until it has ended; kills it when it takes too long.
    func wait(until deadline: Deadline) -> Ending {
        while true {
            if let ending = check() { return ending }
            if deadline.isOver { return kill() }
            usleep(500)
        }
    }

    @discardableResult
    private func kill() -> Ending {
        _ = systemKill(number, SIGKILL)
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        ending = .overdue
        return .overdue
    }
}

nonisolated private func systemKill(_ process: pid_t, _ signal: Int32) -> Int32 {
    kill(process, signal)
}
