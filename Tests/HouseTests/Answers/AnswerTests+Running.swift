import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension AnswerTests {
    /// `KIOSK_ANSWERS=1 swift test --filter AnswerTests` builds the answers in a copy of the package below `.build`. The copy is kept,
    /// so that a later build compiles only what has changed.
    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["KIOSK_ANSWERS"] != nil), .serialized,
        arguments: try Answer.all())
    func `an answer holds, and without its line exactly the tests fail that it names`(answer: Answer) throws {
        let copy = PackageCopy()
        if answer.line != nil {
            let failures = try copy.failures(of: answer.filter, with: try answer.changedFiles())
            #expect(failures == [])
        }
        let failures = try copy.failures(of: answer.filter, with: try answer.changedFilesWithoutLine())
        #expect(failures == answer.failures.map(\.test).sorted())
    }
}

extension Answer: CustomTestStringConvertible {
    var testDescription: String { name }
}

/// A copy of the package in which files can be changed, with a build of its own.
struct PackageCopy {
    private static let folder = TextFile.packageFolder + "/.build/answers"
    private let files = FileManager.default

    /// The reason why a copy has no result.
    enum Failure: Error {
        case doesNotCompile(String)
        case ranNoTests(String)
    }

    /// Runs tests with some files changed.
    ///
    /// - Parameters:
    ///   - filter: The tests to run.
    ///   - changes: The texts of the files that differ from the package, by their paths.
    /// - Returns: The names of the tests that fail, in order.
    /// - Throws: `Failure` if the copy does not compile, or has no such tests.
    func failures(of filter: String, with changes: [String: String]) throws -> [String] {
        try update(with: changes)
        let build = try swift("build", "--build-tests")
        guard build.ending == .exit(0) else { throw Failure.doesNotCompile(build.output) }
        let output = try swift("test", "--skip-build", "--filter", filter).output
        guard output.contains(/Test run with [1-9]/) else { throw Failure.ranNoTests(output) }
        return Set(output.matches(of: /Test "([^\n]+)" (?:with [0-9]+ test cases? )?failed after/).map { String($0.1) })
            .sorted()
    }

    /// Makes the copy equal to the package but for some files. A file that is equal already is left alone, so that it is not
    /// compiled again.
    private func update(with changes: [String: String]) throws {
        let (root, copy) = (TextFile.packageFolder + "/", Self.folder + "/package/")
        var paths: Set = ["Package.swift", "README.md", "Sources", "Tests", "Resources"]
        for folder in ["Sources", "Tests", "Resources"] {
            try paths.formUnion(files.subpathsOfDirectory(atPath: root + folder).map { folder + "/" + $0 })
        }
        try files.createDirectory(atPath: copy, withIntermediateDirectories: true)
        let old = (try? files.subpathsOfDirectory(atPath: copy)) ?? []
        for path in old where !paths.contains(path) { try? files.removeItem(atPath: copy + path) }
        for path in paths.sorted() {
            // A folder has no contents, and comes before what lies in it.
            guard let data = changes[path].map({ Data($0.utf8) }) ?? files.contents(atPath: root + path) else {
                try files.createDirectory(atPath: copy + path, withIntermediateDirectories: true)
                continue
            }
            if data != files.contents(atPath: copy + path) { try data.write(to: URL(filePath: copy + path)) }
        }
    }

    /// Runs `swift` with the copy, and returns all that it has written.
    private func swift(_ words: String...) throws -> (output: String, ending: ProcessEnding) {
        let place = ["--package-path", Self.folder + "/package", "--scratch-path", Self.folder + "/build"]
        var spawn = Spawn(
            path: "/usr/bin/env", arguments: (["swift", words[0]] + place + words.dropFirst()).map { Array($0.utf8) })
        spawn.environment = ProcessInfo.processInfo.environment
        spawn.environment["KIOSK_ANSWERS"] = nil
        return try spawn.result()
    }
}

extension Spawn {
    /// Runs the program to its end, and returns all that it has written.
    func result(input: String = "/dev/null") throws -> (output: String, ending: ProcessEnding) {
        let pipe = try Pipe()
        var spawn = self
        spawn.descriptors = [0: .file(input, flags: 0), 1: .descriptor(pipe.writeEnd), 2: .descriptor(pipe.writeEnd)]
        let process = try ChildProcess(spawn)
        pipe.closeWriteEnd()
        return (String(decoding: pipe.readAll(), as: UTF8.self), process.wait())
    }
}
