import Core

/// How numbers become text.
package enum NumberFormat {
    /// Writes a number as a calculator shows it.
    ///
    /// Digits that do not fit are rounded half away from zero; there are no zeros at the end, and no -0. A number whose
    /// integer part does not fit, or that is below 10^-7 and would lose digits, is shown as one digit, a point, the others
    /// and a power of ten.
    ///
    /// - Parameters:
    ///   - value: any number.
    ///   - digits: how many digits there may be, in front of the point and behind it together, a leading 0 counted; 1 to 34.
    ///   - grouping: whether a comma stands after each thousand.
    /// - Returns: such as `1,234.5`, `0.3333333333333333333` or `1.2345e+25`.
    package static func display(_ value: Decimal128, digits: Int = 20, grouping: Bool = true) -> String {
        let digits = inRange(digits)
        let fractionDigits = max(digits - value.integerDigitCount, 0)
        let rounded = value.rounded(toFractionDigits: fractionDigits, .toNearestOrAwayFromZero)
        let isLost = rounded != value && (isTiny(value) || rounded.isZero)
        guard rounded.integerDigitCount <= digits, !isLost else { return scientific(value, digits: digits) }
        let text = positional(rounded.reduced())
        return grouping ? grouped(text) : text
    }

    /// Writes a number as a program likes to read it: without commas, and with all the digits that are asked for.
    ///
    /// In contrast to `display(_:digits:grouping:)` it is the significant digits that are counted, so 1 ÷ 3 with three
    /// digits is `0.333`, and 0.0012345 is `0.00123`. A number whose integer part has more digits, or that is below 10^-7
    /// and would need more (leading zeros counted, so that nobody has to count these), is written with a power of ten.
    ///
    /// - Parameters:
    ///   - value: any number.
    ///   - digits: how many significant digits there may be, 1 to 34.
    /// - Returns: such as `1234.5`, `0.33333333333333333333` or `1.2345e+25`.
    package static func plain(_ value: Decimal128, digits: Int = 20) -> String {
        let digits = inRange(digits)
        let rounded = value.rounded(toSignificantDigits: digits, .toNearestOrAwayFromZero).reduced()
        let isLost = isTiny(value) && (rounded != value || 1 - rounded.exponent > digits)
        guard rounded.integerDigitCount <= digits, !isLost else { return scientific(value, digits: digits) }
        return positional(rounded)
    }

    /// Puts a comma after each thousand of a number that is written with digits, a point and a minus only.
    ///
    /// - Parameter text: the number, such as `-1234.50` or, while somebody types, `1234.`.
    /// - Returns: such as `-1,234.50`.
    package static func grouped(_ text: String) -> String {
        let integer = text.utf8.prefix { $0 != point }
        let sign = integer.prefix { $0 == minus }
        var grouped = Array(sign)
        for (index, digit) in integer.dropFirst(sign.count).enumerated() {
            let isThousand = (integer.count - sign.count - index).isMultiple(of: 3)
            if index > 0, isThousand { grouped.append(UInt8(ascii: ",")) }
            grouped.append(digit)
        }
        return String(decoding: grouped + text.utf8.dropFirst(integer.count), as: UTF8.self)
    }

    private static let point = UInt8(ascii: ".")
    private static let minus = UInt8(ascii: "-")
    private static let zero = UInt8(ascii: "0")

    private static func inRange(_ digits: Int) -> Int { min(max(digits, 1), 34) }

    /// Below 10^-7, where the first digit other than 0 stands at the eighth place behind the point or further.
    private static func isTiny(_ value: Decimal128) -> Bool {
        // Only an exponent below -7 can put the first digit that far behind the point.
        value.exponent < -7 && !value.isZero && value.digits.count + value.exponent < -6
    }

    /// `12300`, `-0.00123`: all zeros between the digits and the point written out. Of a reduced number.
    private static func positional(_ value: Decimal128) -> String {
        let digits = value.digits
        let fractionDigits = max(-value.exponent, 0)
        let leadingZeros = max(fractionDigits + 1 - digits.count, 0)
        var text: [UInt8] = []
        text.reserveCapacity(digits.count + leadingZeros + max(value.exponent, 0) + 2)
        if value.isNegative { text.append(minus) }
        let integerDigits = leadingZeros + digits.count - fractionDigits
        for index in 0..<(leadingZeros + digits.count) {
            if index == integerDigits { text.append(point) }
            text.append(index < leadingZeros ? zero : digits[index - leadingZeros])
        }
        for _ in 0..<max(value.exponent, 0) { text.append(zero) }
        return String(decoding: text, as: UTF8.self)
    }

    /// `1.23e+25`: one digit in front of the point, and a power of ten with its sign.
    private static func scientific(_ value: Decimal128, digits: Int) -> String {
        let rounded = value.rounded(toSignificantDigits: digits, .toNearestOrAwayFromZero)
        // The greatest numbers cannot be reduced, so their zeros go here.
        let written = rounded.digits
        let significant = written[...(written.lastIndex { $0 != zero } ?? 0)]
        var text = rounded.isNegative ? [minus] : []
        text += significant.prefix(1)
        if significant.count > 1 { text += [point] + significant.dropFirst() }
        let power = written.count - 1 + rounded.exponent
        return String(decoding: text, as: UTF8.self) + (power < 0 ? "e" : "e+") + String(power)
    }
}
