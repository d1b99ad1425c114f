/// A fruit that the kiosk keeps in stock.
package struct Fruit: Identifiable, Hashable, Sendable {
    /// Lowercase letters, digits and hyphens; one of a kind in its menu.
    package let id: String
    /// What people call it.
    package let name: Name

    /// Hashes the id alone: it tells the fruits of a menu apart, and the stock looks them up often.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
