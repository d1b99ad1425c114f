/// Splits the bytes that a program writes to a terminal into characters, control characters and sequences.
///
/// It follows ECMA-48 (5.4 for control sequences) and the UTF-8 definition, and can stop between any two bytes.
struct SequenceDecoder {
    enum Element {
        case scalar(Unicode.Scalar)
        case control(UInt8)
        case escape(Character)
        case sequence(ControlSequence)
        /// An OSC, DCS or similar string.
        case string(String)
        case malformed([UInt8])
    }

    /// A control sequence: `ESC [`, an optional prefix, the parameters, the final byte.
    struct ControlSequence {
        var prefix: Character?
        /// The parameters; an empty one is 0, and one that is no number is nil.
        var parameters: [Int?] = []
        var final: Character = " "
    }

    private enum State {
        case ground
        case text([UInt8], missing: Int)
        case escape
        case sequence([UInt8])
        case string([UInt8])
    }

    private var state = State.ground

    /// Takes a byte.
    ///
    /// - Returns: The element that the byte completes, if any.
    mutating func feed(_ byte: UInt8) -> Element? {
        switch state {
        case .ground: return begin(byte)
        case .text(let bytes, let missing): return continueText(bytes + [byte], missing: missing - 1)
        case .escape: return continueEscape(byte)
        case .sequence(let bytes):
            guard (0x40...0x7E).contains(byte) else {
                state = .sequence(bytes + [byte])
                return nil
            }
            state = .ground
            return .sequence(Self.sequence(bytes, final: byte))
        case .string(let bytes):
            guard byte == 0x07 || bytes.last == 0x1B && byte == UInt8(ascii: "\\") else {
                state = .string(bytes + [byte])
                return nil
            }
            state = .ground
            return .string(String(decoding: bytes.filter { $0 != 0x1B }, as: UTF8.self))
        }
    }

    private mutating func begin(_ byte: UInt8) -> Element? {
        switch byte {
        case 0x1B: state = .escape
        case 0..<0x20, 0x7F: return .control(byte)
        case 0x20..<0x80: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: state = .text([byte], missing: 1)
        case 0xE0...0xEF: state = .text([byte], missing: 2)
        case 0xF0...0xF4: state = .text([byte], missing: 3)
        default: return .malformed([byte])
        }
        return nil
    }

    private mutating func continueText(_ bytes: [UInt8], missing: Int) -> Element? {
        guard missing == 0 else {
            state = .text(bytes, missing: missing)
            return nil
        }
        state = .ground
        guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first else {
            return .malformed(bytes)
        }
        return .scalar(scalar)
    }

    private mutating func continueEscape(_ byte: UInt8) -> Element? {
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string([])
        default:
            state = .ground
            return .escape(Character(Unicode.Scalar(byte)))
        }
        return nil
    }

    private static func sequence(_ bytes: [UInt8], final: UInt8) -> ControlSequence {
        var rest = bytes[...]
        var sequence = ControlSequence(final: Character(Unicode.Scalar(final)))
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            sequence.prefix = Character(Unicode.Scalar(first))
            rest = rest.dropFirst()
        }
        guard !rest.isEmpty else { return sequence }
        let texts = String(decoding: rest, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
        sequence.parameters = texts.map { $0.isEmpty ? 0 : Int($0) }
        return sequence
    }
}
