import System
import TestSupport

/// A run of the built program to talk with through pipes, line by line.
nonisolated final class PipeConversation {
    private let input: Pipe
    private let output: Pipe
    private let process: ChildProcess

    struct NoAnswer: Error {
        let line: String
        /// What was said instead.
        var heard: [String] = []
    }

    convenience init(_ words: String...) throws { try self.init(words) }

    init(_ words: [String], environment: [String: String] = [:]) throws {
        (input, output) = (try Pipe(), try Pipe())
        var spawn = Spawn(path: try BuiltProgram.path(), arguments: words.map { Array($0.utf8) })
        spawn.environment = BuiltProgram.environment(environment)
        spawn.descriptors = [0: .descriptor(input.readEnd), 1: .descriptor(output.writeEnd)]
        process = try ChildProcess(spawn)
        output.closeWriteEnd()
    }

    /// Says a line and waits for an answer, without its line end; lines that begin in another way are passed over.
    func answer(to line: String, startingWith beginning: String = "") throws -> String {
        say(line)
        let deadline = Deadline()
        while true {
            guard let answer = nextLine(until: deadline) else { throw NoAnswer(line: line) }
            if answer.hasPrefix(beginning) { return answer }
        }
    }

    /// Says a line.
    func say(_ line: String) { input.write(Array((line + "\n").utf8)) }

    /// Waits for a line that contains a text, after some lines that are said, and returns the lines up to that one.
    @discardableResult
    func hear(_ text: String, after said: String...) throws -> [String] {
        for line in said { say(line) }
        let deadline = Deadline()
        var lines: [String] = []
        while lines.last?.contains(text) != true {
            guard let line = nextLine(until: deadline) else { throw NoAnswer(line: text, heard: lines) }
            lines.append(line)
        }
        return lines
    }

    private func nextLine(until deadline: Deadline) -> String? {
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n") {
            var ready = pollfd(fd: output.readEnd, events: Int16(POLLIN), revents: 0)
            var byte: UInt8 = 0
            guard poll(&ready, 1, deadline.milliseconds()) > 0, read(output.readEnd, &byte, 1) == 1 else { return nil }
            line.append(byte)
        }
        return String(decoding: line.dropLast(), as: UTF8.self)
    }

    /// Hangs up.
    func end() -> ProcessEnding {
        input.closeWriteEnd()
        return process.wait()
    }

    /// Tells it to end, as a system that shuts down does, or ends it with another signal.
    @discardableResult
    func terminate(_ signal: Int32 = SIGTERM) -> ProcessEnding {
        process.send(signal)
        return process.wait()
    }
}
