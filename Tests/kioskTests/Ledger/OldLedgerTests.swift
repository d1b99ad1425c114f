import TestSupport
import Testing

@testable import Storage

/// The built program on a ledger of format 1, which has no menu.
nonisolated struct OldLedgerTests {
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

    @Test(arguments: [
        ("en", "kiosk: the menu of this ledger was recorded (juices: 7, fruits: 5, KRW); kiosk menu prints it\n"),
        ("ko", "kiosk: 이 장부의 메뉴를 기록했습니다 (쥬스 7가지, 과일 5가지, KRW). 메뉴 보기: kiosk menu\n"),
    ])
    func `the menu that is recorded at the first start is said once`(language: String, notice: String) throws {
        func run(_ line: String) throws -> Outcome {
            try kiosk(line: "\(line) --data \(folder.path) --lang \(language)")
        }
        #expect(try run("stock").errors == "")
        expect(try run("order kiwi"), output: "2 kiwi\n", errors: notice)
        expect(try run("order banana"), output: "3 banana\n")
    }

    @Test func `it is said on a start with screens too, but not of a new ledger`() throws {
        for (data, isOld) in [(folder.path, true), (folder.path + "/new", false)] {
            let outcome = try kiosk("--plain", "--data", data, "--lang", "en", input: "quit\n")
            #expect(outcome.errors.contains("the menu of this ledger was recorded") == isOld)
        }
    }
}
