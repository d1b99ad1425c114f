import Core

/// A number of cups as people write and say it: `2`, `x2`, `×2`, `2잔`, `두 잔`, `2개`.
package struct CupCount {
    /// The words for a cup and for a piece, one of which can follow a count.
    private static let counters: Set<Character> = ["잔", "개"]
    /// The numbers from 1 that are said before a cup.
    private static let spokenNumbers = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"]

    let number: Int

    /// Creates a count from its text; `nil` if the text is no whole number without a sign, or too great for an `Int`.
    init?(_ text: String) {
        let text = text.plain
        let hasCup = text.last.map(Self.counters.contains) == true
        let written = hasCup ? Self.withoutCup(text) : Self.withoutTimes(text[...])
        if hasCup, let index = Self.spokenNumbers.firstIndex(of: String(written)) {
            number = index + 1
        } else {
            guard written.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains), let value = Int(written)
            else { return nil }
            number = value
        }
    }

    /// Returns the count that a text of its own is, which can be written in any way; `nil` for another text or a number below zero.
    package static func number(in text: some StringProtocol) -> Int? {
        (CupCount(String(text))?.number ?? Int(written: text)).flatMap { $0 < 0 ? nil : $0 }
    }

    /// Returns whether a word of an order that is no juice belongs to a count, even to a wrong one: `2`, `x2`, `:2`, `-1`, `두`, `잔`.
    package static func isPart(_ word: String) -> Bool {
        guard let first = word.first else { return false }
        let digits = withoutTimes(word[...]).drop { "+-−".contains($0) }
        return digits.first?.isNumber == true || ":：".contains(first) || word.last == "잔"
            || spokenNumbers.contains(word) || CupCount(word) != nil
    }

    /// Returns a text without the cup at its end, and the space before it.
    static func withoutCup(_ text: String) -> Substring {
        guard text.last.map(counters.contains) == true else { return text[...] }
        var count = text.dropLast()
        while count.last?.isWhitespace == true { count.removeLast() }
        return count
    }

    /// Returns a text without the sign before a count; `x` stands for `×` on a keyboard.
    private static func withoutTimes(_ text: Substring) -> Substring {
        ["×", "x", "X"].contains(text.first) ? text.dropFirst() : text
    }
}
