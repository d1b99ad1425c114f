import TestSupport
import Testing

@testable import System

/// Programs in a group of their own, and what becomes of them.
struct SubprocessTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Starts scripts of the shell.
    private func start(_ scripts: String..., limits: Subprocess.Limits = Subprocess.Limits()) throws -> Subprocess {
        try Subprocess(scripts.map { ["/bin/sh", "-c", $0] }, in: Array(folder.path.utf8), limits: limits)
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

    @Test func `words and folders may have any characters`() throws {
        let path = folder.path + "/it's a \"folder\" $HOME \\"
        #expect(mkdir(path, 0o700) == 0)
        let process = finished(
            try Subprocess([["/bin/sh", "-c", "echo \"$1\"; pwd", "sh", "a'b\"c $HOME `x`\\"]], in: Array(path.utf8)))
        #expect(text(process.output).hasPrefix("a'b\"c $HOME `x`\\\n"))
        #expect(text(process.output).hasSuffix("it's a \"folder\" $HOME \\\n"))
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
        var limits = Subprocess.Limits()
        limits.keptBytes = 1_000
        let process = finished(try start("yes | head -c \(count)", limits: limits))
        #expect(process.exitCodes == [0])
        #expect(process.output.count == 1_000)
        #expect(process.hasForgottenOutput == isForgotten)
    }

    @Test func `killing it ends what it has started too`() throws {
        let process = try start("sleep 1000 & echo $!; wait")
        wait(for: process, orOutput: true)
        process.kill()
        #expect(process.isFinished)
        try expectEnd(of: process.output)
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
        let limits = Subprocess.Limits(fileMegabytes: 1)
        #expect(finished(try start("head -c 9000000 /dev/zero > file", limits: limits)).exitCodes != [0])
        var status = stat()
        #expect(stat(folder.path + "/file", &status) == 0 && status.st_size <= 1 << 20)
    }
}
