import TestSupport
import Testing

@testable import System

/// Programs in a group of their own, and what becomes of them.
struct SubprocessTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Starts scripts of the shell.
    private func start(_ scripts: String..., fileMegabytes: Int? = 64, keptBytes: Int = 1 << 20) throws -> Subprocess {
        try Subprocess(
            scripts.map { ["/bin/sh", "-c", $0] }, in: Array(folder.path.utf8), fileMegabytes: fileMegabytes,
            keptBytes: keptBytes)
    }

    /// Waits until programs have ended, or have written something where that is enough.
    private func wait(for process: Subprocess, orOutput isOutputEnough: Bool = false) {
        let deadline = Deadline()
        while !process.isFinished, !isOutputEnough || process.output.isEmpty, !deadline.isOver {
            process.wait(.milliseconds(100))
            process.advance()
        }
    }

    private func finished(_ process: Subprocess) -> Subprocess {
        wait(for: process)
        return process
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Waits until no process has the number that was written any more.
    private func expectEnd(of output: [UInt8]) throws {
        let (number, deadline) = (try #require(Int32(text(output).dropLast())), Deadline())
        while kill(number, 0) == 0, !deadline.isOver { usleep(2000) }
        #expect(kill(number, 0) != 0)
    }

    @Test func `they run one after another in the folder, with their output and their report apart`() throws {
        let process = finished(try start("echo one; echo two >&2", "pwd; echo report >&3"))
        #expect(process.exitCodes == [0, 0])
        #expect(text(process.output).hasPrefix("one\ntwo\n"))
        #expect(text(process.output).contains(folder.path.split(separator: "/").last ?? "?"))
        #expect(text(process.report) == "report\n")
    }

    @Test(
        arguments: [
            // The first that fails is the last, and a signal is told as a shell does it.
            ([["/bin/sh", "-c", "exit 3"], ["/bin/sh", "-c", "echo never"]], 3),
            ([["/bin/sh", "-c", "kill -SEGV $$"]], 128 + SIGSEGV), ([["/no/such program's"]], 127),
            // Standard input is empty, and the pipes of the shell are not for the program.
            ([["/bin/sh", "-c", "cat; for n in 4 5; do (: >&$n) 2>/dev/null && echo $n; done; true"]], 0),
        ] as [([[String]], Int32)])
    func `the exit code is that of the last program that ran`(programs: [[String]], code: Int32) throws {
        let process = finished(try Subprocess(programs, in: Array(folder.path.utf8)))
        #expect(process.exitCodes == [code])
        // The shell says itself what it cannot run.
        #expect(process.output.isEmpty || code > 3)
    }

    @Test(arguments: [Array("a'b\"c $HOME `x`\\".utf8), Array(1...255), [0xB0, 0xA1], [0xEC], []])
    func `words and folders may have any bytes but zero`(word: [UInt8]) throws {
        let path = folder.path + "/it's a \"folder\" $HOME \\"
        #expect(mkdir(path, 0o700) == 0)
        let program = ["/bin/sh", "-c", "printf %s \"$1\"; pwd", "sh", String(systemBytes: word)]
        let process = finished(try Subprocess([program], in: Array(path.utf8)))
        #expect(process.output.starts(with: word))
        #expect(text(process.output).hasSuffix("it's a \"folder\" $HOME \\\n"))
        #expect(throws: SystemError(code: EINVAL)) { try Subprocess([program + ["a\0b"]], in: Array(path.utf8)) }
    }

    @Test(arguments: 0...5) func `where they cannot be started, all pipes are closed`(count: Int) throws {
        func number(of descriptor: Descriptor) -> ino_t? {
            var status = stat()
            return fstat(descriptor.number, &status) == 0 ? status.st_ino : nil
        }
        var opened: [(end: Descriptor, number: ino_t?)] = []
        // Five pipes are opened, and then the word is too long.
        let program = ["/bin/echo", String(repeating: "x", count: count < 5 ? 1 : 2 << 20)]
        #expect(throws: SystemError(code: count < 5 ? EMFILE : E2BIG)) {
            try Subprocess([program], in: Array(folder.path.utf8)) { () throws(SystemError) in
                if opened.count == 2 * count { throw SystemError(code: EMFILE) }
                let pair = try Descriptor.pair()
                opened += [pair.read, pair.write].map { ($0, number(of: $0)) }
                return pair
            }
        }
        #expect(opened.count == 2 * count)
        // Another test may have a descriptor of that number by now, but not the same pipe.
        #expect(opened.allSatisfy { $0.number != nil && number(of: $0.end) != $0.number })
    }

    @Test(arguments: [0, 1, 4_000, 1_000_000])
    func `they get bytes on their standard input, however many, and one that reads nothing ends`(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 % 251) }
        let process = finished(try Subprocess([["/bin/cat"]], in: Array(folder.path.utf8), input: bytes))
        #expect(process.exitCodes == [0])
        #expect(process.output == bytes)
        let other = try Subprocess([["/bin/sh", "-c", "exit 3"]], in: Array(folder.path.utf8), input: bytes)
        #expect(finished(other).exitCodes == [3])
    }

    @Test(arguments: [(1_000, false), (1_001, true), (5_000_000, true)])
    func `output without end is forgotten, and does not hold anything up`(count: Int, isForgotten: Bool) throws {
        let process = finished(try start("yes | head -c \(count)", keptBytes: 1_000))
        #expect(process.exitCodes == [0])
        #expect(process.output.count == 1_000)
        #expect(process.hasForgottenOutput == isForgotten)
    }

    @Test func `killing it ends what it has started too, by a number that is still its own`() throws {
        let process = try start("sleep 1000 & echo $!; wait")
        wait(for: process, orOutput: true)
        var children: [Bool] = []
        process.end { group in
            var state = siginfo_t()
            children.append(waitid(P_PID, id_t(group), &state, WEXITED | WNOHANG | WNOWAIT) == 0)
            killpg(group, SIGKILL)
        }
        #expect(process.isFinished)
        #expect(!children.isEmpty && !children.contains(false))
        try expectEnd(of: process.output)
    }

    @Test func `what was written right before a kill is kept`() throws {
        let process = try start("echo hello; sleep 1000")
        let output = Descriptor(number: try #require(process.descriptors.first))
        #expect(Readiness.wait(toRead: output, .seconds(60)))
        process.kill()
        #expect(text(process.output) == "hello\n")
    }

    @Test func `programs that have ended are not waited for`() throws {
        let process = finished(try start("true"))
        #expect(ContinuousClock().measure { process.wait(.seconds(60)) } < .seconds(10))
    }

    @Test func `what a program leaves behind ends with it`() throws {
        try expectEnd(of: finished(try start("sleep 1000 & echo $!")).output)
    }

    @Test func `an object that is released takes its programs along`() throws {
        var output: [UInt8] = []
        do {
            let process = try start("echo $$; exec sleep 1000")
            wait(for: process, orOutput: true)
            output = process.output
        }
        try expectEnd(of: output)
    }

    @Test func `files have a limit`() throws {
        #expect(finished(try start("head -c 9000000 /dev/zero > file", fileMegabytes: 1)).exitCodes != [0])
        var status = stat()
        #expect(stat(folder.path + "/file", &status) == 0 && status.st_size <= 1 << 20)
    }
}
