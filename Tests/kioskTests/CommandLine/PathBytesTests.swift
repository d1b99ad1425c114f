import Core
import System
import TestSupport
import Testing

/// Paths are bytes, and not always UTF-8.
@Suite(.waiting) nonisolated struct PathBytesTests {
    private let folder: TemporaryFolder
    /// `가게` in EUC-KR, as old archives have it.
    private var shop: [UInt8] { Array((folder.path + "/").utf8) + [0xB0, 0xA1, 0xB0, 0xD4] }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func kiosk(_ words: [UInt8]..., environment: [String: String] = [:]) throws -> Outcome {
        var run = ProgramRun(arguments: words)
        run.environment = environment
        return try run.outcome()
    }

    private func word(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func `a folder and files whose names are no UTF-8 are used as they are`() throws {
        expect(try kiosk(word("order"), word("mango"), word("--data"), shop), output: "1 mango\n")
        // Nothing was written beside it, under a repaired name.
        #expect(folder.names.map(\.systemBytes) == [[0xB0, 0xA1, 0xB0, 0xD4]])
        let copy = shop + word(".jsonl")
        #expect(try kiosk(word("ledger"), word("backup"), copy, word("--data"), shop).ending == .exit(0))
        #expect(folder.names.map(\.systemBytes).contains([0xB0, 0xA1, 0xB0, 0xD4] + word(".jsonl")))
        let verification = try kiosk(word("ledger"), word("verify"), word("--data=") + shop, word("--lang=en"))
        #expect(verification.output.contains("sales: 1"))
    }

    @Test(arguments: [["--print"], ["--print="]])
    func `a command that prints gets its bytes as they are`(option: [String]) throws {
        let command = word("cat > '") + shop + word("'")
        let words = option == ["--print"] ? [word("--print"), command] : [word("--print=") + command]
        var run = ProgramRun(arguments: [word("--ephemeral"), word("--plain")] + words)
        run.input = .bytes(word("2\nbanana\n"))
        #expect(try run.outcome().ending == .exit(0))
        #expect(folder.names.map(\.systemBytes) == [[0xB0, 0xA1, 0xB0, 0xD4]])
    }

    @Test func `an error shows such a name with a sign for what cannot be shown`() throws {
        let outcome = try kiosk(word("--menu"), shop, word("--lang"), word("en"), word("stock"))
        expect(outcome, errors: "kiosk: \(folder.path)/\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}: no such file\n", exitCode: 74)
    }
}
