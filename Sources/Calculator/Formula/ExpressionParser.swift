import Core

/// A parser of formulas such as `1 + 2 × -3`.
///
/// ```
/// formula  = number *( operator number )      with spaces and tabs around each part
/// operator = "+" / "-" / "−" / "*" / "×" / "x" / "/" / "÷"
/// ```
/// A number is one as for `WrittenNumber`: `1,234.5`, `-₩5`, `1.5e-7`. Blanks, signs and digits of other alphabets count as those of ASCII. A
/// sign belongs to a number if it is directly before the number or its unit, at a place where a number is expected: `2--3` is 5.
public enum ExpressionParser {
    /// Returns the formula of a text of any length.
    ///
    /// - Throws: `ExpressionError` with the position of the first error.
    /// - Complexity: O(*n*) in the length of the text.
    public static func parse(_ text: String) throws(ExpressionError) -> Formula {
        do throws(ExpressionError) {
            var scanner = ExpressionScanner(text)
            return try scanner.formula()
        } catch {
            // Full-width characters are unexpected at first, because a look for them would cost each formula time.
            let plain = text.plain
            guard case .unexpectedCharacter = error.reason, plain != text else { throw error }
            var scanner = ExpressionScanner(plain, writtenAs: text)
            return try scanner.formula()
        }
    }
}

/// A scanner that reads a formula, or pasted keys, from the bytes of a text, in one pass.
struct ExpressionScanner {
    private let text: String
    /// The text in its own characters, where the columns of errors are.
    private let written: String?
    private let bytes: [UInt8]
    /// Whether `x` is an operator. In a pasted text, it belongs to a word.
    private let readsLetters: Bool
    private var position = 0
    /// The end of the last number or operator, where a missing operand is reported.
    private var endOfLastItem = 0

    init(_ text: String, writtenAs written: String? = nil, readsLetters: Bool = true) {
        self.text = text
        self.written = written
        self.readsLetters = readsLetters
        bytes = Array(text.utf8)
    }

    mutating func formula() throws(ExpressionError) -> Formula {
        skipSpaces()
        guard position < bytes.count else { throw error(.empty, at: 0) }
        var formula = Formula(try number())
        while position < bytes.count {
            let `operator` = try takeOperator()
            formula.append(`operator`, try number())
        }
        return formula
    }

    /// An item of pasted keys. A sign belongs to a number only behind an operator.
    enum PastedItem {
        case number(Decimal128), operation(Operator), equals
    }

    /// Reads the next item of pasted keys; nil at the end.
    ///
    /// - Throws: `ExpressionError`, also for a number directly behind another one.
    mutating func pastedItem(after previous: PastedItem?) throws(ExpressionError) -> PastedItem? {
        skipSpaces()
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "=") {
            position += 1
            return .equals
        }
        if case .operation = previous { return .number(try number()) }
        if `operator`(at: position) != nil { return .operation(try takeOperator()) }
        if case .number = previous, startsNumber(at: position) { throw error(.missingOperator, at: position) }
        return .number(try number())
    }

    private mutating func number() throws(ExpressionError) -> Decimal128 {
        let start = position
        guard start < bytes.count else { throw error(.missingOperand, at: endOfLastItem) }
        guard let number = WrittenNumber(in: bytes, at: start) else {
            throw `operator`(at: start) == nil ? unexpectedCharacter : error(.missingOperand, at: start)
        }
        guard number.value != nil || !number.hasDigits else { throw error(.numberTooLong, at: start) }
        guard bytes.dropFirst(number.endOfDigits).first != UInt8(ascii: ".") else {
            throw error(.malformedNumber, at: number.endOfDigits)
        }
        guard let value = number.value else { throw error(.malformedNumber, at: start) }
        position = number.end
        finishItem()
        return value
    }

    private func startsNumber(at offset: Int) -> Bool { WrittenNumber(in: bytes, at: offset, takesSign: false) != nil }

    private mutating func takeOperator() throws(ExpressionError) -> Operator {
        guard let (found, length) = `operator`(at: position) else {
            throw startsNumber(at: position) ? error(.missingOperator, at: position) : unexpectedCharacter
        }
        position += length
        finishItem()
        return found
    }

    private mutating func finishItem() {
        endOfLastItem = position
        skipSpaces()
    }

    private mutating func skipSpaces() {
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    }

    /// A carriage return counts, because lines of other systems end with one.
    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private func `operator`(at offset: Int) -> (Operator, length: Int)? {
        guard offset < bytes.count else { return nil }
        return switch bytes[offset] {
        case UInt8(ascii: "+"): (.add, 1)
        case UInt8(ascii: "-"): (.subtract, 1)
        case UInt8(ascii: "*"): (.multiply, 1)
        case UInt8(ascii: "x") where readsLetters, UInt8(ascii: "X") where readsLetters: (.multiply, 1)
        case UInt8(ascii: "/"): (.divide, 1)
        case 0xC3 where bytes[offset...].starts(with: "×".utf8): (.multiply, 2)
        case 0xC3 where bytes[offset...].starts(with: "÷".utf8): (.divide, 2)
        case 0xE2 where bytes[offset...].starts(with: "−".utf8): (.subtract, 3)
        default: nil
        }
    }

    /// Returns the error at an offset, which is in bytes.
    private func error(_ reason: ExpressionError.Reason, at offset: Int) -> ExpressionError {
        let column = characterCount(before: offset) + 1
        return ExpressionError(column: written?.column(ofPlain: column) ?? column, reason: reason)
    }

    /// The error of the character here, or only of its first scalar if it has a very long list of accents.
    private var unexpectedCharacter: ExpressionError {
        let column = error(.empty, at: position).column
        // A person looks for the character in their own text. That of a wide keyboard has the reason of the plain one.
        let source = written ?? text
        let found = source[source.index(source.startIndex, offsetBy: column - 1)]
        let plain = String(found).plain
        let character = plain.utf8.count == 1 && plain != " " ? Character(plain) : found
        let first = character.unicodeScalars.first.map { Character($0) } ?? character
        return error(.unexpectedCharacter(character.utf8.count > 64 ? first : character), at: position)
    }

    /// Returns the number of characters before an offset. A scalar that is part of the previous character counts as that one.
    private func characterCount(before offset: Int) -> Int {
        text.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: offset))
    }
}

/// An error in the text of a formula, or of keys.
public struct ExpressionError: Error, Hashable, Sendable {
    /// A kind of error.
    public enum Reason: Hashable, Sendable {
        /// The text is empty or has only spaces.
        case empty
        /// A number is expected.
        case missingOperand
        /// An operator is expected.
        case missingOperator
        /// The character is not part of any formula. A very long character is given by its first scalar.
        case unexpectedCharacter(Character)
        /// The number has a second point, or no digits.
        case malformedNumber
        /// The number has more digits than a `Decimal128`. It is not rounded, because the result would be wrong.
        case numberTooLong
        /// The character is no key; if it is a letter, it is given with the letters that follow, 20 at most.
        case unknownKey(String)
    }

    /// The position in characters, counted from 1; one past the end if the text ends too early.
    public let column: Int
    /// The kind of error.
    public let reason: Reason
}
