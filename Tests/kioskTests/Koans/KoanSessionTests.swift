import Core
import Lab
import Storage
import System
import TestSupport
import Testing

@testable import kiosk

/// A learner's session, with a file that does not compile: that costs least.
@Suite(.serialized)
struct KoanSessionTests {
    private final class Runs {
        var count = 0
    }

    private let folder: TemporaryFolder
    private let session: KoanSession
    private let runs = Runs()
    private static let file = "own.swift"

    init() throws {
        folder = try TemporaryFolder()
        let check = "// title ko: ㄱ\n// title en: a\n// fails en: a\n// hint ko: ㄱ\n// hint en: a\n"
        let koan = try Koan(name: "own", source: Array("?".utf8), solution: [], check: Array(check.utf8))
        let koans = KoanFolder(path: folder.path)
        session = KoanSession(
            koans, koans: [koan], compiler: try koans.compiler(), isWaiting: true
        ) { [runs] _ in runs.count += 1 }
    }

    private func write(_ text: String) throws { try TextFile.write(text, to: folder.path(of: Self.file)) }

    @Test func `the same content that is saved again is not checked again, and another content is`() throws {
        try write("?")
        session.start()
        #expect(runs.count == 1)
        try write("?")
        #expect(!session.readChanges())
        #expect(runs.count == 1)
        try write("??")
        #expect(session.readChanges())
        #expect(runs.count == 2)
    }

    @Test func `that a file was not written is said until files are written again`() throws {
        _ = try SystemFiles().makeDirectory(folder.path(of: Self.file))
        session.desk.handle(.reset)
        #expect(session.desk.saveFailure == .isDirectory)
        session.desk.handle(.hint)
        #expect(session.desk.saveFailure == .isDirectory)
        folder.remove(Self.file)
        session.desk.handle(.reset)
        #expect(session.desk.saveFailure == nil)
        #expect(try TextFile.contents(of: folder.path(of: Self.file)) == "?")
    }
}
