import Core

/// A parser of formulas such as `1 + 2 × -3`.
///
/// ```
/// formula  = number *( operator number )      with spaces and tabs around each part
/// operator = "+" / "-" / "−" / "*" / "×" / "x" / "/" / "÷"
/// number   = [ "+" / "-" / "−" ] [ "₩" ] ( digits [ "." [ digits ] ] / "." digits ) [ "원" ]
/// ```
/// The integer digits can have commas between thousands: `1,234.5`. Full-width characters count as those of ASCII. A sign
/// belongs to a number if it is directly before the number, at a place where a number is expected: `2--3` is 5.
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
            let plain = text.halfWidth
            guard case .unexpectedCharacter = error.reason, plain != text else { throw error }
            return try parse(plain)
        }
    }
}

/// A scanner that reads a formula, or pasted keys, from the bytes of a text, in one pass.
struct ExpressionScanner {
    private let text: String
    private let bytes: [UInt8]
    /// Whether `x` is an operator. In a pasted text, it belongs to a word.
    private let readsLetters: Bool
    private var position = 0
    /// The end of the last number or operator, where a missing operand is reported.
    private var endOfLastItem = 0

    init(_ text: String, readsLetters: Bool = true) {
        self.text = text
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
        if case .number = previous, firstDigit(at: position) != nil { throw error(.missingOperator, at: position) }
        return .number(try number())
    }

    private mutating func number() throws(ExpressionError) -> Decimal128 {
        let start = position
        let isNegative = takeSign()
        guard position < bytes.count else { throw error(.missingOperand, at: endOfLastItem) }
        guard let firstDigit = firstDigit(at: position) else {
            throw `operator`(at: position) == nil ? unexpectedCharacter : error(.missingOperand, at: position)
        }
        position = firstDigit
        var hasPoint = false
        var hasSeparators = false
        takeDigits(&hasPoint)
        while position < bytes.count, bytes[position] == UInt8(ascii: ","), bytes.isThousandsSeparator(at: position) {
            hasSeparators = true
            position += 1
            takeDigits(&hasPoint)
        }
        let number = bytes.withUnsafeBufferPointer {
            let written = UnsafeBufferPointer(rebasing: $0[firstDigit..<position])
            guard hasSeparators else { return Decimal128(exactly: written) }
            return written.filter { $0 != UInt8(ascii: ",") }.withUnsafeBufferPointer { Decimal128(exactly: $0) }
        }
        let hasDigits = position - firstDigit > (hasPoint ? 1 : 0)
        guard number != nil || !hasDigits else { throw error(.numberTooLong, at: start) }
        guard !isPoint(at: position) else { throw error(.malformedNumber, at: position) }
        guard let number else { throw error(.malformedNumber, at: start) }
        finishItem()
        if position < bytes.count, bytes[position] == 0xEC, bytes[position...].starts(with: "원".utf8) {
            position += 3
            finishItem()
        }
        return isNegative ? -number : number
    }

    private mutating func takeDigits(_ hasPoint: inout Bool) {
        while startsNumber(at: position), !hasPoint || !isPoint(at: position) {
            hasPoint = hasPoint || isPoint(at: position)
            position += 1
        }
    }

    /// Returns the place of the first digit or the point of a number, which can stand behind `₩`; nil if no number begins here.
    private func firstDigit(at offset: Int) -> Int? {
        if startsNumber(at: offset) { return offset }
        let isWon = offset < bytes.count && bytes[offset] == 0xE2 && bytes[offset...].starts(with: "₩".utf8)
        return isWon && startsNumber(at: offset + 3) ? offset + 3 : nil
    }

    /// Reads a sign if it belongs to a number, and returns whether it was a minus.
    private mutating func takeSign() -> Bool {
        guard let (sign, length) = `operator`(at: position), firstDigit(at: position + length) != nil else {
            return false
        }
        switch sign {
        case .add, .subtract:
            position += length
            return sign == .subtract
        case .multiply, .divide:
            return false
        }
    }

    private mutating func takeOperator() throws(ExpressionError) -> Operator {
        guard let (found, length) = `operator`(at: position) else {
            throw firstDigit(at: position) != nil ? error(.missingOperator, at: position) : unexpectedCharacter
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

    private func startsNumber(at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        return switch bytes[offset] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
        default: false
        }
    }

    private func isPoint(at offset: Int) -> Bool { offset < bytes.count && bytes[offset] == UInt8(ascii: ".") }

    /// Returns the operator at an offset, and its length in bytes.
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
        ExpressionError(column: characterCount(before: offset) + 1, reason: reason)
    }

    /// The error of the character here, or only of its first scalar if it has a very long list of accents.
    private var unexpectedCharacter: ExpressionError {
        let count = characterCount(before: position)
        let character = text[text.index(text.startIndex, offsetBy: count)]
        let first = character.unicodeScalars.first.map { Character($0) } ?? character
        return error(.unexpectedCharacter(character.utf8.count > 64 ? first : character), at: position)
    }

    /// Returns the number of characters before an offset. A scalar that is part of the previous character counts as that one.
    private func characterCount(before offset: Int) -> Int {
        text.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: offset))
    }
}

/// An error in the text of a formula.
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
    }

    /// The position in characters, counted from 1; one past the end if the text ends too early.
    public let column: Int
    /// The kind of error.
    public let reason: Reason
}
