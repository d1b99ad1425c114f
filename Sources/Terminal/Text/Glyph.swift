/// The content of one cell: a character of one or two columns with its combining marks, as UTF-8.
///
/// A glyph is sixteen bytes without a reference, so copying and comparing screens is copying and comparing memory. It keeps at
/// most twelve bytes of text, enough for any syllable and for a base with several marks. Marks that do not fit are left out,
/// which also limits what a hostile text can pile up in one cell.
struct Glyph: Hashable, Sendable {
    static let capacity = 12

    /// The first eight bytes, the first one lowest.
    private(set) var low: UInt64
    /// Bits 0–31: bytes nine to twelve. 32–47: free, a cell keeps its style there. 48–51: the number of bytes. 52–53: the number
    /// of columns. 54: the width is uncertain.
    private(set) var high: UInt64

    static let blank = Glyph(Unicode.Scalar(" "), width: 1)
    /// The second column of a wide glyph.
    static let continuation = Glyph(low: 0, high: 0)

    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    init(_ scalar: Unicode.Scalar, width: Int) {
        low = 0
        high = UInt64(width) << 52
        append(scalar)
        if Self.isUncertain(scalar, width: width) { markUncertain() }
    }

    /// Creates a glyph of a scalar whose width is the same on all terminals, from its first, second and third byte.
    init(_ first: UInt8, _ second: UInt8 = 0, _ third: UInt8 = 0, count: UInt64, width: Int) {
        low = UInt64(first) | UInt64(second) << 8 | UInt64(third) << 16
        high = count << 48 | UInt64(width) << 52
    }

    var count: Int { Int(high >> 48 & 0b1111) }
    var width: Int { Int(high >> 52 & 0b11) }
    var isContinuation: Bool { width == 0 }
    /// A Boolean value that indicates whether terminals disagree about the width, so that the cursor must be placed again
    /// behind this glyph.
    var hasUncertainWidth: Bool { high >> 54 & 1 == 1 }

    /// The UTF-8 byte at an index below `count`.
    subscript(index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: index < 8 ? low >> UInt64(8 * index) : high >> UInt64(8 * (index - 8)))
    }

    /// The scalar of a glyph that has exactly one, otherwise `nil`.
    var onlyScalar: Unicode.Scalar? {
        if count == 1 { return Unicode.Scalar(self[0]) }
        var iterator = text.unicodeScalars.makeIterator()
        guard let first = iterator.next(), iterator.next() == nil else { return nil }
        return first
    }

    var text: String {
        String(decoding: (0..<count).map { self[$0] }, as: UTF8.self)
    }

    mutating func combine(_ mark: Unicode.Scalar) {
        guard count + UTF8.width(mark) <= Self.capacity else { return }
        append(mark)
        markUncertain()
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        guard let bytes = UTF8.encode(scalar) else { return }
        for byte in bytes {
            let index = count
            if index < 8 {
                low |= UInt64(byte) << UInt64(8 * index)
            } else {
                high |= UInt64(byte) << UInt64(8 * (index - 8))
            }
            high += 1 << 48
        }
    }

    private mutating func markUncertain() {
        high |= 1 << 54
    }

    /// Returns whether a scalar is an emoji or another symbol that became wide in some version of Unicode; terminals follow
    /// different versions.
    private static func isUncertain(_ scalar: Unicode.Scalar, width: Int) -> Bool {
        scalar.value >= 0x1F000 && scalar.value < 0x20000
            || width == 2 && scalar.value < 0x2E80 && scalar.value > 0x115F
            || 0x4DC0...0x4DFF ~= scalar.value
            || 0xE000...0xF8FF ~= scalar.value
    }
}
