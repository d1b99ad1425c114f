import Testing

@testable import ScreenKit

/// A text in every language.
struct TextTests {
    private nonisolated enum Fruit: TextConvertible {
        case kiwi
        var text: Text { Text("kiwi", ko: "키위") }
    }

    @Test(
        arguments: [
            ("Hello", "Hello", "Hello"), (Text("Hello", ko: "안녕"), "Hello", "안녕"),
            (Text("\(Fruit.kiwi) ×\(2)", ko: "\(Fruit.kiwi) \(2)개"), "kiwi ×2", "키위 2개"),
            ("\(Text(.back)): \("Esc")", "Back: Esc", "뒤로: Esc"),
            (Text(.notNow, Text(.back)), "Not possible now: Back", "지금 쓸 수 없는 명령: 뒤로"),
        ] as [(Text, String, String)])
    func `a text is said in the language that is asked for`(text: Text, english: String, korean: String) {
        #expect(Texts(.english)(text) == english && Texts(.korean)(text) == korean)
    }

    @Test func `without signs a text is spelled in ASCII`() {
        #expect(Texts(.english, showsSigns: false)(Text("2 × 3")) == "2 * 3")
    }
}
