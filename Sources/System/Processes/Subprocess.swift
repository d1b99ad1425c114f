/// Programs that run one after another, up to the first that fails, in a process group of their own.
///
/// A shell stands between this process and the programs: it sets their limits, reports each exit code on a pipe that no program
/// inherits, and ends the whole group when this process is gone, even if it was killed. Nothing here waits: ``advance()`` reads what
/// is there, and ``descriptors`` say when there is more.
package final class Subprocess {
    /// The exit codes of the programs that have ended; 128 and the number of the signal for one that was killed.
    package private(set) var exitCodes: [Int32] = []
    /// A Boolean value that indicates whether no program runs any more.
    package private(set) var isFinished = false
    /// What the programs wrote to standard output and standard error, as far as it is kept.
    package var output: [UInt8] { outputPipe.bytes }
    /// What the programs wrote to descriptor 3, as far as it is kept.
    package var report: [UInt8] { reportPipe.bytes }
    /// A Boolean value that indicates whether some of the output was forgotten.
    package var hasForgottenOutput: Bool { outputPipe.hasForgotten }

    private let count: Int
    private var outputPipe: KeptPipe
    private var reportPipe: KeptPipe
    private var statusPipe: KeptPipe
    /// The end of a pipe that closes when this process ends, however that happens.
    private var lifeline: OwnedDescriptor?
    private let process: pid_t
    /// The ends of the standard input of the programs; `nil` when all of it is written. This process has the reading end too until then, so
    /// that a program that has ended is no reason for a signal.
    private var input: (source: OwnedDescriptor, end: OwnedDescriptor)?
    private var unwritten: ArraySlice<UInt8>

    /// Starts programs, each given by its path and its arguments, in a folder, given by the bytes of its path. They share their standard
    /// input, which is empty unless there are bytes for it.
    ///
    /// - Parameters:
    ///   - programs: The programs.
    ///   - directory: The folder.
    ///   - input: The standard input.
    ///   - fileMegabytes: The greatest size of a file that they write; `nil` for any.
    ///   - keptBytes: The number of bytes of output, and of the report, that are kept. The rest is read and forgotten.
    ///   - openPipe: Opens a pipe.
    /// - Throws: `SystemError`, also for a zero byte, which ends each word of a program.
    package init(
        _ programs: [[String]], in directory: [UInt8], input: [UInt8] = [], fileMegabytes: Int? = 64,
        keptBytes: Int = 1 << 20, openPipe: () throws(SystemError) -> Descriptor.Pair = Descriptor.pair
    ) throws(SystemError) {
        func pipe() throws(SystemError) -> (read: OwnedDescriptor, write: OwnedDescriptor) {
            let pair = try openPipe()
            return (OwnedDescriptor(pair.read), OwnedDescriptor(pair.write))
        }
        let script = ShellScript.bytes(for: programs, in: directory, fileMegabytes: fileMegabytes)
        if script.contains(0) { throw SystemError(code: EINVAL) }
        let (source, output, report, status, life) = (try pipe(), try pipe(), try pipe(), try pipe(), try pipe())
        process = try Spawner.spawn(
            script: script,
            descriptors: [
                (source.read, 0), (output.write, 1), (output.write, 2), (report.write, 3), (life.read, 4),
                (status.write, 5),
            ])
        count = programs.count
        lifeline = life.write
        (outputPipe, reportPipe) = (KeptPipe(output.read, limit: keptBytes), KeptPipe(report.read, limit: keptBytes))
        statusPipe = KeptPipe(status.read, limit: 4096)
        source.write.descriptor.setNonBlocking()
        (self.input, unwritten) = ((source.read, source.write), input[...])
        writeInput()
    }

    deinit { kill() }

    /// The descriptors that are readable when there is something for ``advance()``.
    package var descriptors: [Int32] {
        isFinished ? [] : [outputPipe, reportPipe, statusPipe].filter { !$0.isAtEnd }.map(\.end.number)
    }

    /// Waits until there is something for ``advance()``, a signal comes, or a time is over. Programs that have ended are not waited for.
    package func wait(_ limit: Duration) {
        guard !isFinished else { return }
        var readiness = Readiness()
        for number in descriptors { _ = readiness.reading(Descriptor(number: number)) }
        if let input { _ = readiness.writing(input.end.descriptor) }
        readiness.wait(limit)
    }

    /// Writes what the programs have room for, reads what they have written, and notes which of them have ended.
    package func advance() {
        guard !isFinished else { return }
        writeInput()
        outputPipe.read()
        reportPipe.read()
        statusPipe.read()
        let lines = statusPipe.bytes.split(separator: UInt8(ascii: "\n"))
        exitCodes = lines.compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
        if statusPipe.isAtEnd || exitCodes.count == count || exitCodes.last.map({ $0 != 0 }) ?? false { kill() }
    }

    /// Ends all programs at once, with what they have started.
    package func kill() { end { _ = killpg($0, SIGKILL) } }

    /// Ends the group of the programs, by a function that sends it a signal.
    ///
    /// The shell is waited for last. From then on, the number of the group may be that of another one.
    func end(by signal: (pid_t) -> Void) {
        guard !isFinished else { return }
        isFinished = true
        input = nil
        // A program that starts others without end may be faster than one signal.
        for _ in 0..<100 {
            var state = siginfo_t()
            guard waitid(P_PID, id_t(process), &state, WEXITED | WNOHANG | WNOWAIT) == 0 else { break }
            signal(process)
            if state.si_signo == SIGCHLD { break }
            sched_yield()
        }
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        // What the last program wrote before its end is still in the pipes.
        outputPipe.read()
        reportPipe.read()
        lifeline = nil
    }

    private func writeInput() {
        guard let input else { return }
        while !unwritten.isEmpty {
            switch unwritten.withUnsafeBytes({ input.end.descriptor.write($0) }) {
            case .moved(let count): unwritten.removeFirst(count)
            case .wouldBlock: return
            case .failed: unwritten = []
            }
        }
        self.input = nil
    }
}

