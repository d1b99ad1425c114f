/// What a menu lists with an id and a name besides fruits and juices: a category, a way to serve an order, or a kind of payment.
public struct MenuChoice: Identifiable, Hashable, Sendable {
    /// The id, unique in its list: lowercase letters, digits and hyphens.
    public let id: String
    /// The name that a person reads.
    public let name: Name

    /// Creates a choice.
    ///
    /// - Throws: `MenuError.Reason` if the id is not valid.
    public init(id: String, name: Name) throws(MenuError.Reason) {
        try MenuKey.check(id: id)
        self.init(checked: id, name)
    }

    init(checked id: String, _ name: Name?) {
        self.id = id
        self.name = Name(translations: name?.translations ?? [], fallback: id)
    }
}

/// The kinds of payment that mean something to the program.
public enum PaymentKind {
    /// The kind that lies in the drawer.
    public static let cash = "cash"

    /// The kind of an order that does not wait: it is handed over and paid in cash at once, without a record of the payment.
    public static let atOnce = cash

    /// The kinds of a menu that names none: cash and card.
    public static let usual = [choice(cash, ko: "현금", en: "Cash"), choice("card", ko: "카드", en: "Card")]

    private static func choice(_ id: String, ko: String, en: String) -> MenuChoice {
        MenuChoice(checked: id, try? Name([("ko", ko), ("en", en)]))
    }
}
