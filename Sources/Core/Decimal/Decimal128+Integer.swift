extension Decimal128: ExpressibleByIntegerLiteral {
    /// The number of the same value as an integer; every `Int` fits.
    ///
    /// - Parameter value: any integer.
    package init(_ value: Int) {
        self.init(isNegative: value < 0, fitting: UInt128(value.magnitude), exponent: 0)
    }

    package init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension Int {
    /// The integer of the same value as a decimal number, or nil when it has a fraction or is out of range.
    ///
    /// - Parameter value: any decimal number; 1.20E+1 is 12.
    package init?(exactly value: Decimal128) {
        let reduced = value.reduced()
        guard reduced.exponent >= 0, reduced.integerDigitCount <= 19 else { return nil }
        let magnitude = Int128(reduced.coefficient * PowerOfTen.values[reduced.exponent])
        self.init(exactly: reduced.isNegative ? -magnitude : magnitude)
    }
}
