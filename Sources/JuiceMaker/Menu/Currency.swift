import Core

/// The currency of a menu's prices.
///
/// Amounts are whole numbers of its smallest unit, such as cents, so that sums are exact.
public struct Currency: Hashable, Sendable {
    /// The code, three capital letters (ISO 4217), such as `KRW`.
    public let code: String

    /// Creates a currency from its code; the result is `nil` if the text is not three capital letters.
    public init?(code: String) {
        guard code.utf8.count == 3, code.utf8.allSatisfy((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) else {
            return nil
        }
        self.code = code
    }

    /// The number of digits after the decimal point.
    public var fractionDigits: Int {
        if Self.withoutFraction.contains(code) { return 0 }
        return Self.withThreeDigits.contains(code) ? 3 : 2
    }

    /// Returns the whole units of an amount and its fraction with the point, without a sign.
    private func parts(of amount: Int) -> (digits: String, fraction: String) {
        var digits = String(amount.magnitude)
        guard fractionDigits > 0 else { return (digits, "") }
        digits = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.count)) + digits
        return (String(digits.dropLast(fractionDigits)), "." + digits.suffix(fractionDigits))
    }

    /// Returns a price as a menu file writes it, such as `13500` or `4.50`.
    package func plainText(_ price: Int) -> String {
        let (digits, fraction) = parts(of: price)
        return digits + fraction
    }

    /// Returns an amount with thousands separators, without the code, such as `13,500` or `−4.50`.
    public func text(_ amount: Int) -> String {
        let (digits, fraction) = parts(of: amount)
        let groups = stride(from: digits.count, to: 0, by: -3).map { digits.prefix($0).suffix(3) }.reversed()
        return (amount < 0 ? "−" : "") + groups.joined(separator: ",") + fraction
    }

    /// Returns an amount as a number of whole units, for a calculator.
    public func decimal(_ amount: Int) -> Decimal128 {
        let coefficient = UInt128(amount.magnitude)
        // This cannot fail: every such number fits.
        return (try? Decimal128(isNegative: amount < 0, coefficient: coefficient, exponent: -fractionDigits)) ?? .zero
    }

    /// An amount that messages name where they tell how an amount is written: 13,500 whole units.
    package var example: Int { (0..<fractionDigits).reduce(13_500) { amount, _ in amount * 10 } }

    /// The amounts that a price can have. Sums of ten million orders stay far below the greatest `Int`.
    package static let prices = 0...100_000_000

    /// The amounts of money that a person can count.
    package static let countedAmounts = 0...1_000_000_000_000_000

    /// Returns the amount that a person or a menu file writes, such as `4500`, `₩4,500` or `4.50`, in the smallest unit; `nil` if
    /// it is none in this currency, or not allowed.
    package func amount(of text: String, in allowed: ClosedRange<Int> = prices) -> Int? {
        let plain = text.plain.trimmed
        // `₩5` is no amount of euros.
        let unit = plain.filter { $0.isLetter || $0.isCurrencySymbol }
        guard unit.isEmpty || unit.lowercased() == "e" || unit == code || CurrencySigns.signs(of: code).contains(unit)
        else { return nil }
        // The reader knows the codes that are met most.
        let unsuffixed = plain.hasSuffix(code) ? String(plain.dropLast(code.count)) : plain
        let written = unsuffixed.hasPrefix(code) ? String(unsuffixed.dropFirst(code.count)) : unsuffixed
        guard let number = Decimal128(written: written)?.reduced(), !number.isNegative,
            number.exponent >= -fractionDigits,
            // Up to here the digits are those of a number of the smallest unit.
            let smallest = try? Decimal128(coefficient: number.coefficient, exponent: number.exponent + fractionDigits)
        else { return nil }
        return Int(exactly: smallest).flatMap { allowed.contains($0) ? $0 : nil }
    }

    // The exceptions of ISO 4217: all other currencies have two digits.
    private static let withoutFraction: Set = [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
    ]
    private static let withThreeDigits: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
}
