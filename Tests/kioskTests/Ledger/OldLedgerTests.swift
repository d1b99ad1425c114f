import TestSupport
import Testing

@testable import Storage

/// The built program on a ledger of format 1, which has no menu.
@Suite(.waiting) nonisolated struct OldLedgerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for line in [
            #"{"seq":1,"time":"2026-01-01T00:00:00.000Z","kind":"open","format":1,"#
                + #""fruits":{"banana":9,"kiwi":9,"mango":9}"#,
            #"{"seq":2,"time":"2026-01-01T00:00:01.000Z","kind":"sale","number":1,"juice":"mango","used":{"mango":3}"#,
        ] {
            var bytes = Array(line.utf8)
            SealedLine.seal(&bytes, from: 0)
            try folder.append(String(decoding: bytes, as: UTF8.self), to: "ledger.jsonl")
        }
    }

    @Test func `a board that is open goes on while a kiosk brings it to the present format`() throws {
        let run = try TerminalRun("board", "--data", folder.path, "--lang", "en")
        try run.wait(for: "No orders")
        #expect(try kiosk("order", "kiwi", "--data", folder.path).ending == .exit(0))
        try run.wait(for: "Kiwi juice")
        #expect(try kiosk("order", "banana", "--data", folder.path).ending == .exit(0))
        try run.wait(for: "Banana juice")
        #expect(!run.screen.text.contains("replaced"))
    }
}
