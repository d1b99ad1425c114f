import Core

/// The shop as its receipts name it.
public struct ShopDetails: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The number under which the shop is registered; `nil` for none.
    public var registration: String?
    /// The address; `nil` for none.
    public var address: String?
    /// The telephone number; `nil` for none.
    public var telephone: String?

    /// Creates the details of a shop.
    public init(name: String, registration: String? = nil, address: String? = nil, telephone: String? = nil) {
        (self.name, self.registration, self.address, self.telephone) = (name, registration, address, telephone)
    }
}

/// An amount of money that contains a value-added tax.
public struct TaxedAmount: Hashable, Sendable {
    /// The price without the tax.
    public let net: Int
    /// The tax.
    public let tax: Int

    /// Divides an amount that contains a tax of so many per cent. The price without the tax is rounded to the nearest unit, halves up, and the
    /// tax is the rest, so that both come to the amount.
    public init(of amount: Int, percent: Int) {
        let share = amount.magnitude.multipliedFullWidth(by: 100)
        let divisor = UInt(100 + percent)
        let (quotient, remainder) = divisor.dividingFullWidth(share)
        let rounded = Int(clamping: remainder * 2 >= divisor ? quotient + 1 : quotient)
        net = amount < 0 ? -rounded : rounded
        tax = amount - net
    }
}

extension Menu {
    /// Returns an amount of money divided into the price and the tax that it contains; `nil` where there is no amount, or the menu names no
    /// tax.
    public func taxed(_ amount: Int?) -> TaxedAmount? {
        guard currency != nil, let amount, let vat else { return nil }
        return TaxedAmount(of: amount, percent: vat)
    }
}
