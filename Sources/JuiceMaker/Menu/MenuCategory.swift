/// A part of a long menu.
public struct MenuCategory: Identifiable, Hashable, Sendable {
    /// The id, unique among the categories of a menu: lowercase letters, digits and hyphens.
    public let id: String
    /// The name that a person reads.
    public let name: Name

    /// Creates a category.
    ///
    /// - Throws: `MenuError.Reason` if the id is not valid.
    public init(id: String, name: Name) throws(MenuError.Reason) {
        try MenuKey.check(id: id)
        self.id = id
        self.name = Name(translations: name.translations, fallback: id)
    }
}
