extension UInt128 {
    /// Divides a number of 256 bits by a power of ten, and returns the dropped digits as the remainder. From 1 to 38 digits can be
    /// dropped, and for a number above 128 bits, the quotient must be below 2^120.
    ///
    /// The method multiplies by a reciprocal instead of dividing. The dividend, the reciprocal and the upper half of their
    /// product are truncated to 128 bits. Each truncation loses less than one unit of that half. The quotient begins at
    /// least two bits above that unit, so it is right or one too low, and the remainder shows which. (The idea is that of
    /// Granlund and Montgomery, "Division by invariant integers using multiplication", 1994.)
    static func droppingDigits(
        _ count: Int, from number: (high: UInt128, low: UInt128)
    ) -> (quotient: UInt128, remainder: UInt128) {
        let power = PowerOfTen.values[count]
        let shift = number.high == 0 ? 0 : 128 - number.high.leadingZeroBitCount
        let leading = shift == 0 ? number.low : (number.high << (128 - shift)) | (number.low >> shift)
        let product = leading.multipliedFullWidth(by: PowerOfTen.reciprocals[count]).high
        var quotient = product >> (127 - power.leadingZeroBitCount - shift)
        var remainder = number.low &- quotient &* power
        if remainder >= power {
            quotient += 1
            remainder -= power
        }
        return (quotient, remainder)
    }

    /// The number of decimal digits; 1 for zero.
    ///
    /// 1233 ÷ 4096 is just above log10(2), so the number of bits gives the count or one more, and one comparison decides
    /// (Hacker's Delight, §11-4).
    var decimalDigitCount: Int {
        let atLeast = ((128 - leadingZeroBitCount) * 1233) >> 12
        return self < PowerOfTen.values[atLeast] ? Swift.max(atLeast, 1) : atLeast + 1
    }

    /// Divides by a power of ten, and returns the dropped digits, from 1 to 38, as the remainder.
    func droppingDigits(_ count: Int) -> (quotient: UInt128, remainder: UInt128) {
        Self.droppingDigits(count, from: (0, self))
    }

    /// Drops trailing zeros, but not more than a limit, and counts them.
    func droppingTrailingZeros(atMost limit: Int) -> (quotient: UInt128, count: Int) {
        // An odd integer has no trailing zero, and one of 64 bits has at most 19.
        if self & 1 == 1 { return (self, 0) }
        var quotient = self
        var count = 0
        var step = self >> 64 == 0 ? 16 : 32
        while step > 0 {
            if count + step <= limit {
                let (shorter, remainder) = quotient.droppingDigits(step)
                if remainder == 0 {
                    quotient = shorter
                    count += step
                }
            }
            step /= 2
        }
        return (quotient, count)
    }
}
