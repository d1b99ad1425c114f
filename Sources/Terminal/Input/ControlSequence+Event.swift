nonisolated extension ControlSequence {
    /// What a person did, or nil for everything else that a terminal may say.
    var event: InputEvent? {
        if hasIntermediates { return nil }
        if marker == UInt8(ascii: "<") { return mouseEvent.map(InputEvent.mouse) }
        if marker != nil || isRelease { return nil }
        return key.map { InputEvent.key($0.0, $0.1) }
    }

    /// Whether this is the mark before pasted text.
    var beginsPaste: Bool {
        final == UInt8(ascii: "~") && marker == nil && !hasIntermediates && parameter(0) == 200
    }

    private var modifiers: Modifiers { Modifiers(parameter: parameter(1)) }

    /// kitty's keyboard protocol can report that a key was let go: nobody asked for that, and it is no second press.
    private var isRelease: Bool { parameter(1, part: 1) == 3 }

    private var key: (Key, Modifiers)? {
        switch Unicode.Scalar(final) {
        case "A": (.up, modifiers)
        case "B": (.down, modifiers)
        case "C": (.right, modifiers)
        case "D": (.left, modifiers)
        case "H": (.home, modifiers)
        case "F": (.end, modifiers)
        case "P": (.function(1), modifiers)
        case "Q": (.function(2), modifiers)
        // The answer to "where is the cursor" ends in the same letter, but nearly never stands in row 1.
        case "R" where (parameter(0) ?? 1) <= 1: (.function(3), modifiers)
        case "S": (.function(4), modifiers)
        case "Z": (.tab, .shift)
        case "u": parameter(0).flatMap { Self.key(code: $0, modifiers) }
        case "~": tildeKey
        default: nil
        }
    }

    private var tildeKey: (Key, Modifiers)? {
        switch parameter(0) ?? 0 {
        case 1, 7: (.home, modifiers)
        case 2: (.insert, modifiers)
        case 3: (.delete, modifiers)
        case 4, 8: (.end, modifiers)
        case 5: (.pageUp, modifiers)
        case 6: (.pageDown, modifiers)
        case let number where 11...15 ~= number: (.function(number - 10), modifiers)
        case let number where 17...21 ~= number: (.function(number - 11), modifiers)
        case 23: (.function(11), modifiers)
        case 24: (.function(12), modifiers)
        // xterm's modifyOtherKeys: 27 ; modifiers ; code.
        case 27: parameter(2).flatMap { Self.key(code: $0, modifiers) }
        default: nil
        }
    }

    /// A key that is reported by its Unicode code, as kitty and modifyOtherKeys do.
    private static func key(code: Int, _ modifiers: Modifiers) -> (Key, Modifiers)? {
        switch code {
        case 8, 127: return (.backspace, modifiers)
        case 9: return (.tab, modifiers)
        case 13, 57414: return (.enter, modifiers)
        case 27: return (.escape, modifiers)
        case 57399...57408:
            return Unicode.Scalar(UInt32(code - 57399 + 0x30)).map { (.character(Character($0)), modifiers) }
        case 57409: return (.character("."), modifiers)
        case 57410: return (.character("/"), modifiers)
        case 57411: return (.character("*"), modifiers)
        case 57412: return (.character("-"), modifiers)
        case 57413: return (.character("+"), modifiers)
        case 57415: return (.character("="), modifiers)
        // The private area holds kitty's other keys: media keys, modifiers alone.
        case 57344...63743: return nil
        default:
            guard let scalar = Unicode.Scalar(UInt32(code)), scalar.sanitized == scalar else { return nil }
            guard modifiers.contains(.shift), scalar.isASCII else { return (.character(Character(scalar)), modifiers) }
            let shifted = Character(Character(scalar).uppercased())
            return (.character(shifted), modifiers.subtracting(.shift))
        }
    }

    /// xterm's SGR mouse report (mode 1006): button, column, row; `M` went down, `m` up.
    private var mouseEvent: MouseEvent? {
        let isPress = final == UInt8(ascii: "M")
        guard isPress || final == UInt8(ascii: "m"),
            let code = parameter(0), let column = parameter(1), let row = parameter(2)
        else { return nil }
        return MouseEvent(code: code, isPress: isPress, column: column, row: row)
    }
}
