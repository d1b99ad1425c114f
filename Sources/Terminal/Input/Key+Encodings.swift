extension Key {
    /// Returns the key that types a scalar, with the modifiers that a control character implies; `nil` when no key does.
    static func typing(_ scalar: Unicode.Scalar) -> (Key, Modifiers)? {
        switch scalar.value {
        case 0x00: (.character(" "), .control)
        case 0x08, 0x7F: (.backspace, [])
        case 0x09: (.tab, [])
        case 0x0A, 0x0D: (.enter, [])
        case 0x01...0x1A: (.character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60))), .control)
        case 0x1C...0x1F: (.character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40))), .control)
        default: scalar.sanitized == scalar ? (.character(Character(scalar)), []) : nil
        }
    }

    /// Creates the key that is sent as `ESC O` and a letter: a cursor or keypad key in its application mode, or F1 to F4.
    init?(singleShift final: UInt8) {
        switch Unicode.Scalar(final) {
        case "A": self = .up
        case "B": self = .down
        case "C": self = .right
        case "D": self = .left
        case "H": self = .home
        case "F": self = .end
        case "P"..."S": self = .function(Int(final - UInt8(ascii: "P")) + 1)
        case "M": self = .enter
        case "X": self = .character("=")
        // `j` to `y` are `*` to `9`.
        case "j"..."y": self = .character(Character(Unicode.Scalar(final - UInt8(ascii: "j") + UInt8(ascii: "*"))))
        default: return nil
        }
    }

    /// Creates the key of a Unicode code, as kitty's keyboard protocol and xterm's modifyOtherKeys report keys.
    init?(code: Int) {
        switch code {
        case 8, 127: self = .backspace
        case 9: self = .tab
        case 13, 57414: self = .enter
        case 27: self = .escape
        // kitty's keypad: digits, then `. / * - +`, and `=` behind Enter.
        case 57399...57408: self = .character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
        case 57409...57413: self = .character(Array("./*-+")[code - 57409])
        case 57415: self = .character("=")
        // The private area holds kitty's other keys, such as media keys and lone modifiers.
        case 57344...63743: return nil
        default:
            guard let scalar = Unicode.Scalar(UInt32(code)), scalar.sanitized == scalar else { return nil }
            self = .character(Character(scalar))
        }
    }
}
