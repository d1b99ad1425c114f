extension UInt128 {
    /// The number of decimal digits; 1 for zero.
    ///
    /// 1233 ÷ 4096 is just above log10(2), so the number of bits gives the count or one more, and one comparison decides
    /// (Hacker's Delight, §11-4).
    var decimalDigitCount: Int {
        let atLeast = ((128 - leadingZeroBitCount) * 1233) >> 12
        return self < PowerOfTen.values[atLeast] ? Swift.max(atLeast, 1) : atLeast + 1
    }

    /// Divides by a power of ten, and returns the dropped digits, 38 at most, as the remainder.
    func droppingDigits(_ count: Int) -> (quotient: UInt128, remainder: UInt128) {
        quotientAndRemainder(dividingBy: PowerOfTen.values[count])
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
