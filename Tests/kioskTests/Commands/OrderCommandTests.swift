import Testing

/// `kiosk order`: juice without screens. See `ShopSessionTests` for what it says.
@Suite(.waiting) nonisolated struct OrderCommandTests {
    @Test func `knows the juices by their names, decomposed too`() throws {
        let mango = "\u{1106}\u{1161}\u{11BC}\u{1100}\u{1169}\u{110C}\u{1172}\u{1109}\u{1173}"
        expect(try kiosk("order", mango), output: "1 mango\n")
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
}
