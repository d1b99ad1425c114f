import JuiceMaker
import KioskAssets
import ScreenKit
import Testing

@testable import kiosk

/// `kiosk stock`: shows the stock, or changes it first.
nonisolated struct StockCommandTests {
    @Test func `shows every fruit in the order of the menu`() throws {
        expect(
            try kiosk("stock"),
            output: """
                strawberry   10  딸기
                banana       10  바나나
                pineapple    10  파인애플
                kiwi         10  키위
                mango        10  망고

                """)
        expect(
            try kiosk("stock", "--lang", "en"),
            output: """
                strawberry   10  Strawberry
                banana       10  Banana
                pineapple    10  Pineapple
                kiwi         10  Kiwi
                mango        10  Mango

                """)
    }

    @Test func `prints JSON for machines`() throws {
        expect(
            try kiosk("stock", "--json"),
            output: #"{"strawberry": 10, "banana": 10, "pineapple": 10, "kiwi": 10, "mango": 10}"# + "\n")
    }

    @Test func `adds and sets`() throws {
        expect(
            try kiosk("stock", "add", "kiwi", "5", "--json"),
            output: #"{"strawberry": 10, "banana": 10, "pineapple": 10, "kiwi": 15, "mango": 10}"# + "\n")
        expect(
            try kiosk("--json", "stock", "set", "파인애플", "0"),
            output: #"{"strawberry": 10, "banana": 10, "pineapple": 0, "kiwi": 10, "mango": 10}"# + "\n")
        expect(
            try kiosk("stock", "set", "Mango", "100", "--lang", "en"),
            output: """
                strawberry   10  Strawberry
                banana       10  Banana
                pineapple    10  Pineapple
                kiwi         10  Kiwi
                mango       100  Mango

                """)
    }

    @MainActor
    @Test func `counts of any length stand below each other`() throws {
        let text = String(decoding: Asset.menu.content, as: UTF8.self)
            .replacing("\"capacity\": 100", with: "\"capacity\": 1000000")
            .replacing("\"stock\": 10", with: "\"stock\": 123456")
        let menu = try Menu(parsing: Array(text.utf8))
        let ledger = InMemoryLedger(menu: menu)
        try ledger.change(.set(try #require(menu.fruit(named: "kiwi")), to: 7))
        let lines = Texts(.english).lines(of: ledger.books.stock)
        #expect(lines.first == "strawberry 123456  Strawberry")
        #expect(lines.contains("kiwi            7  Kiwi"))
    }

    @Test(arguments: ["-1", "101", "1000000000000000000000000000000", "1e3", "x", "5.5", "5,0"])
    func `refuses what is no count`(count: String) throws {
        expect(
            try kiosk("stock", "set", "kiwi", count), errors: "kiosk: 키위: 쓸 수 없는 개수: \(count) (0–100의 정수)\n",
            exitCode: 65)
        expect(
            try kiosk("stock", "add", "kiwi", count, "--lang", "en"),
            errors: "kiosk: Kiwi: not a whole number from 0 to 100: \(count)\n",
            exitCode: 65)
    }

    @Test func `refuses a reason that says the opposite of the change, and one that is no text`() throws {
        expect(
            try kiosk("stock", "add", "kiwi", "5", "--reason", "spoiled", "--lang", "en"),
            errors: "kiosk: Kiwi: the reason does not match the change (spoiled)\n", exitCode: 1)
        expect(
            try kiosk("stock", "set", "kiwi", "5", "--reason", "restocked"),
            errors: "kiosk: 키위: 바꾼 개수가 이유와 맞지 않습니다 (입고)\n", exitCode: 1)
        for reason in [" ", "a\u{7}b", String(repeating: "a", count: 201)] {
            expect(
                try kiosk("stock", "set", "kiwi", "5", "--reason=" + reason, "--lang", "en"),
                errors: "kiosk: --reason takes a text of 1–200 characters, without control characters\n", exitCode: 64)
        }
    }

    @Test func `reads full-width digits`() throws {
        #expect(try kiosk("stock", "set", "kiwi", "５０").output.contains("kiwi         50"))
    }

    @Test func `says that a count is missing`() throws {
        expect(try kiosk("stock", "set", "kiwi", ""), errors: "kiosk: 키위: 개수를 입력하세요 (0–100)\n", exitCode: 65)
    }

    @Test func `refuses a fruit that it does not keep`() throws {
        expect(
            try kiosk("stock", "set", "lemon", "1"),
            errors: "kiosk: 알 수 없는 과일: lemon (가능: 딸기, 바나나, 파인애플, 키위, 망고)\n", exitCode: 65)
        expect(
            try kiosk("stock", "add", "lemon", "1", "--lang", "en"),
            errors: "kiosk: unknown fruit: lemon (one of: strawberry, banana, pineapple, kiwi, mango)\n",
            exitCode: 65)
    }

    @Test func `says no when there is no room`() throws {
        expect(
            try kiosk("stock", "add", "kiwi", "91", "--lang", "en"),
            errors: "kiosk: Kiwi: the stock holds 100 at most (now 10)\n", exitCode: 1)
        expect(
            try kiosk("stock", "add", "kiwi", "91"), errors: "kiosk: 키위: 100개까지만 둘 수 있습니다 (지금 10개)\n",
            exitCode: 1)
    }
}
