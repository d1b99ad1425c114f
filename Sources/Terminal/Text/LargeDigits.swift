/// A number in digits of three rows. Points and commas stand in the gaps between the digits.
public struct LargeDigits {
    /// The columns of each row: two for a digit, and one for the gap behind it.
    let glyphs: [[Glyph]]
    /// The width of the number.
    public let columns: Int
    /// The column in which the next digit begins.
    public let endColumn: Int

    /// The height of a digit.
    public static let rows = 3

    /// Creates the digits of a number; `nil` for a text with other characters.
    public init?(_ text: String) {
        var rows = Array(repeating: [Glyph](), count: Self.rows)
        for row in rows.indices { rows[row].reserveCapacity(text.utf8.count * 3) }
        for byte in text.utf8 {
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") {
                guard !rows[2].isEmpty else { return nil }
                rows[2][rows[2].count - 1] = Glyph(byte, count: 1, width: 1)
            } else {
                guard let digit = Self.shapes[byte] else { return nil }
                for row in rows.indices { rows[row] += digit[row] }
            }
        }
        glyphs = rows
        endColumn = rows[2].count
        columns = rows[2].last == .blank ? endColumn - 1 : endColumn
    }

    private static let shapes: [UInt8: [[Glyph]]] = [
        "0": ["▛▜", "▌▐", "▙▟"], "1": [" ▜", " ▐", " ▐"], "2": ["▀▜", "▛▀", "▙▄"], "3": ["▀▜", "▀▜", "▄▟"],
        "4": ["▌▐", "▀▜", " ▐"], "5": ["▛▀", "▀▜", "▄▟"], "6": ["▛▀", "▛▜", "▙▟"], "7": ["▀▜", " ▐", " ▐"],
        "8": ["▛▜", "▛▜", "▙▟"], "9": ["▛▜", "▀▜", "▄▟"], "-": ["  ", "▀▀", "  "], "+": ["▗ ", "▟▄", "▝ "],
        "e": ["▛▀", "▛▀", "▙▄"],
    ].reduce(into: [:]) { shapes, digit in
        shapes[digit.key.utf8[digit.key.startIndex]] = digit.value.map { row in
            (row + " ").unicodeScalars.map { Glyph($0, width: 1) }
        }
    }
}
