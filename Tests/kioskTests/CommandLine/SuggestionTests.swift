import TestSupport
import Testing

/// How the command line suggests the name that a mistyped word probably means.
@Suite(.waiting) nonisolated struct SuggestionTests {
    /// See `ShopSessionTests` for the English ones.
    @Test func `an error suggests the nearest name, also in Korean`() throws {
        let names: KeyValuePairs<String, String> = [
            "ordr kiwi": "order", "help stokc": "stock", "version": "--version", "counter": "--counter",
            "ordr --help": "order", "--stlye=formula": "--style", "ledger veirfy": "verify", "stock ad kiwi 1": "add",
            "--style formla": "formula", "--lang eng": "en", "lab laek": "leak", "order mnago:2": "mango",
            "order 'Bananna Juice:2'": "Banana juice", "stock set kiwwi 1": "kiwi",
        ]
        for (line, name) in names {
            let errors = try kiosk(line: line, environment: ["LC_ALL": "ko_KR.UTF-8"]).errors
            #expect(errors.hasSuffix(". 비슷한 이름: \(name)\n"), "\(line)")
        }
    }

    @Test func `a line of input gets its suggestion too`() throws {
        expect(
            try kiosk("order", "-", input: "딸바주스\n"), errors: "kiosk: 1번째 줄: 알 수 없는 쥬스: 딸바주스. 비슷한 이름: 딸바쥬스\n",
            exitCode: 65)
    }
}
