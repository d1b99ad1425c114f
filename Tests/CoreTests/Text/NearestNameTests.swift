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

    @Test(arguments: [("키키", "키위"), ("사과", "바나나"), ("포도", "망고")])
    func `two short Korean names with other syllables are not near`(word: String, name: String) {
        #expect([name].nearest(to: word) == nil)
    }

    @Test(arguments: ["eat", "lemon", "", "o", "xx", "orderorder", String(repeating: "order", count: 100_000)])
    func `a word that is like none has no neighbour`(word: String) {
        #expect(["add", "set", "order", "ko", "en"].nearest(to: word) == nil)
    }

    @Test func `the nearest of several is taken, and the first of those that are equally near`() {
        #expect(["stick", "stock", "stack"].nearest(to: "stokc") == "stock")
        #expect(["mango", "manga"].nearest(to: "mangi") == "mango")
    }

    @Test func `a swap of neighbours is one edit, and its letters are not used again`() {
        // Two swaps: two edits of four are half of the word.
        #expect(["ab-cd"].nearest(to: "ba-dc") == "ab-cd")
        #expect(["abcd"].nearest(to: "badc") == nil)
        #expect(["abc"].nearest(to: "acb") == "abc")
        #expect(["abc"].nearest(to: "ca") == nil)
    }
}
