/// Why a decimal calculation has no result.
package enum DecimalError: Error, Hashable, Sendable {
    /// The divisor was zero (IEEE 754-2008 §7.3; here also 0 ÷ 0, which there is invalid).
    case divisionByZero
    /// The rounded result would be 10^6145 or more (IEEE 754-2008 §7.4).
    case overflow
}
