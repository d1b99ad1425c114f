import Core

@testable import Calculator

/// Whether a display is `NaN` or a number of at most twenty digits, with its commas at the thousands and no -0.
func isValid(_ display: String) -> Bool {
    guard display != "NaN" else { return true }
    let plain = display.replacing(",", with: "")
    let mantissa = plain.prefix { $0 != "e" }
    guard Decimal128(plain) != nil, mantissa.utf8.count(where: { (48...57).contains($0) }) <= 20 else { return false }
    guard !plain.hasPrefix("-") || Decimal128(plain).map({ $0 < 0 }) == true else { return false }
    return plain == display || NumberFormat.grouped(plain) == display
}
