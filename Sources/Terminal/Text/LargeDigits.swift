/// A number in digits of three rows. Points and commas stand in the gaps between the digits.
public struct LargeDigits {
    /// The rows of the number.
    public let lines: [String]
    /// The width of the number.
    public private(set) var columns = 0
    /// The column in which the next digit begins.
    public private(set) var endColumn = 0

    /// The height of a digit.
    public static let rows = 3
    /// Creates the digits of a number; `nil` for a text with other characters.
    public init?(_ text: String) {
        var (upper, middle, lower, gap) = ("", "", "", "")
        // Up to three characters of three bytes for each digit: rows that grow take half as long again.
        upper.reserveCapacity(text.utf8.count * 9)
        middle.reserveCapacity(text.utf8.count * 9)
        lower.reserveCapacity(text.utf8.count * 9)
        for character in text.unicodeScalars {
            if character == "," || character == "." {
                guard endColumn > 0 else { return nil }
                gap = String(character)
                columns = endColumn
            } else {
                guard let digit = Self.lines(of: character) else { return nil }
                if !gap.isEmpty {
                    upper += " "
                    middle += " "
                }
                upper += digit.0
                middle += digit.1
                lower += gap
                lower += digit.2
                gap = " "
                columns = endColumn + 2
                endColumn += 3
            }
        }
        lines = [upper, middle, lower + gap]
    }

    /// Returns the rows of a digit; `nil` for another character.
    private static func lines(of character: Unicode.Scalar) -> (String, String, String)? {
        switch character {
        case "0": ("▛▜", "▌▐", "▙▟")
        case "1": (" ▜", " ▐", " ▐")
        case "2": ("▀▜", "▛▀", "▙▄")
        case "3": ("▀▜", "▀▜", "▄▟")
        case "4": ("▌▐", "▀▜", " ▐")
        case "5": ("▛▀", "▀▜", "▄▟")
        case "6": ("▛▀", "▛▜", "▙▟")
        case "7": ("▀▜", " ▐", " ▐")
        case "8": ("▛▜", "▛▜", "▙▟")
        case "9": ("▛▜", "▀▜", "▄▟")
        case "-": ("  ", "▀▀", "  ")
        case "+": ("▗ ", "▟▄", "▝ ")
        case "e": ("▛▀", "▛▀", "▙▄")
        default: nil
        }
    }
}
