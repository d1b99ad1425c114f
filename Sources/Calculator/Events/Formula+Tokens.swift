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
    /// The origin as text, such as `7 × 8 =, AC`. Of a long calculation, only its end is given.
    public var text: String {
        let key = KeyNames(key).label
        return switch source {
        case .entry: key
        case .subtotal(let formula): "\(formula.text(operations: 4)), \(key)"
        case .result(let formula): "\(formula.text(operations: 4)) =, \(key)"
        case .function(let function, of: let number): "\(function.text(of: number)), \(key)"
        }
    }

    /// The origin with all digits, such as `7 * 8 = AC`, `12 + 3 AC`, `9 SQRT CE` or `AC`.
    package var tokens: String {
        let key = KeyNames(key).token
        return switch source {
        case .entry: key
        case .subtotal(let formula): "\(formula.tokens) \(key)"
        case .result(let formula): "\(formula.tokens) = \(key)"
        case .function(let function, of: let number):
            "\(function.formula(of: number).tokens) \(KeyNames(.function(function.key)).token) \(key)"
        }
    }

    /// Creates an origin from the form of ``tokens``; nil for any other text.
    package init?(tokens: String) {
        var words = tokens.split(separator: " ")[...]
        guard let last = words.popLast(), case .press(let key)? = CalculatorEvent(token: String(last)) else {
            return nil
        }
        self.key = key
        let before = words.last.flatMap { CalculatorEvent(token: String($0)) }
        switch before {
        case nil where words.isEmpty: source = .entry
        case .press(.equals):
            guard let formula = Formula(words: words.dropLast()) else { return nil }
            source = .result(formula)
        case .press(.function(let key)):
            guard let formula = Formula(words: words.dropLast()), let function = TapeRow.Function(key, in: formula)
            else { return nil }
            source = .function(function, of: Array(formula.operands).last ?? .zero)
        default:
            guard let formula = Formula(words: words) else { return nil }
            source = .subtotal(formula)
        }
    }
}

extension TapeRow.Function {
    fileprivate var key: CalculatorFunction {
        if case .plain(let key) = self { key } else { .percent }
    }

    /// Returns what stands before the key: the number, with the one of which it is a percentage.
    fileprivate func formula(of number: Decimal128) -> Formula {
        guard case .percentage(of: let whole, let `operator`) = self else { return Formula(number) }
        var formula = Formula(whole)
        formula.append(`operator`, number)
        return formula
    }

    /// Creates the function of a key from what stands before it; nil if a number too many does.
    fileprivate init?(_ key: CalculatorFunction, in formula: Formula) {
        guard formula.operators.count <= (key == .percent ? 1 : 0) else { return nil }
        self = formula.operators.peek.map { .percentage(of: formula.operands.peek ?? .zero, $0) } ?? .plain(key)
    }
}
