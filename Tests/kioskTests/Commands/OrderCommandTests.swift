import Testing

/// `kiosk order`: juice without screens.
nonisolated struct OrderCommandTests {
    @Test func `all arguments are one order: it prints its number and its juices`() throws {
        expect(
            try kiosk("order", "strawberry-banana", "kiwi:2", "mango"), output: "1 strawberry-banana kiwi:2 mango\n")
        expect(try kiosk("order", "kiwi", "mango", "kiwi"), output: "1 kiwi:2 mango\n")
        expect(try kiosk("order", "딸바쥬스 1, 망고쥬스 2", "kiwi"), output: "1 strawberry-banana mango:2 kiwi\n")
    }

    @Test(arguments: [["order", "mango"], ["order", "-"]])
    func `an answer that nothing reads is told with the numbers that are in the ledger`(words: [String]) throws {
        var run = ProgramRun(arguments: (words + ["--lang", "en", "--ephemeral"]).map { Array($0.utf8) })
        run.input = .bytes(Array("mango\nkiwi\n".utf8))
        run.output = .nobody
        let outcome = try run.outcome()
        #expect(outcome.ending == .exit(74))
        let numbers = words.last == "-" ? "1–2" : "1"
        #expect(outcome.errors.hasSuffix("orders in the ledger: \(numbers)\n"))
    }

    @Test func `knows the juices by their Korean and English names, composed or not`() throws {
        expect(
            try kiosk("order", "딸바쥬스", "망키쥬스:2", "Banana Juice", "키위쥬스"),
            output: "1 strawberry-banana mango-kiwi:2 banana kiwi\n")
        let decomposed = "\u{1106}\u{1161}\u{11BC}\u{1100}\u{1169}\u{110C}\u{1172}\u{1109}\u{1173}"
        expect(try kiosk("order", decomposed), output: "1 mango\n")
    }

    @Test func `makes nothing of an order that is short, and names all that the whole order is short of`() throws {
        expect(
            try kiosk("order", "strawberry-banana:3", "kiwi", "--lang", "en"),
            errors: "kiosk: strawberry-banana:3 kiwi: Strawberry short by 20 (to add to the stock: kiosk help stock)\n",
            exitCode: 1)
        expect(
            try kiosk("order", "딸기쥬스"), errors: "kiosk: strawberry: 딸기 6개 부족 (재고를 늘리려면: kiosk help stock)\n",
            exitCode: 1)
        // Each juice alone could be made. Together they take eleven mangos and ten kiwis, and there are ten of each.
        expect(
            try kiosk("order", "mango:3", "kiwi:3", "mango-kiwi"),
            errors: "kiosk: mango:3 kiwi:3 mango-kiwi: 망고 1개 부족 (재고를 늘리려면: kiosk help stock)\n", exitCode: 1)
        expect(
            try kiosk("order", "banana", "mango:4", "kiwi:4"),
            errors: "kiosk: banana mango:4 kiwi:4: 망고 2개 부족, 키위 2개 부족 (재고를 늘리려면: kiosk help stock)\n", exitCode: 1)
    }

    @Test func `refuses more juices in all than an order can have`() throws {
        expect(
            try kiosk("order", "banana:600", "kiwi:401"), errors: "kiosk: 쓸 수 없는 개수: 1001 (1–1000의 정수)\n",
            exitCode: 65)
    }

    @Test(arguments: ["-1", "0", "1000000000000000000000000000000", "1.5", "x"])
    func `refuses a bad count before anything is made`(count: String) throws {
        expect(
            try kiosk("order", "kiwi", "banana:" + count), errors: "kiosk: 쓸 수 없는 개수: \(count) (1–1000의 정수)\n",
            exitCode: 65)
        expect(
            try kiosk("order", "kiwi", "banana:" + count, "--lang", "en"),
            errors: "kiosk: not a whole number from 1 to 1000: \(count)\n", exitCode: 65)
    }

    @Test func `says that a count or a juice is missing`() throws {
        for order in ["banana:", "banana: "] {
            expect(try kiosk("order", "kiwi", order), errors: "kiosk: 개수를 입력하세요 (1–1000)\n", exitCode: 65)
            expect(
                try kiosk("order", "kiwi", order, "--lang", "en"),
                errors: "kiosk: the count is missing (1–1000)\n", exitCode: 65)
        }
        for order in [["kiwi", ""], ["kiwi", " "], [":3", "kiwi"]] {
            expect(
                try kiosk("order", order[0], order[1]), errors: "kiosk: 쥬스 이름을 입력하세요\n", exitCode: 65)
            expect(
                try kiosk("order", order[0], order[1], "--lang", "en"),
                errors: "kiosk: the name of the juice is missing\n", exitCode: 65)
        }
    }

    @Test func `refuses an unknown juice before anything is made`() throws {
        let ids = "strawberry, banana, kiwi, pineapple, strawberry-banana, mango, mango-kiwi"
        let names = "딸기쥬스, 바나나쥬스, 키위쥬스, 파인애플쥬스, 딸바쥬스, 망고쥬스, 망키쥬스"
        expect(
            try kiosk("order", "kiwi", "lemon"), errors: "kiosk: 알 수 없는 쥬스: lemon (가능: \(names))\n", exitCode: 65)
        expect(
            try kiosk("order", "kiwi", "수박쥬스:2", "--lang", "en"),
            errors: "kiosk: unknown juice: 수박쥬스 (one of: \(ids))\n", exitCode: 65)
    }
}
