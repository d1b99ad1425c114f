import ScreenTrace

/// What the declaration of a function says, and what its body is.
nonisolated extension Instrumenter {
    /// A body that begins with one of these is no single expression, unless the last two are expressions.
    private static let statements: Set<String> = [
        "guard", "for", "while", "repeat", "do", "let", "var", "return", "throw", "defer", "func", "struct", "class",
        "enum", "break", "continue", "if", "switch",
    ]

    /// Returns the name of a function with its argument labels, such as `counter(_:didTake:)`.
    func label(of index: Int, _ brace: Int) -> String? {
        guard let open = (index..<brace).first(where: { tokens[$0].text == "(" }), tokens[index + 1].kind == .word
        else { return nil }
        let close = closing(open, before: brace)
        var labels = ""
        var (depth, isName) = (0, true)
        for (place, token) in zip(open + 1..<close, tokens[open + 1..<close]) {
            depth += token.nesting
            switch token.text {
            case "<": depth += 1
            case ">": if tokens[place - 1].text != "-" { depth -= 1 }
            case ",": if depth == 0 { isName = true }
            default:
                if isName, depth == 0, token.kind == .word, tokens[place - 1].text != "@" {
                    labels += token.text + ":"
                    isName = false
                }
            }
        }
        return tokens[index + 1].text + "(" + labels + ")"
    }

    /// Returns whether a function returns something else than `Void`.
    func returnsValue(_ index: Int, _ brace: Int) -> Bool {
        let words = wordsBehindParameters(index, brace)
        guard let arrow = words.firstRange(of: ["-", ">"]) else { return false }
        let type = words[arrow.upperBound...]
        return type.first != "Void" && !type.starts(with: ["(", ")"])
    }

    /// Returns whether a function returns a Boolean value, and can neither wait nor throw.
    func answersAtOnce(_ index: Int, _ brace: Int) -> Bool {
        wordsBehindParameters(index, brace) == ["-", ">", "Bool"]
    }

    private func wordsBehindParameters(_ index: Int, _ brace: Int) -> [String] {
        guard let open = (index..<brace).first(where: { tokens[$0].text == "(" }) else { return [] }
        return tokens[min(closing(open, before: brace) + 1, brace)..<brace].map(\.text)
    }

    /// Returns whether the body of a function with a result is one expression without `return`; `nil` where that is not certain.
    func isSingleExpression(_ body: Range<Int>) -> Bool? {
        guard let first = body.first else { return nil }
        var depth = 0
        var hasReturn = false
        var statementCount = 0
        for index in body {
            let token = tokens[index]
            if depth == 0 {
                if token.text == "return" { return false }
                let continues =
                    token.kind == .sign && !["(", "[", "{", "@", "#"].contains(token.text)
                    || index > body.lowerBound && tokens[index - 1].kind == .sign
                        && ![")", "]", "}", "?", "!", ">"].contains(tokens[index - 1].text)
                    || ["else", "as", "is", "in"].contains(token.text)
                if index == body.lowerBound || token.text == ";" || token.beginsLine && !continues {
                    statementCount += 1
                }
            }
            if token.text == "return" { hasReturn = true }
            depth += token.nesting
        }
        let word = tokens[first].text
        if word == "if" || word == "switch" {
            if hasReturn { return false }
            return statementCount == 1 ? true : nil
        }
        if Self.statements.contains(word) { return hasReturn || word == "throw" ? false : nil }
        return statementCount == 1 ? true : hasReturn ? false : nil
    }
}
