import Classroom
import System
import TestSupport
import Testing

/// A class on a real server, with a folder for each member.
nonisolated struct TestClass {
    let server: NatsServer
    let folder: TemporaryFolder
    var url: String { "nats://127.0.0.1:\(server.port)/swift" }

    /// The heading of the class's table.
    static let heading = "student,solved,koan,minutes,hints,hand,handed in"

    init() throws {
        (server, folder) = (try NatsServer(), try TemporaryFolder())
        #expect(try run("create").ending == .exit(0))
    }

    /// Runs a command of the teacher, in English.
    func run(_ command: String, _ words: String..., input: String = "") throws -> Outcome {
        try kiosk(["class"] + (command.isEmpty ? [] : [command]) + [url] + words, input: input)
    }

    /// Runs the program for a member, whose data have a folder.
    func kiosk(
        _ words: [String], as name: String = "teacher", input: String = "", speaking language: String = "en"
    ) throws -> Outcome {
        try kioskTests.kiosk(words + ["--lang", language], input: input, environment: environment(name))
    }

    /// The table of the students, without its heading.
    func rows() throws -> [String] {
        let lines = try run("", "--csv").output.split(whereSeparator: \.isNewline).map(String.init)
        #expect(lines.first == Self.heading)
        return Array(lines.dropFirst())
    }

    /// Waits until the table is as wanted. A student's program does not say when a record has arrived.
    func expect(rows: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let deadline = Deadline()
        var found = try self.rows()
        while found != rows, !deadline.isOver { found = try self.rows() }
        #expect(found == rows, sourceLocation: sourceLocation)
    }

    private func options(_ name: String) -> [String] { ["--class", url, "--name", name] }

    /// Opens the teacher's board in lines.
    func openBoard() throws -> PipeConversation {
        try PipeConversation(["class", url, "--lang", "en"], environment: environment("teacher"))
    }

    /// Opens the kiosk of a student in lines; students of one name have folders of their own.
    func join(_ name: String, in folder: String? = nil, speaking language: String = "en") throws -> PipeConversation {
        let student = try PipeConversation(
            options(name) + ["--lang", language], environment: environment(folder ?? name))
        try student.hear(language == "en" ? "Commands: " : "명령: ")
        return student
    }

    /// Opens the teacher's board, or the kiosk of a student, on a terminal.
    func open(_ words: [String]? = nil, as name: String) throws -> TerminalRun {
        try TerminalRun((words ?? options(name)) + ["--lang", "en"], environment: environment(name))
    }

    /// Runs the koans of a student.
    func openKoans(of name: String) throws -> PipeConversation {
        try PipeConversation(
            ["koans", koans(of: name), "--plain", "--lang", "en"] + options(name), environment: environment(name))
    }

    /// Hands in one koan of a student, which is not compiled for that: there is no file of the one in view.
    func handIn(of name: String) throws {
        _ = try kiosk(["koans", "init", koans(of: name)])
        folder.remove(name + "-koans/01-counter-and-kitchen.swift")
        try TextFile.write("let broken: Int = \"\"\n", to: koans(of: name) + "/02-cancelled-order.swift")
        let student = try openKoans(of: name)
        try student.hear("handed in", after: "class", "in", "yes")
        #expect(student.end() == .exit(0))
    }

    func koans(of name: String) -> String { folder.path(of: name + "-koans") }

    var folderOfTeacher: String { folder.path(of: "teacher/kiosk/class/swift") }

    /// The path of a student's journal.
    func journal(of name: String) -> String { folder.path(of: name + "/kiosk/class/swift/class.jsonl") }

    /// The writer of a member's journal.
    func writer(_ role: ClassWriter.Role, _ name: String) throws -> ClassWriter? {
        let file = role == .teacher ? "teacher.jsonl" : "class.jsonl"
        let text = try TextFile.contents(of: folder.path(of: "\(name)/kiosk/class/swift/\(file)"))
        let id = text.split(separator: "\"\(role.rawValue)\":\"").dropFirst().first?.split(separator: "\"").first
        return id.flatMap { ClassWriter(role, id: String($0)) }
    }

    private func environment(_ name: String) -> [String: String] {
        let path = CurrentProcess.variable("PATH") ?? ""
        return ["XDG_DATA_HOME": folder.path(of: name), "PATH": path, "TMPDIR": folder.path]
    }
}
