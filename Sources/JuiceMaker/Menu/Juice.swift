import Core

/// A juice that can be ordered.
package struct Juice: Identifiable, Hashable, Sendable {
    /// Lowercase letters, digits and hyphens; one of a kind in its menu.
    package let id: String
    /// What people call it.
    package let name: Name
    /// The recipe, in the order of the menu file: every fruit once, and at least one.
    package let needs: [Quantity<Fruit>]

    /// Hashes the id alone: it tells the juices of a menu apart.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
