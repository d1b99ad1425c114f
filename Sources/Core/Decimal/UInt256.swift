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
