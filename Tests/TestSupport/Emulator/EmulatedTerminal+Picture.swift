extension EmulatedTerminal {
    /// Compares the whole screen with a picture: its lines as text, without the spaces at their ends and without the empty
    /// lines at the end of the screen.
    ///
    /// - Parameter picture: The picture, as a literal of several lines.
    /// - Throws: `PictureError` where the screen differs. Its description has the whole screen as a literal to be pasted.
    package func expectPicture(_ picture: String) throws(PictureError) {
        if text != picture { throw PictureError(expected: picture, shown: text) }
    }
}

/// A screen that does not show the picture that a test expects.
package struct PictureError: Error, Equatable, CustomStringConvertible {
    package let expected: String
    package let shown: String

    package var description: String {
        """
        The screen differs from the picture in \(differingRows.count == 1 ? "row" : "rows") \
        \(differingRows.map { String($0 + 1) }.joined(separator: ", ")).\(firstDifference)
        The whole screen, to be pasted:
        \(literal)
        """
    }

    /// The screen as a literal, indented as the argument of a call in a test.
    package var literal: String {
        let indent = String(repeating: " ", count: 12)
        let lines = Self.escaped(shown).split(separator: "\n", omittingEmptySubsequences: false)
        let content = lines.map { $0.isEmpty ? "" : indent + $0 }
        return ([indent + "\"\"\""] + content + [indent + "\"\"\""]).joined(separator: "\n")
    }

    /// The indices of the rows that differ.
    private var differingRows: [Int] {
        let (expected, shown) = (Self.lines(expected), Self.lines(shown))
        return (0..<max(expected.count, shown.count)).filter { row in
            row >= expected.count || row >= shown.count || expected[row] != shown[row]
        }
    }

    /// The first row that differs, as the picture and as the screen has it, one below the other.
    private var firstDifference: String {
        guard let row = differingRows.first else { return "" }
        func text(_ lines: [Substring]) -> String { row < lines.count ? "‘\(lines[row])’" : "no such row" }
        return """

            Row \(row + 1) of the picture: \(text(Self.lines(expected)))
            Row \(row + 1) of the screen:  \(text(Self.lines(shown)))
            """
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The text as it is written in a literal of several lines.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
    }
}
