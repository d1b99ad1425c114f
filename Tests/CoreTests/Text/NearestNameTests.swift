import Testing

@testable import Core

/// The name that a mistyped word probably means.
struct NearestNameTests {
    @Test(arguments: [
        ("ordr", "order"), ("stcok", "stock"), ("REPORT", "report"), ("vrefy", "verify"), ("clac", "calc"),
        ("망고주스", "망고쥬스"), ("딸끼", "딸기"), ("망거", "망고"), ("바나", "바나나"), ("strwabery-bananna", "strawberry-banana"),
        ("lob", "lab"),
    ])
    func `one or two edits, or a third of a long word, are near`(word: String, name: String) {
        #expect([name, "help"].nearest(to: word) == name)
        #expect(["help", name].nearest(to: word) == name)
    }

    @Test(arguments: [("straw", "strawberry"), ("딸기", "딸기쥬스"), ("딸", "딸기쥬스"), ("st", "strawberry")])
    func `the beginning of a name stands for it, where no name is near`(word: String, name: String) {
        #expect(["kiwi", "키위", name, name + "-banana"].nearest(to: word) == name)
    }

    private static let names = ["add", "set", "order", "ko", "en"]

    @Test(
        arguments: [
            // Two short Korean names with other syllables are not near.
            (["키위"], "키키", nil), (["바나나"], "사과", nil), (["망고"], "포도", nil),
            // A word that is like none has no neighbour.
            (names, "eat", nil), (names, "lemon", nil), (names, "", nil), (names, "o", nil), (names, "xx", nil),
            (names, "orderorder", nil), (names, String(repeating: "order", count: 100_000), nil),
            // The nearest of several is taken, and the first of those that are equally near.
            (["stick", "stock", "stack"], "stokc", "stock"), (["mango", "manga"], "mangi", "mango"),
            // A swap of neighbours is one edit, and its letters are not used again.
            (["abc"], "acb", "abc"), (["abc"], "ca", nil),
            // Two swaps: two edits of four are half of the word.
            (["ab-cd"], "ba-dc", "ab-cd"), (["abcd"], "badc", nil),
        ] as [([String], String, String?)])
    func `one name or none is the nearest`(names: [String], word: String, name: String?) {
        #expect(names.nearest(to: word) == name)
    }
}
