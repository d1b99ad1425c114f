import Core

// The forms in which a calculation stands in a file: all digits, and the tokens of the keys.

extension Decimal128 {
    /// The number with all digits, and `~` behind those of a rounded one, so that a replayed event has the same results.
    package var token: String { description + (isRounded ? "~" : "") }

    /// Creates a number from the form of ``token``; nil for any other text.
    package init?(token: String) {
        let isRounded = token.utf8.last == UInt8(ascii: "~")
        guard let number = Decimal128(isRounded ? String(token.dropLast()) : token) else { return nil }
        self = number.calculated(fromRounded: isRounded)
    }
}

extension Formula {
    /// The formula with all digits, such as `12 + 3 * -4`.
    package var tokens: String {
        var operands = operands
        var text = operands.dequeue()?.token ?? ""
        for (`operator`, operand) in zip(operators, operands) {
            text += " \(KeyNames(.operation(`operator`)).token) \(operand.token)"
        }
        return text
    }

    /// Creates a formula from the form of ``tokens``; nil for any other text.
    package init?(tokens: String) {
        self.init(words: tokens.split(separator: " ")[...])
    }

    fileprivate init?(words: ArraySlice<Substring>) {
        guard let first = words.first.flatMap({ Decimal128(token: String($0)) }), !words.count.isMultiple(of: 2) else {
            return nil
        }
        self.init(first)
        var rest = words.dropFirst()
        while let sign = rest.popFirst(), let operand = rest.popFirst() {
            guard case .press(.operation(let `operator`))? = CalculatorEvent(token: String(sign)),
                let number = Decimal128(token: String(operand))
            else { return nil }
            append(`operator`, number)
        }
    }
}

extension Origin {
    /// The origin with all digits, such as `7 * 8 = AC`, `12 + 3 AC`, `9 SQRT CE` or `AC`.
    package var tokens: String {
        let key = KeyNames(key).token
        return switch source {
        case .entry: key
        case .subtotal(let formula): "\(formula.tokens) \(key)"
        case .result(let formula): "\(formula.tokens) = \(key)"
        case .function(let function, of: let number): "\(function.tokens(of: number)) \(key)"
        }
    }

    /// Creates an origin from the form of ``tokens``; nil for any other text.
    package init?(tokens: String) {
        var words = tokens.split(separator: " ")[...]
        guard let last = words.popLast(), case .press(let key)? = CalculatorEvent(token: String(last)),
            let source = Source(words: words)
        else { return nil }
        self.init(source: source, key: key)
    }
}

extension Origin.Source {
    fileprivate init?(words: ArraySlice<Substring>) {
        guard let last = words.last else {
            self = .entry
            return
        }
        let rest = words.dropLast()
        switch CalculatorEvent(token: String(last)) {
        case .press(.equals):
            guard let formula = Formula(words: rest) else { return nil }
            self = .result(formula)
        case .press(.function(let key)):
            guard let formula = Formula(words: rest),
                let (function, number) = TapeRow.Function.application(of: key, in: formula)
            else { return nil }
            self = .function(function, of: number)
        default:
            guard let formula = Formula(words: words) else { return nil }
            self = .subtotal(formula)
        }
    }
}

extension TapeRow.Function {
    fileprivate func tokens(of number: Decimal128) -> String {
        let number = number.token
        return switch self {
        case .hundredth: "\(number) PCT"
        case .percentage(of: let whole, let `operator`):
            "\(whole.token) \(KeyNames(.operation(`operator`)).token) \(number) PCT"
        case .squareRoot: "\(number) SQRT"
        case .square: "\(number) SQR"
        case .reciprocal: "\(number) REC"
        }
    }

    /// Returns the function and its number from the key and what stands before it.
    fileprivate static func application(
        of key: CalculatorFunction, in formula: Formula
    ) -> (TapeRow.Function, Decimal128)? {
        let operands = Array(formula.operands)
        switch (key, operands.count) {
        case (.percent, 1): return (.hundredth, operands[0])
        case (.percent, 2): return formula.operators.peek.map { (.percentage(of: operands[0], $0), operands[1]) }
        case (.squareRoot, 1): return (.squareRoot, operands[0])
        case (.square, 1): return (.square, operands[0])
        case (.reciprocal, 1): return (.reciprocal, operands[0])
        case (_, _): return nil
        }
    }
}
