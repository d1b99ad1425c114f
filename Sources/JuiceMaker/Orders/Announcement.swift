import Core

/// What the people in front of the counter are to be told.
package enum Announcement: Equatable, Sendable {
    /// A juice is ready.
    case ready(Sale)
    /// An order cannot be made, for the fruits that are named. Shall the stock be changed?
    case short(Order, Shortage<Fruit>)
    /// They said yes: the stock is to be opened for them.
    case openStock
    /// They said no: the rest of the order will not be made.
    case dropped(Order)
    /// An order was dropped, because its sale could not be written down. The stock is as it was.
    case failed(Order, LedgerFault)
    /// An order was not taken.
    case refused(OrderRefusal)
}
