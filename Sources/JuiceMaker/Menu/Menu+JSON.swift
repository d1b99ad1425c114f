import Core

extension Menu {
    /// Returns the menu as the JSON of a menu file; in a ledger, it also has the fruits that left the menu.
    package func json(hasFormerFruits: Bool = false) -> JSONText {
        let fruits = fruits.map { fruit in
            JSONText.object(Self.members(of: fruit) + [("stock", .number(openingStock[fruit]))])
        }
        let former = formerFruits.map { JSONText.object(Self.members(of: $0)) }
        return .object(
            [("capacity", .number(capacity))] + (currency.map { [("currency", .string($0.code))] } ?? [])
                + shopMembers
                + [("fruits", .list(fruits)), ("juices", .list(juices.map(\.json)))]
                + (hasFormerFruits && !former.isEmpty ? [("former", .list(former))] : []))
    }

    /// What the menu says about the shop; nothing where all of it is as usual.
    private var shopMembers: [(key: String, value: JSONText)] {
        var members: [(key: String, value: JSONText)] = []
        for (key, choices) in [("categories", categories), ("services", services), ("payments", namedPayments ?? [])]
        where !choices.isEmpty {
            members.append((key, .list(choices.map { .object(Self.identity($0.id, $0.name)) })))
        }
        if let shop {
            let texts = [
                ("name", shop.name), ("registration", shop.registration), ("address", shop.address),
                ("telephone", shop.telephone),
            ]
            members.append(("shop", .object(texts.compactMap { key, text in text.map { (key, .string($0)) } })))
        }
        if let vat { members.append(("vat", .number(vat))) }
        return members
    }

    private static func members(of fruit: Fruit) -> [(key: String, value: JSONText)] {
        identity(fruit.id, fruit.name) + (fruit.color.map { [("color", .string($0.text))] } ?? [])
    }

    fileprivate static func identity(_ id: String, _ name: Name) -> [(key: String, value: JSONText)] {
        let names = name.translations.map { ($0.languageCode, JSONText.string($0.text)) }
        return [("id", .string(id)), ("name", .object(names))]
    }

    /// Returns a Boolean value that indicates whether another menu sells the same, whatever left either of them.
    package func isSame(as other: Menu) -> Bool { textWithoutUsualPayments == other.textWithoutUsualPayments }

    /// The JSON as an older program has recorded it: that left the usual payments out, also where the menu named them.
    private var textWithoutUsualPayments: String {
        var menu = self
        if payments == PaymentKind.usual { menu.namedPayments = nil }
        return menu.json().compactText
    }
}

extension Juice {
    fileprivate var json: JSONText {
        let needs = needs.map { JSONText.object([("fruit", .string($0.item.id)), ("count", .number($0.count))]) }
        let price = price.flatMap { price in currency.map { $0.plainText(price) } }
        return .object(
            Menu.identity(id, name) + (category.map { [("category", .string($0))] } ?? []) + [("needs", .list(needs))]
                + (price.map { [("price", .decimal($0))] } ?? []))
    }
}

/// A menu as a ledger records it: a text, which is compared quickly, and the menu that it was read as once.
public struct RecordedMenu: Hashable, Sendable {
    /// The JSON of the menu on one line, as a menu file has it.
    public let text: String
    /// The menu; `nil` for a text that is none. ``Accounts`` accept only menus.
    public let menu: Menu?

    /// Creates the record of a menu.
    public init(_ menu: Menu) { self.init(text: menu.json(hasFormerFruits: true).compactText) }

    /// Creates a record from its text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init(text: String) {
        self.text = text
        menu = try? Menu(parsing: Array(text.utf8))
    }

    /// Returns whether two records have the same text.
    public static func == (left: RecordedMenu, right: RecordedMenu) -> Bool { left.text == right.text }

    /// Feeds the text to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
