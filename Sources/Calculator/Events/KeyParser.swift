/// Reads keys from a line of text; capital and small letters are the same.
package enum KeyParser {
    /// Reads keys that are separated by spaces: `1 2 + 00 NEG =`.
    ///
    /// - Parameter line: the names `0`–`9 00 . + - * / = AC CE NEG BS UNDO REDO`, also `− × x ÷ ± ⌫ DEL`.
    /// - Returns: the commands in their order; none for an empty line.
    /// - Throws: `KeyError` at the first word that is none of them.
    /// - Complexity: O(length).
    package static func tokens(_ line: String) throws(KeyError) -> [CalculatorCommand] {
        var commands: [CalculatorCommand] = []
        try forEachWord(of: line) { word, column throws(KeyError) in
            guard let (command, length) = command(wholeOf: word), length == word.count else {
                throw KeyError(column: column, text: word)
            }
            commands.append(command)
        }
        return commands
    }

    /// Reads keys that stand close together: `12+3=`, `ac`, `ce neg`.
    ///
    /// Spaces may separate them; `00` that stands alone is the double-zero key.
    ///
    /// - Parameter line: the same names as for `tokens(_:)`.
    /// - Returns: the commands in their order; none for an empty line.
    /// - Throws: `KeyError` at the first character that begins none of them.
    /// - Complexity: O(length).
    package static func line(_ line: String) throws(KeyError) -> [CalculatorCommand] {
        var commands: [CalculatorCommand] = []
        try forEachWord(of: line) { word, column throws(KeyError) in
            guard word != doubleZero else { return commands.append(.press(.doubleZero)) }
            var rest = word
            var column = column
            while !rest.isEmpty {
                guard let (command, length) = command(atStartOf: rest) else {
                    throw KeyError(column: column, text: rest)
                }
                commands.append(command)
                rest = rest.dropFirst(length)
                column += length
            }
        }
        return commands
    }

    /// Reads a calculation that was pasted: digits, the dot, operators and `=`. Spaces and the commas of thousands are left out.
    ///
    /// Names are no keys here: nobody means to clear anything by pasting a text.
    ///
    /// - Parameters:
    ///   - text: what was pasted.
    ///   - style: the calculator's; a key that it lacks is none.
    /// - Returns: the keys in their order.
    /// - Throws: `KeyError` at the first character that is no key.
    /// - Complexity: O(length).
    package static func pasted(_ text: String, in style: CalculatorStyle) throws(KeyError) -> [CalculatorKey] {
        var keys: [CalculatorKey] = []
        for (index, character) in text.enumerated() where !character.isWhitespace && character != "," {
            switch CalculatorCommand(character) {
            case .press(let key) where style.has(key) && !"xX±⌫".contains(character): keys.append(key)
            case .press, .undo, .redo, nil: throw KeyError(column: index + 1, text: Substring(String(character)))
            }
        }
        return keys
    }

    private static let doubleZero = "00"

    private static func command(wholeOf word: Substring) -> (CalculatorCommand, length: Int)? {
        word == doubleZero ? (.press(.doubleZero), doubleZero.count) : command(atStartOf: word)
    }

    private static func command(atStartOf text: Substring) -> (CalculatorCommand, length: Int)? {
        if let command = text.first.flatMap(CalculatorCommand.init) { return (command, 1) }
        let start = text.prefix(4).lowercased()
        return CalculatorCommand.named.first { start.hasPrefix($0.name) }.map { ($0.command, $0.name.count) }
    }

    /// Goes through the words with their columns, in one pass, however long the line is.
    private static func forEachWord(
        of line: String, _ body: (Substring, _ column: Int) throws(KeyError) -> Void
    ) throws(KeyError) {
        var column = 1
        var start: (index: String.Index, column: Int)?
        for index in line.indices {
            if line[index].isWhitespace {
                if let (index: first, column: firstColumn) = start { try body(line[first..<index], firstColumn) }
                start = nil
            } else if start == nil {
                start = (index, column)
            }
            column += 1
        }
        if let (index: first, column: firstColumn) = start { try body(line[first...], firstColumn) }
    }
}

/// Where a line of keys names no key.
package struct KeyError: Error, Hashable, Sendable {
    /// The place, in characters from 1.
    package let column: Int
    /// What stands there, at most its first 20 characters.
    package let text: String

    init(column: Int, text: Substring) {
        self.column = column
        self.text = String(text.prefix(20))
    }
}
