/// Turns a text such as `1 + 2 × -3` into a formula.
///
/// ```
/// formula  = number *( operator number )      spaces and tabs may stand around each of them
/// operator = "+" / "-" / "−" / "*" / "×" / "x" / "/" / "÷"
/// number   = [ "+" / "-" / "−" ] ( digits [ "." [ digits ] ] / "." digits )
/// ```
/// A sign belongs to a number only if it stands directly before it and where a number is expected: `2--3` is 5.
package enum ExpressionParser {
    /// Reads a formula.
    ///
    /// - Parameter text: one formula, of any length.
    /// - Returns: the operands and operators in the order in which they are written.
    /// - Throws: `ExpressionError` with the first place that is wrong.
    /// - Complexity: O(length).
    package static func parse(_ text: String) throws(ExpressionError) -> Formula {
        var scanner = ExpressionScanner(text)
        do throws(ExpressionScanner.Fault) {
            return try scanner.formula()
        } catch {
            throw ExpressionError(error, in: text)
        }
    }
}

extension ExpressionError {
    /// Says in characters what the scanner says in bytes.
    fileprivate init(_ fault: ExpressionScanner.Fault, in text: String) {
        let place = text.utf8.index(text.startIndex, offsetBy: fault.offset)
        // A scalar that joins the character before it lies in the middle of that character, and counts as there.
        let charactersBefore = text.distance(from: text.startIndex, to: place)
        column = charactersBefore + 1
        reason =
            switch fault.reason {
            case .empty: .empty
            case .missingOperand: .missingOperand
            case .missingOperator: .missingOperator
            case .unexpectedCharacter: .unexpectedCharacter(Self.character(charactersBefore, of: text))
            case .malformedNumber: .malformedNumber
            case .numberTooLong: .numberTooLong
            }
    }

    /// The character at an offset, or only its first scalar when somebody piled a megabyte of accents upon it.
    private static func character(_ offset: Int, of text: String) -> Character {
        let character = text[text.index(text.startIndex, offsetBy: offset)]
        guard character.utf8.count > 64, let first = character.unicodeScalars.first else { return character }
        return Character(first)
    }
}

/// Where and why a text is no formula.
package struct ExpressionError: Error, Hashable, Sendable {
    /// What is wrong there.
    package enum Reason: Hashable, Sendable {
        /// There is nothing but spaces.
        case empty
        /// A number should stand here: after an operator, or in place of one that follows another.
        case missingOperand
        /// An operator should stand here, between two numbers.
        case missingOperator
        /// Nothing in a formula is written so. A character of many scalars is given by its first one.
        case unexpectedCharacter(Character)
        /// The number that the column is in has a second point, or no digit at all.
        case malformedNumber
        /// The number that begins here has more digits than a `Decimal128` keeps. It is refused rather than rounded,
        /// because a formula shall mean what it says.
        case numberTooLong
    }

    /// The place, in characters from 1; one past the end when the text ends too early.
    package let column: Int
    /// What is wrong there.
    package let reason: Reason

    /// Names a place and a reason.
    ///
    /// - Parameters:
    ///   - column: in characters, from 1.
    ///   - reason: what is wrong there.
    package init(column: Int, reason: Reason) {
        self.column = column
        self.reason = reason
    }
}
