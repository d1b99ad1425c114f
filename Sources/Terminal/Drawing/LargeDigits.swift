/// A number in digits that are several rows high. Points and commas stand in the gaps between the digits.
public struct LargeDigits {
    /// The height and width of digits.
    public enum Size: Hashable, Sendable {
        /// Three rows, and two columns for a digit: for long numbers.
        case narrow
        /// Three rows, and three columns for a digit.
        case small
        /// Five pixels, each of so many rows and twice as many columns: two cells side by side are about a square.
        case pixels(Int)

        /// The rows of a digit.
        public var rows: Int {
            switch self {
            case .narrow, .small: 3
            case .pixels(let scale): LargeDigits.pixelRows * scale
            }
        }

        var digitColumns: Int {
            switch self {
            case .narrow: 2
            case .small: LargeDigits.pixelColumns
            case .pixels(let scale): LargeDigits.pixelColumns * 2 * scale
            }
        }

        var gap: Int { if case .pixels(let scale) = self { max(2, scale) } else { 1 } }

        /// Returns the columns of a number of digits, without points and commas.
        public func columns(ofDigits count: Int) -> Int { count * (digitColumns + gap) - gap }
    }

    let glyphs: [[Cell]]
    /// The height of the number.
    public var rows: Int { glyphs.count }
    /// The width of the number.
    public let columns: Int

    /// Creates the digits of a number; `nil` for a text with other characters.
    public init?(_ text: String, _ size: Size = .small) {
        var rows = Array(repeating: [Cell](), count: size.rows)
        for byte in text.utf8 {
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") {
                guard let last = rows.last, !last.isEmpty else { return nil }
                rows[rows.count - 1][last.count - size.gap] = Cell(byte, count: 1, width: 1)
            } else {
                guard let digit = Self.shape(of: byte, size) else { return nil }
                for row in rows.indices { rows[row] += digit[row] }
            }
        }
        glyphs = rows
        let last = rows[rows.count - 1]
        columns = max(0, last.last == .blank ? last.count - size.gap : last.count)
    }

    private static func shape(of byte: UInt8, _ size: Size) -> [[Cell]]? {
        switch size {
        case .narrow: narrowShapes[byte]
        case .small: smallShapes[byte]
        case .pixels(let scale):
            pixels[byte].map { rows in
                rows.flatMap { row in
                    let line = row.flatMap { Array(repeating: $0 ? block : .blank, count: 2 * scale) }
                    return Array(repeating: line + Array(repeating: .blank, count: size.gap), count: scale)
                }
            }
        }
    }

    // MARK: Shapes

    private static let pixelRows = 5
    private static let pixelColumns = 3
    private static let block = Cell("█", width: 1)

    private static let picture = [
        " 0   1   2   3   4   5   6   7   8   9   -   +   e ",
        "███ ·█· ███ ███ █·█ ███ ███ ███ ███ ███ ··· ··· ███",
        "█·█ ██· ··█ ··█ █·█ █·· █·· ··█ █·█ █·█ ··· ·█· █··",
        "█·█ ·█· ███ ███ ███ ███ ███ ··█ ███ ███ ███ ███ ███",
        "█·█ ·█· █·· ··█ ··█ ··█ █·█ ··█ █·█ ··█ ··· ·█· █··",
        "███ ███ ███ ███ ··█ ███ ███ ··█ ███ ███ ··· ··· ███",
    ].map { $0.split(separator: " ") }

    /// The pixels of each digit, three by five.
    private static let pixels: [UInt8: [[Bool]]] = picture[0].enumerated().reduce(into: [:]) { shapes, name in
        shapes[name.element.utf8[name.element.startIndex]] = picture.dropFirst().map { row in
            row[name.offset].map { $0 == "█" }
        }
    }

    /// The digits with two pixels in each cell, one above the other.
    private static let smallShapes: [UInt8: [[Cell]]] = pixels.mapValues { rows in
        stride(from: 0, to: pixelRows, by: 2).map { top in
            let bottom = top + 1 < pixelRows ? rows[top + 1] : Array(repeating: false, count: pixelColumns)
            return zip(rows[top], bottom).map { upper, lower in
                let signs: Unicode.Scalar = upper ? (lower ? "█" : "▀") : lower ? "▄" : " "
                return Cell(signs, width: 1)
            } + [.blank]
        }
    }

    private static let narrowShapes: [UInt8: [[Cell]]] = [
        "0": ["▛▜", "▌▐", "▙▟"], "1": [" ▜", " ▐", " ▐"], "2": ["▀▜", "▛▀", "▙▄"], "3": ["▀▜", "▀▜", "▄▟"],
        "4": ["▌▐", "▀▜", " ▐"], "5": ["▛▀", "▀▜", "▄▟"], "6": ["▛▀", "▛▜", "▙▟"], "7": ["▀▜", " ▐", " ▐"],
        "8": ["▛▜", "▛▜", "▙▟"], "9": ["▛▜", "▀▜", "▄▟"], "-": ["  ", "▀▀", "  "], "+": ["▗ ", "▟▄", "▝ "],
        "e": ["▛▀", "▛▀", "▙▄"],
    ].reduce(into: [:]) { shapes, digit in
        shapes[digit.key.utf8[digit.key.startIndex]] = digit.value.map { row in
            (row + " ").unicodeScalars.map { Cell($0, width: 1) }
        }
    }
}
