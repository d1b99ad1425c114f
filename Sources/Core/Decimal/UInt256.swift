/// The product of two 128-bit integers, before its lower digits are dropped.
struct UInt256 {
    let high: UInt128
    let low: UInt128

    init(high: UInt128, low: UInt128) {
        self.high = high
        self.low = low
    }

    init(product left: UInt128, _ right: UInt128) {
        (high, low) = left.multipliedFullWidth(by: right)
    }

    /// Drops the last `count` decimal digits.
    ///
    /// Multiplies by a tabled reciprocal instead of dividing. Truncating the dividend to its leading 128 bits, the
    /// reciprocal to 128 bits and their product to its upper half loses less than one unit of that half each. The
    /// quotient is read at least two bits above that unit, so it is right or one too low, and the remainder tells.
    /// (The idea is that of Granlund and Montgomery, "Division by invariant integers using multiplication", 1994.)
    ///
    /// - Parameter count: from 1 to 38, and so many that the quotient is below 2^120; from 128 bits, any.
    /// - Returns: the quotient, and the dropped digits as the remainder.
    /// - Complexity: O(1), about a dozen machine multiplications.
    func droppingDigits(_ count: Int) -> (quotient: UInt128, remainder: UInt128) {
        let power = PowerOfTen.values[count]
        let shift = high == 0 ? 0 : 128 - high.leadingZeroBitCount
        let leading = shift == 0 ? low : (high << (128 - shift)) | (low >> shift)
        let product = leading.multipliedFullWidth(by: PowerOfTen.reciprocals[count]).high
        var quotient = product >> (127 - power.leadingZeroBitCount - shift)
        var remainder = low &- quotient &* power
        if remainder >= power {
            quotient += 1
            remainder -= power
        }
        return (quotient, remainder)
    }
}

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
