nonisolated extension [UInt8] {
    /// Adds the decimal digits of a number that is not negative.
    mutating func appendDecimal(_ number: Int) {
        if number >= 10 { appendDecimal(number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// Adds `ESC [`, the number unless it is 1 (which a missing one means), and the final byte.
    mutating func appendControl(_ number: Int, _ final: Unicode.Scalar) {
        append(0x1B)
        append(UInt8(ascii: "["))
        if number != 1 { appendDecimal(number) }
        append(UInt8(truncatingIfNeeded: final.value))
    }

    /// How many bytes `appendControl` adds.
    static func controlLength(_ number: Int) -> Int {
        number == 1 ? 3 : 3 + decimalLength(number)
    }

    /// How many digits a number has.
    static func decimalLength(_ number: Int) -> Int {
        number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4 + decimalLength(number / 10000) - 1
    }
}
