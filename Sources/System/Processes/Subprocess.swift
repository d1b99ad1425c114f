/// Programs that run one after another, up to the first that fails, in a process group of their own.
///
/// A shell stands between this process and the programs: it sets their limits, reports each exit code on a pipe that no program
/// inherits, and ends the whole group when this process is gone, even if it was killed. Nothing here waits: ``advance()`` reads what
/// is there, and ``descriptors`` say when there is more.
package final class Subprocess {
    /// The limits of the programs.
    package struct Limits: Sendable {
        /// The seconds of processor time of each program.
        package var processorSeconds = 15
        /// The greatest size of a file in megabytes; `nil` for any.
        package var fileMegabytes: Int?
        /// The greatest address space in megabytes.
        package var memoryMegabytes = 8192
        /// The number of bytes of output, and of the report, that are kept. The rest is read and forgotten.
        package var keptBytes = 1 << 20

        /// Creates the standard limits.
        package init(fileMegabytes: Int? = 64) { self.fileMegabytes = fileMegabytes }
    }

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
    private let outputPipe: KeptPipe
    private let reportPipe: KeptPipe
    private let statusPipe: KeptPipe
    /// The end of a pipe that closes when this process ends, however that happens.
    private let lifeline: Descriptor
    private let process: pid_t
    /// The ends of the standard input of the programs; `nil` when all of it is written. This process has the reading end too until then, so
    /// that a program that has ended is no reason for a signal.
    private var input: (source: Descriptor, end: Descriptor)?
    private var unwritten: ArraySlice<UInt8>

    /// Starts programs, each given by its path and its arguments, in a folder, given by the bytes of its path. They share their standard
    /// input, which is empty unless there are bytes for it.
    package init(
        _ programs: [[String]], in directory: [UInt8], input: [UInt8] = [], limits: Limits = Limits()
    ) throws(SystemError) {
        count = programs.count
        let (source, inputEnd) = try Descriptor.pair()
        inputEnd.setNonBlocking()
        (self.input, unwritten) = ((source, inputEnd), input[...])
        let (output, outputEnd) = try KeptPipe.open(limit: limits.keptBytes)
        let (report, reportEnd) = try KeptPipe.open(limit: limits.keptBytes)
        let (status, statusEnd) = try KeptPipe.open(limit: 4096)
        let (lifelineEnd, lifeline) = try Descriptor.pair()
        (outputPipe, reportPipe, statusPipe, self.lifeline) = (output, report, status, lifeline)
        let ends = [outputEnd, reportEnd, statusEnd, lifelineEnd]
        defer { for end in ends { end.close() } }
        var child: pid_t = 0
        let code = Spawner.spawn(
            &child, script: ShellScript.bytes(for: programs, in: directory, limits),
            descriptors: [
                (source, 0), (outputEnd, 1), (outputEnd, 2), (reportEnd, 3), (lifelineEnd, 4), (statusEnd, 5),
            ])
        process = child
        guard code == 0 else {
            isFinished = true
            closeInput()
            lifeline.close()
            throw SystemError(code: code)
        }
        writeInput()
    }

    deinit { kill() }

    /// The descriptors that are readable when there is something for ``advance()``.
    package var descriptors: [Int32] {
        isFinished ? [] : [outputPipe, reportPipe, statusPipe].filter { !$0.isAtEnd }.map(\.number)
    }

    /// Waits until there is something for ``advance()``, a signal comes, or a time is over.
    package func wait(_ timeout: Duration?) {
        var readiness = Readiness()
        for number in descriptors { _ = readiness.reading(Descriptor(number: number)) }
        if let input { _ = readiness.writing(input.end) }
        readiness.wait(timeout)
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
        if statusPipe.isAtEnd || exitCodes.count == count || exitCodes.last.map({ $0 != 0 }) ?? false { end() }
    }

    /// Ends all programs at once, with what they have started.
    package func kill() {
        if !isFinished { end() }
    }

    private func writeInput() {
        guard let input else { return }
        while !unwritten.isEmpty {
            switch unwritten.withUnsafeBytes({ input.end.write($0) }) {
            case .moved(let count): unwritten.removeFirst(count)
            case .wouldBlock: return
            case .failed: unwritten = []
            }
        }
        closeInput()
    }

    private func closeInput() {
        input?.end.close()
        input?.source.close()
        input = nil
    }

    private func end() {
        isFinished = true
        closeInput()
        // A program that starts others without end may be faster than one signal.
        for _ in 0..<100 where killpg(process, SIGKILL) == 0 {
            if waitpid(process, nil, WNOHANG) == process { break }
            sched_yield()
        }
        _ = killpg(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        // What the last program wrote before its end is still in the pipes.
        outputPipe.read()
        reportPipe.read()
        lifeline.close()
    }
}

/// The reading end of a pipe, with as many of the first bytes as are kept.
private final class KeptPipe {
    private(set) var bytes: [UInt8] = []
    private(set) var hasForgotten = false
    private(set) var isAtEnd = false
    private let end: Descriptor
    private let limit: Int

    /// A program that writes without end gets no more than so many bytes at once, so that everything else goes on.
    private static let burst = 1 << 20

    private init(_ end: Descriptor, limit: Int) {
        (self.end, self.limit) = (end, limit)
        end.setNonBlocking()
    }

    deinit { end.close() }

    var number: Int32 { end.number }

    /// Opens a pipe, and returns its reading end and the descriptor of its writing end.
    static func open(limit: Int) throws(SystemError) -> (KeptPipe, Descriptor) {
        let (near, far) = try Descriptor.pair()
        return (KeptPipe(near, limit: limit), far)
    }

    func read() {
        guard !isAtEnd else { return }
        var total = 0
        withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 1) { buffer in
            while total < Self.burst {
                switch end.read(into: buffer) {
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
    static func bytes(for programs: [[String]], in directory: [UInt8], _ limits: Subprocess.Limits) -> [UInt8] {
        let lines = [
            "ulimit -c 0 2>/dev/null", "ulimit -t \(limits.processorSeconds) 2>/dev/null",
            // In blocks of 512 bytes.
            "ulimit -f \(limits.fileMegabytes.map { String($0 * 2048) } ?? "unlimited") 2>/dev/null",
            "ulimit -v \(limits.memoryMegabytes * 1024) 2>/dev/null",
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

    /// Starts a shell as the leader of a process group, with default signals, and returns 0 or the number of the error.
    static func spawn(
        _ process: inout pid_t, script: [UInt8], descriptors: [(Descriptor, Int32)]
    ) -> Int32 {
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
        return posix_spawn(&process, "/bin/sh", &actions, &attributes, &pointers, variables)
    }
}