/// The reading end of a pipe, with as many of the first bytes as are kept.
private struct KeptPipe {
    private(set) var bytes: [UInt8] = []
    private(set) var hasForgotten = false
    private(set) var isAtEnd = false
    let end: OwnedDescriptor
    private let limit: Int

    /// A program that writes without end gets no more than so many bytes at once, so that everything else goes on.
    private static let burst = 1 << 20

    init(_ end: OwnedDescriptor, limit: Int) {
        (self.end, self.limit) = (end, limit)
        end.descriptor.setNonBlocking()
    }

    mutating func read() {
        guard !isAtEnd else { return }
        var total = 0
        withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 1) { buffer in
            while total < Self.burst {
                switch end.descriptor.read(into: buffer) {
                case .moved(0), .failed:
                    isAtEnd = true
                    return
                case .wouldBlock: return
                case .moved(let count):
                    total += count
                    let room = limit - bytes.count
                    bytes += buffer[..<min(count, room)]
                    if count > room { hasForgotten = true }
                }
            }
        }
    }
}

/// The shell that stands between this process and the programs.
private enum ShellScript {
    static func bytes(for programs: [[String]], in directory: [UInt8], fileMegabytes: Int?) -> [UInt8] {
        let lines = [
            // The seconds of processor time of each program, and the kilobytes of its address space.
            "ulimit -c 0 2>/dev/null", "ulimit -t 15 2>/dev/null", "ulimit -v 8388608 2>/dev/null",
            // In blocks of 512 bytes.
            "ulimit -f \(fileMegabytes.map { String($0 * 2048) } ?? "unlimited") 2>/dev/null",
            // When the process at the other end of descriptor 4 is gone, this line ends.
            "(read line <&4; kill -9 0) >/dev/null 2>&1 3>&- 5>&- &",
        ]
        // `CDPATH` could lead to another folder of that name.
        var script = Array("CDPATH= cd -- ".utf8) + quoted(directory) + Array(" || exit\n".utf8)
        script += Array((lines.joined(separator: "\n") + "\n").utf8)
        for program in programs {
            script += program.map { quoted($0.systemBytes) }.joined(separator: " ".utf8)
            script += Array(" 4<&- 5>&-; code=$?; echo $code >&5; [ $code -eq 0 ] || exit\n".utf8)
        }
        return script
    }

    private static func quoted(_ word: [UInt8]) -> [UInt8] {
        let quote = UInt8(ascii: "'")
        return [quote] + word.flatMap { $0 == quote ? Array("'\\''".utf8) : [$0] } + [quote]
    }
}

/// `posix_spawn`, whose parameters have other types on each system.
private enum Spawner {
    private static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
            _NSGetEnviron().pointee
        #else
            environ
        #endif
    }

    /// Starts a shell as the leader of a process group, with default signals.
    static func spawn(script: [UInt8], descriptors: [(OwnedDescriptor, Int32)]) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, number) in descriptors {
            posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
        }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        posix_spawnattr_setflags(&attributes, numericCast(flags))
        let words = [Array("/bin/sh".utf8), Array("-c".utf8), script].map { word in
            word.map { CChar(bitPattern: $0) } + [0]
        }
        var pointers = words.map { word in strdup(word) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process: pid_t = 0
        let code = withExtendedLifetime(descriptors) {
            posix_spawn(&process, "/bin/sh", &actions, &attributes, &pointers, variables)
        }
        guard code == 0 else { throw SystemError(code: code) }
        return process
    }
}
