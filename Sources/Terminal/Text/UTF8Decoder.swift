/// Decodes UTF-8 that comes in pieces of any length.
///
/// It accepts the sequences of table 3-7 of The Unicode Standard: no overlong form, no surrogate, nothing above U+10FFFF.
struct UTF8Decoder: Sendable {
    enum Step: Equatable {
        case scalar(Unicode.Scalar)
        case incomplete
        /// No scalar begins with this byte.
        case invalid
        /// The bytes before this one are an incomplete scalar; feed this byte again.
        case interrupted
    }

    private var missing = 0
    private var value: UInt32 = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    mutating func feed(_ byte: UInt8) -> Step {
        if missing == 0 { return begin(byte) }
        guard allowed.contains(byte) else {
            missing = 0
            return .interrupted
        }
        allowed = 0x80...0xBF
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        if missing > 0 { return .incomplete }
        return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
    }

    private mutating func begin(_ byte: UInt8) -> Step {
        allowed = 0x80...0xBF
        switch byte {
        case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: missing = 1
        case 0xE0: (missing, allowed) = (2, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: missing = 2
        case 0xED: (missing, allowed) = (2, 0x80...0x9F)
        case 0xF0: (missing, allowed) = (3, 0x90...0xBF)
        case 0xF1...0xF3: missing = 3
        case 0xF4: (missing, allowed) = (3, 0x80...0x8F)
        default: return .invalid
        }
        value = UInt32(byte) & (missing == 1 ? 0x1F : missing == 2 ? 0x0F : 0x07)
        return .incomplete
    }
}
