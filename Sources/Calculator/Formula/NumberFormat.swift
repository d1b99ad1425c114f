import Core

/// Formats of numbers as text.
public enum NumberFormat {
    /// The greatest number of digits on the display, a leading 0 included.
    static var maximumDigitCount: Int { 20 }

    /// Returns a number as the display shows it, such as `1,234.5`, `0.3333333333333333333` or `1.2345e+25`, with at
    /// most so many integer and fraction digits together, a leading 0 included; from 1 to 34.
    ///
    /// The number is rounded half away from zero. There are no trailing zeros, and there is no -0. A number whose integer
    /// part does not fit, or that is below 10^-7 and would lose digits, is written with a power of ten.
    public static func display(_ value: Decimal128, digits: Int = 20, grouping: Bool = true) -> String {
        let digits = inRange(digits)
        let fractionDigits = max(digits - value.integerDigitCount, 0)
        let rounded = value.rounded(toFractionDigits: fractionDigits, .toNearestOrAwayFromZero)
        let isLost = rounded != value && (isTiny(value) || rounded.isZero)
        guard rounded.integerDigitCount <= digits, !isLost else { return scientific(value, digits: digits) }
        let text = rounded.reduced().positional
        return grouping ? grouped(text) : text
    }

    /// Returns a number for other programs, without commas, with at most so many significant digits, from 1 to 34.
    ///
    /// In contrast to ``display(_:digits:grouping:)``, the limit is on significant digits: with three digits, 1 ÷ 3 is
    /// `0.333` and 0.0012345 is `0.00123`. A number whose integer part has more digits is written with a power of ten. So is
    /// a number below 10^-7 that would need more digits, leading zeros included.
    public static func plain(_ value: Decimal128, digits: Int = 20) -> String {
        let digits = inRange(digits)
        let rounded = value.rounded(toSignificantDigits: digits, .toNearestOrAwayFromZero).reduced()
        let isLost = isTiny(value) && (rounded != value || 1 - rounded.exponent > digits)
        guard rounded.integerDigitCount <= digits, !isLost else { return scientific(value, digits: digits) }
        return rounded.positional
    }

    /// Adds commas between the thousands of digits with at most one point, after an optional minus: `-1,234.50`.
    static func grouped(_ text: String) -> String {
        let digits = text.utf8
        let signCount = digits.first == minus ? 1 : 0
        let integerCount = digits.prefix { $0 != point }.count
        guard integerCount - signCount > 3 else { return text }
        var grouped: [UInt8] = []
        grouped.reserveCapacity(digits.count + integerCount / 3)
        for (index, digit) in digits.enumerated() {
            if index > signCount, index < integerCount, (integerCount - index).isMultiple(of: 3) {
                grouped.append(UInt8(ascii: ","))
            }
            grouped.append(digit)
        }
        return String(decoding: grouped, as: UTF8.self)
    }

    private static let point = UInt8(ascii: ".")
    private static let minus = UInt8(ascii: "-")
    private static let zero = UInt8(ascii: "0")

    private static func inRange(_ digits: Int) -> Int { min(max(digits, 1), 34) }

    /// Returns whether a number is below 10^-7, so that at least seven zeros follow the point.
    private static func isTiny(_ value: Decimal128) -> Bool {
        // A greater exponent leaves fewer zeros.
        value.exponent < -7 && !value.isZero && value.digits.count + value.exponent < -6
    }

    private static func scientific(_ value: Decimal128, digits: Int) -> String {
        let rounded = value.rounded(toSignificantDigits: digits, .toNearestOrAwayFromZero)
        // The greatest numbers cannot be reduced, so their zeros are dropped here.
        let written = rounded.digits
        let significant = written[...(written.lastIndex { $0 != zero } ?? 0)]
        var text = rounded.isNegative ? [minus] : []
        text += significant.prefix(1)
        if significant.count > 1 { text += [point] + significant.dropFirst() }
        let power = written.count - 1 + rounded.exponent
        return String(decoding: text, as: UTF8.self) + (power < 0 ? "e" : "e+") + String(power)
    }
}
