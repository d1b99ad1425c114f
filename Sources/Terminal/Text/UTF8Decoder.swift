/// Decodes UTF-8 that comes in pieces of any length.
///
/// It accepts the sequences of table 3-7 of The Unicode Standard: no overlong form, no surrogate, nothing above U+10FFFF.
struct UTF8Decoder: Sendable {
    enum Step: Equatable {
        case scalar(Unicode.Scalar)
        case incomplete
        /// No scalar begins with this byte, or the bytes up to this one are none.
        case invalid
        /// The bytes before this one are an incomplete scalar; feed this byte again.
        case interrupted
    }

    private var missing = 0
    private var length = 0
    private var value: UInt32 = 0

    /// A Boolean value that indicates whether the rest of a scalar has not come yet.
    var isInsideScalar: Bool { missing > 0 }

    mutating func feed(_ byte: UInt8) -> Step {
        if missing == 0 { return begin(byte) }
        guard byte & 0xC0 == 0x80 else {
            missing = 0
            return .interrupted
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        if missing > 0 { return .incomplete }
        guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return .invalid }
        return .scalar(scalar)
    }

    private mutating func begin(_ byte: UInt8) -> Step {
        switch byte {
        case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return .invalid
        }
        missing = length - 1
        value = UInt32(byte) & (0x7F >> UInt32(length))
        return .incomplete
    }
}
