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

/// A light line of Unicode's Box Drawing: the sides of the cell to which it goes from the middle.
struct BoxLine {
    /// The first letters of left, right, up and down; capitals for a heavy line.
    private let sides: String

    var left: Bool { sides.contains("l") }
    var right: Bool { sides.contains("r") }
    var up: Bool { sides.contains("u") }
    var down: Bool { sides.contains("d") }
    var isHeavy: Bool { sides == "LR" }

    /// Creates the line of a character; `nil` for one that is drawn by a font.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "─": sides = "lr"
        case "━": sides = "LR"
        case "│": sides = "ud"
        case "┌", "╭": sides = "rd"
        case "┐", "╮": sides = "ld"
        case "└", "╰": sides = "ru"
        case "┘", "╯": sides = "lu"
        case "├": sides = "rud"
        case "┤": sides = "lud"
        case "┬": sides = "lrd"
        case "┴": sides = "lru"
        case "┼": sides = "lrud"
        default: return nil
        }
    }
}
