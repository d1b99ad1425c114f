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
        The screen differs from the picture in \(differingRows). The whole screen, to be pasted:
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

    /// The rows that differ, counted from 1.
    private var differingRows: String {
        let (expected, shown) = (Self.lines(expected), Self.lines(shown))
        let rows = (0..<max(expected.count, shown.count)).filter { row in
            row >= expected.count || row >= shown.count || expected[row] != shown[row]
        }
        return (rows.count == 1 ? "row " : "rows ") + rows.map { String($0 + 1) }.joined(separator: ", ")
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The text as it is written in a literal of several lines.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
    }
}
