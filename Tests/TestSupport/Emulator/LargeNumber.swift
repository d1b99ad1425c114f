/// A number in digits of three rows, as a person reads it. The shapes are drawn here once more by hand.
package struct LargeNumber {
    /// The rows of the number, all of the same width.
    package let lines: [String]

    private static let shapes: [Character: [String]] = [
        "0": ["▛▜", "▌▐", "▙▟"], "1": [" ▜", " ▐", " ▐"], "2": ["▀▜", "▛▀", "▙▄"], "3": ["▀▜", "▀▜", "▄▟"],
        "4": ["▌▐", "▀▜", " ▐"], "5": ["▛▀", "▀▜", "▄▟"], "6": ["▛▀", "▛▜", "▙▟"], "7": ["▀▜", " ▐", " ▐"],
        "8": ["▛▜", "▛▜", "▙▟"], "9": ["▛▜", "▀▜", "▄▟"], "-": ["  ", "▀▀", "  "],
    ]

    /// Creates the picture of a number; nil for a text that is none.
    package init?(_ text: String) {
        var lines = ["", "", ""]
        for character in text {
            if let shape = Self.shapes[character] {
                for row in 0..<3 { lines[row] += shape[row] + " " }
            } else {
                guard character == "," || character == ".", !lines[0].isEmpty else { return nil }
                lines[2] = lines[2].dropLast() + String(character)
            }
        }
        guard !text.isEmpty else { return nil }
        self.lines = lines
    }

    /// Returns whether the number begins at a cell. The function returns the text of some cells from the column of that cell on, so
    /// many rows below it.
    package func begins(textOfCells: (_ columns: Int, _ rowsBelow: Int) -> String) -> Bool {
        lines.enumerated().allSatisfy { row, line in
            let shown = textOfCells(line.count, row)
            return Self.trimmed(shown) == Self.trimmed(line)
        }
    }

    private static func trimmed(_ text: String) -> String { String(text.reversed().drop { $0 == " " }.reversed()) }
}

extension EmulatedPage {
    /// Returns whether the page shows a number in large digits.
    package func shows(_ number: LargeNumber) -> Bool {
        let width = number.lines[0].count
        return (0..<max(0, rowCount - 2)).contains { row in
            (0...max(0, columnCount - width)).contains { column in
                number.begins { columns, rowsBelow in text(atColumn: column, row: row + rowsBelow, columns: columns) }
            }
        }
    }
}
