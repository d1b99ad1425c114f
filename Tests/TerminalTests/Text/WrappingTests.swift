import Terminal
import Testing

struct WrappingTests {
    @Test func `a text that fits stays as it is`() {
        #expect(DisplayWidth.wrapped("one two", to: 7) == ["one two"])
        #expect(DisplayWidth.wrapped("", to: 3) == [""])
    }

    @Test func `a text is broken at its spaces`() {
        #expect(DisplayWidth.wrapped("one two three", to: 8) == ["one two", "three"])
        #expect(DisplayWidth.wrapped("딸기 바나나 키위", to: 11) == ["딸기 바나나", "키위"])
        #expect(DisplayWidth.wrapped("딸기 바나나 키위", to: 10) == ["딸기", "바나나", "키위"])
    }

    @Test func `spaces at the beginning indent the first line only`() {
        #expect(DisplayWidth.wrapped("  a bb ccc", to: 6) == ["  a bb", "ccc"])
    }

    @Test func `a word longer than a line is cut, and never between the halves of a wide character`() {
        #expect(DisplayWidth.wrapped("abcdefg h", to: 3) == ["abc", "def", "g h"])
        #expect(DisplayWidth.wrapped("파인애플", to: 5) == ["파인", "애플"])
    }
}
