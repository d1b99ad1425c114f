import TestSupport
import Testing

/// What a close prints beside its figures, and the hours of `kiosk report`. The sessions of `ShopSessionTests` have the rest of the books.
@Suite(.waiting) nonisolated struct BooksCommandsTests {
    private let shop: ShopFolder

    init() throws {
        shop = try ShopFolder()
        #expect(try shop.run("order -", input: "mango:2, banana\nkiwi\n").ending == .exit(0))
    }

    @Test func `a close has the digits of its record, in groups and in a row of a table`() throws {
        let close = try shop.run("close --counted 16500").output
        let digits = try #require(try shop.ledger.firstMatch(of: /"digits":"([0-9a-f]{64})"/)).output.1
        let groups = stride(from: 0, to: 64, by: 4).map { digits.dropFirst($0).prefix(4) }
        #expect(close.hasSuffix([groups[..<8], groups[8...]].map { $0.joined(separator: " ") + "\n" }.joined()))
        let fields = try shop.run("close --reprint 1 --csv").output.split(separator: "\r\n")[1].split(separator: ",")
        #expect(fields.last == digits)
        #expect(fields[1].wholeMatch(of: /20\d\d-\d\d-\d\dT[\d:.]+Z/) != nil)
    }

    @Test func `without UTF-8 a close is ASCII`() throws {
        let outcome = try kiosk("close", "--counted", "0", environment: ["LC_ALL": "C"])
        #expect(outcome.ending == .exit(0))
        #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `the hours of the report are those of the time zone`() throws {
        func hour(_ zone: String) throws -> Int {
            var shop = shop
            shop.environment = ["TZ": zone]
            let match = try #require(try shop.run("report --json").output.firstMatch(of: /"hours": {"(\d+)": {"cups"/))
            return try #require(Int(match.output.1))
        }
        let first = try hour("UTC0")
        #expect((0...23).contains(first))
        #expect(try hour("KST-9") == (first + 9) % 24)
        #expect(try hour("<-11>11") == (first + 13) % 24)
    }
}
