import System
import TestSupport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A reader of a tutorial: a folder with the files that were written so far, compiled as a package of their own would be.
///
/// The modules of this package are those that were built with the tests. Nothing in the folder belongs to this package, so that only
/// what is public can be used.
final class TutorialReader {
    /// The reason why a step has no result.
    enum Failure: Error {
        case noBuild
        case doesNotCompile(String)
        case ranNoTests(String)
    }

    private let folder: TemporaryFolder
    private let module: String
    private let built: String

    /// Creates a reader with an empty folder.
    ///
    /// - Parameter module: The name of the module that the tutorial makes.
    /// - Throws: `Failure` if no modules were built with these tests.
    init(module: String) throws {
        self.module = module
        folder = try TemporaryFolder()
        built = try Self.buildFolder()
    }

    /// Writes a file, and compiles all that are there.
    ///
    /// - Throws: `Failure` if they do not compile.
    func write(_ file: String, as name: String) throws {
        try TextFile.write(try Tutorial.text(of: file), to: folder.path(of: name))
        if name == "Package.swift" {
            try compile(["-typecheck", "-package-description-version", "6.3.0", "-I", try manifestModules(), name])
        } else {
            try compileModule()
            for other in names where other == "main.swift" { try compile(["-typecheck", other] + modules) }
            if !tests.isEmpty { try compile(["-typecheck", "-parse-as-library"] + modules + tests) }
        }
    }

    /// Runs the tests that are there.
    ///
    /// - Returns: The names of those that fail, in order.
    /// - Throws: `Failure` if there are none.
    func failures() throws -> [String] {
        try TextFile.write(
            """
            import Testing
            @main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }

            """, to: folder.path(of: "runner.swift"))
        try link(["-parse-as-library", "runner.swift"] + tests, as: "tests")
        let output = try run(folder.path(of: "tests"), ["--testing-library", "swift-testing"]).output
        guard output.contains(/Test run with [1-9]/) else { throw Failure.ranNoTests(output) }
        return output.matches(of: /Test "([^\n]+)" failed after/).map { String($0.1) }.sorted()
    }

    /// Runs the program that is there.
    ///
    /// - Parameter input: The lines that are typed.
    /// - Returns: All that it has written.
    /// - Throws: `Failure` if it cannot be linked.
    func output(for input: String) throws -> String {
        try link(["main.swift"], as: "program")
        try TextFile.write(input, to: folder.path(of: "input"))
        return try run(folder.path(of: "program"), [], input: folder.path(of: "input")).output
    }

    // MARK: Compiling

    private var names: [String] { folder.names.filter { $0.hasSuffix(".swift") } }
    private var tests: [String] { names.filter { $0.hasSuffix("Tests.swift") } }

    private var modules: [String] {
        let map = "-fmodule-map-file=\(built)/KioskAssets.build/module.modulemap"
        return ["-I", ".", "-I", built + "/Modules", "-Xcc", map]
    }

    /// The files that the program and the tests are linked with.
    private var objects: [String] {
        ["Core", "System", "Terminal", "ScreenKit", "KioskAssets"].flatMap { room in
            let path = "\(built)/\(room).build"
            return TemporaryFolder.names(in: path).filter { $0.hasSuffix(".o") }.map { "\(path)/\($0)" }
        }
    }

    /// The options of the sanitizer that these tests were built with, which their modules need too.
    private var sanitizers: [String] {
        [("__tsan_init", "thread"), ("__asan_init", "address")].filter { dlsym(nil, $0.0) != nil }
            .map { "-sanitize=" + $0.1 }
    }

    private func compileModule() throws {
        let others = ["Package.swift", "main.swift", "runner.swift"] + tests
        let sources = names.filter { !others.contains($0) }
        guard !sources.isEmpty else { return }
        let words = ["-parse-as-library", "-wmo", "-c", "-emit-module", "-enable-testing", "-module-name", module]
        try compile(words + modules + sources + ["-o", "module.o"])
    }

    private func link(_ files: [String], as name: String) throws {
        try compile(["-wmo"] + modules + files + ["module.o"] + objects + ["-o", name])
    }

    private func compile(_ words: [String]) throws {
        let command = ["swiftc", "-swift-version", "6", "-warnings-as-errors"] + sanitizers + words
        let result = try run("/usr/bin/env", command)
        guard result.ending == .exit(0) else { throw Failure.doesNotCompile(result.output) }
    }

    private func run(
        _ path: String, _ words: [String], input: String = "/dev/null"
    ) throws -> (output: String, ending: ProcessEnding) {
        // The compiler names its files by the folder that it runs in.
        let command = ["-c", #"cd "$0" && exec "$@""#, folder.path, path] + words
        var spawn = Spawn(path: "/bin/sh", arguments: command.map { Array($0.utf8) })
        spawn.environment = ProcessInfo.processInfo.environment
        return try spawn.result(input: input)
    }

    // MARK: Finding

    /// The folder of the modules that were built with these tests.
    private static func buildFolder() throws -> String {
        var folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
            folder = String(folder[..<slash])
            if FileManager.default.fileExists(atPath: folder + "/Modules/ScreenKit.swiftmodule") { return folder }
        }
        throw Failure.noBuild
    }

    /// The folder of the module that manifests import.
    private func manifestModules() throws -> String {
        let info = try run("/usr/bin/env", ["swiftc", "-print-target-info"]).output
        guard let match = info.firstMatch(of: /"runtimeResourcePath"\s*:\s*"([^"]+)"/) else { throw Failure.noBuild }
        return match.1 + "/pm/ManifestAPI"
    }
}
