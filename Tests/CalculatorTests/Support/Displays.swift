import Core

@testable import Calculator

/// Whether a display is `NaN` or a number of at most twenty digits, with its commas at the thousands and no -0.
func isValid(_ display: String) -> Bool {
    guard display != "NaN" else { return true }
    let plain = String(decoding: display.utf8.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
    guard let value = Decimal128(plain) else { return false }
    let mantissa = plain.utf8.prefix { $0 != UInt8(ascii: "e") }
    let digits = mantissa.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count <= 20, value.isNegative || !plain.hasPrefix("-") else { return false }
    return plain == display || NumberFormat.grouped(plain) == display
}
