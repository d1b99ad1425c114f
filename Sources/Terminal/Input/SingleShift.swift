/// The keys that come as `ESC O` and a letter: the cursor keys and the keypad in their application modes, F1 to F4.
nonisolated enum SingleShift {
    /// What the letter means, or nil when it is no such key.
    static func event(_ final: UInt8) -> InputEvent? {
        key(Unicode.Scalar(final)).map { .key($0, []) }
    }

    private static func key(_ final: Unicode.Scalar) -> Key? {
        switch final {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "H": .home
        case "F": .end
        case "P": .function(1)
        case "Q": .function(2)
        case "R": .function(3)
        case "S": .function(4)
        case "M": .enter
        case "X": .character("=")
        case "j": .character("*")
        case "k": .character("+")
        case "l": .character(",")
        case "m": .character("-")
        case "n": .character(".")
        case "o": .character("/")
        case "p"..."y": .character(Character(Unicode.Scalar(UInt8(final.value - 0x70 + 0x30))))
        default: nil
        }
    }
}
