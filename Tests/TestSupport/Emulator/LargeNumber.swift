/// A number in digits of three rows, as a person reads it: in the usual font, or in the narrow one for long numbers. The shapes are drawn
/// here once more by hand.
package struct LargeNumber {
    /// The rows of the number in each font.
    private let fonts: [[String]]
    /// The rows of the number in the narrowest font, all of the same width.
    package var lines: [String] { fonts[1] }

    private static let usual: [Character: [String]] = [
        "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▄█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"], "3": ["▀▀█", "▀▀█", "▀▀▀"],
        "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"], "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"],
        "8": ["█▀█", "█▀█", "▀▀▀"], "9": ["█▀█", "▀▀█", "▀▀▀"], "-": ["   ", "▀▀▀", "   "],
    ]
    private static let narrow: [Character: [String]] = [
        "0": ["▛▜", "▌▐", "▙▟"], "1": [" ▜", " ▐", " ▐"], "2": ["▀▜", "▛▀", "▙▄"], "3": ["▀▜", "▀▜", "▄▟"],
        "4": ["▌▐", "▀▜", " ▐"], "5": ["▛▀", "▀▜", "▄▟"], "6": ["▛▀", "▛▜", "▙▟"], "7": ["▀▜", " ▐", " ▐"],
        "8": ["▛▜", "▛▜", "▙▟"], "9": ["▛▜", "▀▜", "▄▟"], "-": ["  ", "▀▀", "  "],
    ]

    /// Creates the picture of a number; nil for a text that is none.
    package init?(_ text: String) {
        let fonts = [Self.usual, Self.narrow].compactMap { Self.lines(text, $0) }
        guard !text.isEmpty, fonts.count == 2 else { return nil }
        self.fonts = fonts
    }

    private static func lines(_ text: String, _ shapes: [Character: [String]]) -> [String]? {
        var lines = ["", "", ""]
        for character in text {
            if let shape = shapes[character] {
                for row in 0..<3 { lines[row] += shape[row] + " " }
            } else {
                guard character == "," || character == ".", !lines[0].isEmpty else { return nil }
                lines[2] = lines[2].dropLast() + String(character)
            }
        }
        return lines
    }

    /// Returns whether the number begins at a cell. The function returns the text of some cells from the column of that cell on, so
    /// many rows below it.
    package func begins(textOfCells: (_ columns: Int, _ rowsBelow: Int) -> String) -> Bool {
        fonts.contains { lines in
            lines.enumerated().allSatisfy { row, line in
                Self.trimmed(textOfCells(line.count, row)) == Self.trimmed(line)
            }
        }
    }

    private static func trimmed(_ text: String) -> String { String(text.reversed().drop { $0 == " " }.reversed()) }
}

extension EmulatedPage {
    /// Returns whether the page shows a number in large digits.
    package func shows(_ number: LargeNumber) -> Bool {
        let width = number.lines[0].count
        return (0..<max(0, rows - 2)).contains { row in
            (0...max(0, columns - width)).contains { column in
                number.begins { columns, rowsBelow in text(atColumn: column, row: row + rowsBelow, columns: columns) }
            }
        }
    }
}
