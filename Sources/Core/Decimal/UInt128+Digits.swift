extension UInt128 {
    /// How many decimal digits the integer has; 1 for zero.
    ///
    /// - Complexity: O(1). 1233 ÷ 4096 is just above log10(2), so the bits give the count or one more (Hacker's Delight,
    ///   §11-4), and one comparison tells which.
    var decimalDigitCount: Int {
        let atLeast = ((128 - leadingZeroBitCount) * 1233) >> 12
        return self < PowerOfTen.values[atLeast] ? Swift.max(atLeast, 1) : atLeast + 1
    }

    /// Drops the last `count` decimal digits.
    ///
    /// - Parameter count: from 1 to 38.
    /// - Returns: the quotient, and the dropped digits as the remainder.
    func droppingDigits(_ count: Int) -> (quotient: UInt128, remainder: UInt128) {
        UInt256(high: 0, low: self).droppingDigits(count)
    }

    /// Drops zeros from the end.
    ///
    /// - Parameter limit: how many at most, not negative.
    /// - Returns: the quotient, and how many zeros it lost.
    func droppingTrailingZeros(atMost limit: Int) -> (quotient: UInt128, count: Int) {
        // An odd integer ends in no zero, and one of 64 bits in no more than 19.
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
