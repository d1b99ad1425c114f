import TestSupport
import Testing

@testable import System

/// Programs in a group of their own, and what becomes of them.
struct SubprocessTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func start(_ scripts: String..., limits: Subprocess.Limits = Subprocess.Limits()) throws -> Subprocess {
        try Subprocess(
            scripts.map { ["/bin/sh", "-c", $0] }, in: Array(folder.path.utf8), limits: limits)
    }

    private func finish(_ process: Subprocess) {
        let deadline = Deadline()
        while !process.isFinished, !deadline.isOver {
            process.wait(.milliseconds(100))
            process.advance()
        }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Waits until no process has a number any more.
    private func waitForEnd(of number: Int32) -> Bool {
        let deadline = Deadline()
        while kill(number, 0) == 0 {
            if deadline.isOver { return false }
            usleep(2000)
        }
        return true
    }

    @Test func `they run one after another in the folder, with their output and their report apart`() throws {
        let process = try start("echo one; echo two >&2", "pwd; echo report >&3")
        finish(process)
        #expect(process.exitCodes == [0, 0])
        #expect(text(process.output).hasPrefix("one\ntwo\n"))
        #expect(text(process.output).contains(folder.path.split(separator: "/").last ?? "?"))
        #expect(text(process.report) == "report\n")
    }

    @Test func `the first that fails is the last`() throws {
        let process = try start("exit 3", "echo never")
        finish(process)
        #expect(process.exitCodes == [3])
        #expect(process.output.isEmpty)
    }

    @Test func `a signal is told as a shell does it`() throws {
        let process = try start("kill -SEGV $$")
        finish(process)
        #expect(process.exitCodes == [128 + SIGSEGV])
    }

    @Test func `a program that is not there is an exit code`() throws {
        let process = try Subprocess([["/no/such program's"]], in: Array(folder.path.utf8))
        finish(process)
        #expect(process.exitCodes == [127])
    }

    @Test func `words and folders may have any characters`() throws {
        let path = folder.path + "/it's a \"folder\" $HOME \\"
        #expect(mkdir(path, 0o700) == 0)
        let process = try Subprocess(
            [["/bin/sh", "-c", "echo \"$1\"; pwd", "sh", "a'b\"c $HOME `x`\\"]], in: Array(path.utf8))
        finish(process)
        #expect(text(process.output).hasPrefix("a'b\"c $HOME `x`\\\n"))
        #expect(text(process.output).hasSuffix("it's a \"folder\" $HOME \\\n"))
    }

    @Test func `standard input is empty, and the pipes of the shell are not for the program`() throws {
        let process = try start("cat; for n in 4 5; do (: >&$n) 2>/dev/null && echo $n; done; true")
        finish(process)
        #expect(process.exitCodes == [0])
        #expect(text(process.output) == "")
    }

    @Test(arguments: [0, 1, 4_000, 1_000_000])
    func `they get bytes on their standard input, however many`(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 % 251) }
        let process = try Subprocess([["/bin/cat"]], in: Array(folder.path.utf8), input: bytes)
        finish(process)
        #expect(process.exitCodes == [0])
        #expect(process.output == bytes)
    }

    @Test func `one that reads nothing ends all the same`() throws {
        let bytes = [UInt8](repeating: 0x61, count: 1_000_000)
        let process = try Subprocess([["/bin/sh", "-c", "exit 3"]], in: Array(folder.path.utf8), input: bytes)
        finish(process)
        #expect(process.exitCodes == [3])
    }

    @Test func `output without end is forgotten, and does not hold anything up`() throws {
        var limits = Subprocess.Limits()
        limits.keptBytes = 1000
        let process = try start("yes | head -c 5000000", limits: limits)
        finish(process)
        #expect(process.exitCodes == [0])
        #expect(process.output.count == 1000)
        #expect(process.hasForgottenOutput)
    }

    @Test func `killing it ends what it has started too`() throws {
        let process = try start("sleep 1000 & echo $!; wait")
        let deadline = Deadline()
        while process.output.isEmpty, !deadline.isOver {
            process.wait(.milliseconds(100))
            process.advance()
        }
        let child = try #require(Int32(text(process.output).dropLast()))
        process.kill()
        #expect(process.isFinished)
        #expect(waitForEnd(of: child))
    }

    @Test func `what a program leaves behind ends with it`() throws {
        let process = try start("sleep 1000 & echo $!")
        finish(process)
        let child = try #require(Int32(text(process.output).dropLast()))
        #expect(waitForEnd(of: child))
    }

    @Test func `an object that is released takes its programs along`() throws {
        var process: Subprocess? = try start("echo $$; exec sleep 1000")
        let deadline = Deadline()
        while process?.output.isEmpty == true, !deadline.isOver {
            process?.wait(.milliseconds(100))
            process?.advance()
        }
        let child = try #require(Int32(text(process?.output ?? []).dropLast()))
        process = nil
        #expect(waitForEnd(of: child))
    }

    @Test func `files have a limit`() throws {
        var limits = Subprocess.Limits()
        limits.fileMegabytes = 1
        let process = try start("head -c 9000000 /dev/zero > file", limits: limits)
        finish(process)
        #expect(process.exitCodes != [0])
        var status = stat()
        #expect(stat(folder.path + "/file", &status) == 0 && status.st_size <= 1 << 20)
    }
}
