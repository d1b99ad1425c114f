/// A parser of formulas such as `1 + 2 × -3`.
///
/// ```
/// formula  = number *( operator number )      with spaces and tabs around each part
/// operator = "+" / "-" / "−" / "*" / "×" / "x" / "/" / "÷"
/// number   = [ "+" / "-" / "−" ] ( digits [ "." [ digits ] ] / "." digits )
/// ```
/// A sign belongs to a number if it is directly before the number, at a place where a number is expected: `2--3` is 5.
public enum ExpressionParser {
    /// Returns the formula of a text of any length.
    ///
    /// - Throws: `ExpressionError` with the position of the first error.
    /// - Complexity: O(*n*) in the length of the text.
    public static func parse(_ text: String) throws(ExpressionError) -> Formula {
        var scanner = ExpressionScanner(text)
        do throws(ExpressionScanner.ScanError) {
            return try scanner.formula()
        } catch {
            throw ExpressionError(error, in: text)
        }
    }
}

extension ExpressionError {
    fileprivate init(_ error: ExpressionScanner.ScanError, in text: String) {
        let place = text.utf8.index(text.startIndex, offsetBy: error.offset)
        // A scalar that is part of the previous character counts as that character.
        let charactersBefore = text.distance(from: text.startIndex, to: place)
        column = charactersBefore + 1
        reason =
            switch error.reason {
            case .empty: .empty
            case .missingOperand: .missingOperand
            case .missingOperator: .missingOperator
            case .unexpectedCharacter: .unexpectedCharacter(Self.character(charactersBefore, of: text))
            case .malformedNumber: .malformedNumber
            case .numberTooLong: .numberTooLong
            }
    }

    /// Returns the character at an offset, or only its first scalar if it has a very long list of accents.
    private static func character(_ offset: Int, of text: String) -> Character {
        let character = text[text.index(text.startIndex, offsetBy: offset)]
        guard character.utf8.count > 64, let first = character.unicodeScalars.first else { return character }
        return Character(first)
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

    init(column: Int, reason: Reason) {
        self.column = column
        self.reason = reason
    }
}
