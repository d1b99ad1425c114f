/// The characters of Unicode's Block Elements, U+2580 to U+259F.
enum BlockElement {
    /// A part of a cell, in eighths of its width and of its height from the top left.
    typealias Part = (x: ClosedRange<Int>, y: ClosedRange<Int>)

    /// Returns the parts of a cell that a character fills, and their opacity in hundredths; `nil` for another character.
    static func parts(of scalar: Unicode.Scalar) -> (parts: [Part], opacity: Int)? {
        let value = Int(scalar.value)
        switch value {
        case 0x2580: return ([(0...7, 0...3)], 100)
        case 0x2581...0x2588: return ([(0...7, 0x2588 - value...7)], 100)
        case 0x2589...0x258F: return ([(0...0x258F - value, 0...7)], 100)
        case 0x2590: return ([(4...7, 0...7)], 100)
        case 0x2591...0x2593: return ([(0...7, 0...7)], (value - 0x2590) * 25)
        case 0x2594: return ([(0...7, 0...0)], 100)
        case 0x2595: return ([(7...7, 0...7)], 100)
        case 0x2596...0x259F: return (quarters(quarterBits[value - 0x2596]), 100)
        default: return nil
        }
    }

    /// The quarters of U+2596 to U+259F: 1 is the one at the top left, 2 top right, 4 bottom left, 8 bottom right.
    private static let quarterBits = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

    private static func quarters(_ bits: Int) -> [Part] {
        // The halves of a row that are both there are one part, without a seam.
        [(bits & 3, 0...3), (bits >> 2, 4...7)].compactMap { half, y in
            switch half {
            case 1: (0...3, y)
            case 2: (4...7, y)
            case 3: (0...7, y)
            default: nil
            }
        }
    }
}

/// The light lines of Unicode's Box Drawing, and a heavy one.
enum BoxLine {
    static let heavy = "heavy"

    /// For each character the sides of the cell to which it goes from the middle: the first letters of left, right, up and down.
    static let sides: [Unicode.Scalar: String] = [
        "─": "lr", "━": heavy, "│": "ud", "┌": "rd", "╭": "rd", "┐": "ld", "╮": "ld", "└": "ru", "╰": "ru", "┘": "lu",
        "╯": "lu", "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud",
    ]
}
