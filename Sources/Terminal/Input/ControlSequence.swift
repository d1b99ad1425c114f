/// A control sequence (ECMA-48, 5.4): the bytes between `ESC [` and the final byte, and that byte.
struct ControlSequence {
    /// The first parameter byte if it is one of `<=>?`, which marks a private sequence.
    private let marker: UInt8?
    /// One entry for each parameter, with the sub-parameters that kitty separates by colons; 0 for a missing number.
    private let parameters: [[Int]]
    private let final: UInt8

    /// Parses a sequence; `nil` for one with intermediate bytes, which change the meaning of the final byte.
    init?(parsing body: [UInt8], final: UInt8) {
        if body.contains(where: { $0 < 0x30 }) { return nil }
        self.final = final
        var digits = body[...]
        if let first = digits.first, 0x3C...0x3F ~= first {
            marker = first
            digits.removeFirst()
        } else {
            marker = nil
        }
        parameters = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
            parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
        }
    }

    /// The key or the mouse event that the sequence reports, or `nil` for any other message of a terminal.
    var event: InputEvent? {
        if marker == UInt8(ascii: "<") { return mouseEvent.map(InputEvent.mouse) }
        if marker != nil || isRelease { return nil }
        return key.map { InputEvent.key($0.0, $0.1) }
    }

    var beginsPaste: Bool {
        final == UInt8(ascii: "~") && marker == nil && parameter(0) == 200
    }

    /// Returns a parameter or its sub-parameter, a number of at most seven digits, or `nil` when it is missing.
    private func parameter(_ index: Int, part: Int = 0) -> Int? {
        guard index < parameters.count, part < parameters[index].count else { return nil }
        return parameters[index][part]
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { number, digit in
            0x30...0x39 ~= digit && number < 1_000_000 ? number * 10 + Int(digit - 0x30) : number
        }
    }
}

// MARK: - Keys

extension ControlSequence {
    private var modifiers: Modifiers { Modifiers(parameter: parameter(1)) }

    /// A Boolean value that indicates whether the sequence reports the release of a key, as kitty's protocol can.
    private var isRelease: Bool { parameter(1, part: 1) == 3 }

    private var key: (Key, Modifiers)? {
        switch Unicode.Scalar(final) {
        case "A"..."D", "F", "H", "P", "Q", "S": Key(singleShift: final).map { ($0, modifiers) }
        // A report of the cursor's position ends in the same letter, but almost never has row 1.
        case "R" where (parameter(0) ?? 1) <= 1: (.function(3), modifiers)
        case "Z": (.tab, .shift)
        case "u": typedKey(code: parameter(0))
        // xterm's modifyOtherKeys: 27 ; modifiers ; code.
        case "~" where parameter(0) == 27: typedKey(code: parameter(2))
        case "~": numberedKey.map { ($0, modifiers) }
        default: nil
        }
    }

    private var numberedKey: Key? {
        switch parameter(0) ?? 0 {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case let number where 11...15 ~= number: .function(number - 10)
        case let number where 17...21 ~= number: .function(number - 11)
        case 23: .function(11)
        case 24: .function(12)
        default: nil
        }
    }

    /// Returns the key of a Unicode code; a letter with Shift is its capital letter.
    private func typedKey(code: Int?) -> (Key, Modifiers)? {
        guard let key = code.flatMap(Key.init(code:)) else { return nil }
        guard modifiers.contains(.shift), case .character(let character) = key, let ascii = character.asciiValue,
            code == Int(ascii)
        else { return (key, modifiers) }
        return (.character(Character(character.uppercased())), modifiers.subtracting(.shift))
    }
}

extension Modifiers {
    /// Creates a set from xterm's parameter: 1 plus 1 for Shift, 2 for Alt, 4 for Control and 32 for Meta, which counts as Alt.
    fileprivate init(parameter: Int?) {
        let bits = max(0, (parameter ?? 1) - 1)
        self.init(rawValue: UInt8(bits & 0b111))
        if bits & 32 != 0 { insert(.alt) }
    }
}

// MARK: - The mouse

extension ControlSequence {
    /// The event of xterm's SGR mouse report (mode 1006): button, column, row; `M` for a press, `m` for a release.
    private var mouseEvent: MouseEvent? {
        let isPress = final == UInt8(ascii: "M")
        guard isPress || final == UInt8(ascii: "m"),
            let code = parameter(0), let column = parameter(1), let row = parameter(2)
        else { return nil }
        return MouseEvent(code: code, isPress: isPress, column: column, row: row)
    }
}

extension MouseEvent {
    /// Creates the event of a mouse report (xterm, "Mouse Tracking"), whose columns and rows are counted from 1. Bits 0, 1, 6 and 7 of the
    /// code are the button, bits 2 to 4 the keys that are held, which mean nothing here, and bit 5 is motion. Motion, other buttons, sideways
    /// wheels and cells that do not exist give `nil`.
    init?(code: Int, isPress: Bool, column: Int, row: Int) {
        guard column > 0, row > 0, let action = Self.action(code & ~0b1_1100, isPress: isPress) else { return nil }
        self.init(action, at: GridPoint(column: column - 1, row: row - 1))
    }

    private static func action(_ code: Int, isPress: Bool) -> Action? {
        switch code {
        case 0: isPress ? .press(.left) : .release(.left)
        case 1: isPress ? .press(.middle) : .release(.middle)
        case 2: isPress ? .press(.right) : .release(.right)
        // Without mode 1006 a release does not name its button.
        case 3: .release(.left)
        case 64 where isPress: .wheelUp
        case 65 where isPress: .wheelDown
        default: nil
        }
    }
}
