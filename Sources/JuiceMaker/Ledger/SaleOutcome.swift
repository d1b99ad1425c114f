import Core

/// What came of a request.
package enum SaleOutcome: Equatable, Sendable {
    /// It was made, now or when the same request came before.
    case sold(Sale)
    /// It was not, for want of fruits.
    case short(Shortage<Fruit>)
    /// Its key was used before, for another juice, which has this number and id: nothing was made.
    case keyUsed(number: Int, juice: String)
}
